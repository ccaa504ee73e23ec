// The part of Markdown our rules use. It becomes a tree that Svelte draws, never HTML text.

export type Inline =
  | { is: "text"; text: string }
  | { is: "strong" | "emphasis"; inside: Inline[] }
  | { is: "code"; text: string }
  | { is: "rule"; number: string };

export type Block =
  | { is: "paragraph"; inside: Inline[] }
  | { is: "heading"; inside: Inline[] }
  | { is: "list"; ordered: boolean; items: Block[][] }
  | { is: "note"; inside: Block[] }
  | { is: "table"; head: Inline[][]; rows: Inline[][][] };

const bullet = /^(\s*)([-*]|\d+[.)])\s+(.*)$/;
const quote = /^\s*>\s?/;
const ruleNumber = /\bR\d+(?:\.\d+)*[a-z]?\b/;

export function parse(source: string): Block[] {
  return blocks(source.replaceAll("\r\n", "\n").split("\n"));
}

/** The bare letters of a text. */
export function plain(parts: Inline[]): string {
  return parts.map((part) => (part.is === "rule" ? part.number : "text" in part ? part.text : plain(part.inside))).join("");
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (!line.trim()) at++;
    else if (/^#+\s/.test(line)) {
      found.push({ is: "heading", inside: inline(line.replace(/^#+\s+/, "")) });
      at++;
    } else if (quote.test(line)) {
      const end = endOf(lines, at, (one) => quote.test(one));
      found.push({ is: "note", inside: blocks(lines.slice(at, end).map((one) => one.replace(quote, ""))) });
      at = end;
    } else if (isTable(lines, at)) {
      const end = endOf(lines, at, (one) => one.trim().startsWith("|"));
      found.push(table(lines.slice(at, end)));
      at = end;
    } else if (bullet.test(line)) {
      const end = endOf(lines, at, (one, previous) => bullet.test(one) || /^\s+\S/.test(one) || (!!one.trim() && !!previous.trim()));
      found.push(list(lines.slice(at, end)));
      at = end;
    } else {
      const end = endOf(lines, at, (one) => !!one.trim() && !bullet.test(one) && !/^#+\s/.test(one) && !/^\s*[|>]/.test(one));
      found.push({ is: "paragraph", inside: inline(lines.slice(at, Math.max(end, at + 1)).map((one) => one.trim()).join(" ")) });
      at = Math.max(end, at + 1);
    }
  }
  return found;
}

function endOf(lines: string[], from: number, belongs: (line: string, previous: string) => boolean): number {
  let end = from;
  while (end < lines.length && (end === from ? belongs(lines[end]!, "x") : belongs(lines[end]!, lines[end - 1]!))) end++;
  return end;
}

function isTable(lines: string[], at: number): boolean {
  return lines[at]!.trim().startsWith("|") && /^\s*\|[\s:|-]+\|\s*$/.test(lines[at + 1] ?? "");
}

function table(lines: string[]): Block {
  const cells = (line: string) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));
  const [head, , ...rows] = lines;
  return { is: "table", head: cells(head!), rows: rows.map(cells) };
}

function list(lines: string[]): Block {
  const first = bullet.exec(lines[0]!)!;
  const depth = first[1]!.length;
  const items: string[][] = [];
  for (const line of lines) {
    const point = bullet.exec(line);
    if (point && point[1]!.length <= depth) items.push([point[3]!]);
    else items.at(-1)!.push(line.replace(/^ {1,4}/, ""));
  }
  return { is: "list", ordered: /\d/.test(first[2]!), items: items.map(blocks) };
}

const marks = /(\*\*(?<strong>.+?)\*\*)|(`(?<code>[^`]+)`)|((?<!\w)[*_](?<emphasis>[^*_\s](?:[^*_]*[^*_\s])?)[*_](?!\w))/;

/** Words with marks: bold, emphasis, code, and numbers of rules. */
export function inline(text: string): Inline[] {
  const mark = marks.exec(text);
  if (!mark) return withRules(text);
  const { strong, code, emphasis } = mark.groups as Record<string, string | undefined>;
  const marked: Inline = code !== undefined ? { is: "code", text: code } : { is: strong !== undefined ? "strong" : "emphasis", inside: inline(strong ?? emphasis ?? "") };
  return [...withRules(text.slice(0, mark.index)), marked, ...inline(text.slice(mark.index + mark[0].length))];
}

function withRules(text: string): Inline[] {
  const rule = ruleNumber.exec(text);
  if (!rule) return text ? [{ is: "text", text }] : [];
  const before: Inline[] = rule.index ? [{ is: "text", text: text.slice(0, rule.index) }] : [];
  return [...before, { is: "rule", number: rule[0] }, ...withRules(text.slice(rule.index + rule[0].length))];
}
