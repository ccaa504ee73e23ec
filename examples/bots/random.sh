#!/bin/sh
# A bot in POSIX sh and awk that plays any game at random: a proof that a bot needs no library.
#
#     ludopolis arena innovation ./examples/bots/random.sh random --games 4
#
# The line of a decision looks like this:
#     {...,"type":"decide",...,"actions":[{"number":17,"text":"build altar"},...],"view":{...}}

while IFS= read -r line; do
    case $line in
    *'"type":"hello"'*)
        seed=$(printf '%s\n' "$line" | sed 's/.*"seed":\([0-9]*\).*/\1/')
        echo '{"name": "random.sh"}'
        ;;
    *'"type":"decide"'*)
        seed=$(((seed * 1103515245 + 12345) % 2147483648))
        printf '%s\n' "$line" | awk -v seed="$seed" '{
            sub(/\],"view":.*/, "")
            sub(/.*"actions":\[/, "")
            count = split($0, actions, "\"text\":\"") - 1
            chosen = actions[2 + int(count * seed / 2147483648)]
            sub(/".*/, "", chosen)
            print "{\"action\": \"" chosen "\"}"
        }'
        ;;
    esac
done
