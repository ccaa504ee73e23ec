/** Where a printed fact comes from, as the game's data says: of the component itself, else of its list. */
export function sourceOf(components: unknown, id: string): string | null {
  return find(components, id, null);
}

function find(node: unknown, id: string, inherited: string | null): string | null {
  if (typeof node !== "object" || node === null) return null;
  const own = "source" in node && typeof node.source === "string" ? node.source : inherited;
  if ("id" in node && node.id === id) return own;
  for (const child of Object.values(node)) {
    const found = find(child, id, own);
    if (found !== null) return found;
  }
  return null;
}
