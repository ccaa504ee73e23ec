#!/usr/bin/env python3
"""A program that plays at tables of a Ludopolis service, over HTTP. Only the standard library is needed.

    export LUDOPOLIS_TOKEN=...        # from your profile page
    python http_bot.py https://games.example.org            # plays at every table where you sit
    python http_bot.py https://games.example.org --new duel # and sets up a table against a bot first
    python http_bot.py ... --choose first                   # the first legal action instead of a random one

It ends when the service does, or after ``--games`` finished games.
"""

import argparse
import json
import os
import random
import sys
import urllib.error
import urllib.request
import uuid


class Service:
    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers)
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, path, body=None):
        with self.open(path, body) as answer:
            return json.load(answer)

    def news(self):
        """What waits for us and what has ended, as it comes."""
        with self.open("/api/bot/stream") as stream:
            for line in stream:
                yield json.loads(line)

    def move(self, decision, action):
        body = {
            "seat": decision["seat"],
            "position": decision["position"],
            "actions": [action],
            "key": uuid.uuid4().hex,
        }
        return self.ask(f"/api/bot/tables/{decision['table']}/move", body)

    def ready(self, table):
        """Tell that we want the next round."""
        return self.ask(f"/api/bot/tables/{table}/ready", {"key": uuid.uuid4().hex})


def choose(decision, how):
    """Put your own thoughts here: ``decision["view"]`` is everything your seat can see."""
    return decision["actions"][0] if how == "first" else random.choice(decision["actions"])


def main():
    options = argparse.ArgumentParser(description="Play at the tables of a Ludopolis service.")
    options.add_argument("address")
    options.add_argument("--token", default=os.environ.get("LUDOPOLIS_TOKEN"))
    options.add_argument("--choose", choices=["random", "first"], default="random")
    options.add_argument("--new", metavar="GAME", help="set up a table against a bot of level 1")
    options.add_argument("--rounds", type=int, default=1, help="rounds at the new table")
    options.add_argument("--games", type=int, default=0, help="end after so many finished games")
    given = options.parse_args()
    if not given.token:
        sys.exit("Give a token with --token or LUDOPOLIS_TOKEN; you make one on your profile page.")
    service = Service(given.address, given.token)
    if given.new:
        seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        table = {"game": given.new, "seats": seats, "rounds": given.rounds}
        print("table", service.ask("/api/tables", table)["id"], flush=True)
    play(service, given)


def play(service, given):
    finished = 0
    for news in service.news():
        if news["is"] == "decision":
            decide(service, news, given.choose)
        elif news["is"] == "over":
            finished += 1
            print("finished", news["table"], news["result"]["places"], flush=True)
            if finished == given.games:
                return
            if news["more"]:
                service.ready(news["table"])


def decide(service, decision, how):
    try:
        service.move(decision, choose(decision, how))
    except urllib.error.HTTPError as refused:
        why = json.load(refused)["error"]
        print(f"refused: {why['code']}: {why['text'].get('en', '')}", file=sys.stderr)


if __name__ == "__main__":
    main()
