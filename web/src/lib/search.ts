/** Text as people type it into a search: no capitals, no diacritics. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A test whether a text has all the words asked for. */
export function matcher(asked: string): (text: string) => boolean {
  const parts = folded(asked).split(/\s+/).filter(Boolean);
  return (text) => {
    const inside = folded(text);
    return parts.every((part) => inside.includes(part));
  };
}
