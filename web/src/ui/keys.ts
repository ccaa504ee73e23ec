/** One letter (or named key) an action. The newest registration of a key wins until it goes. */
export interface Shortcut {
  /** A letter such as "b", or a key's name such as "Enter"; letters are not case-sensitive. */
  key: string;
  /** What it does, in the reader's language; asked for when the help is opened. */
  label: () => string;
  run: () => void;
  /** Where it belongs: while a dialog is open, only shortcuts inside that dialog work. */
  element?: () => Element | null | undefined;
}

const registered: Shortcut[] = [];

/** Register a shortcut; call the answer to take it away. In a component: `$effect(() => shortcut({...}))`. */
export function shortcut(added: Shortcut): () => void {
  registered.push(added);
  return () => {
    const at = registered.indexOf(added);
    if (at >= 0) registered.splice(at, 1);
  };
}

/** The shortcuts that work now, one for each key. */
export function shortcuts(): Shortcut[] {
  const byKey = new Map<string, Shortcut>();
  for (const one of registered) if (reachable(one)) byKey.set(one.key.toLowerCase(), one);
  return [...byKey.values()];
}

function reachable(one: Shortcut): boolean {
  const dialogs = document.querySelectorAll("dialog[open]");
  const dialog = dialogs[dialogs.length - 1];
  return !dialog || dialog.contains(one.element?.() ?? null);
}

/** Whether the reader is writing, so that letters are letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("select, textarea")) return true;
  const input = target.closest("input");
  return input !== null && !["checkbox", "radio", "button", "range"].includes(input.type);
}

/** Whether a letter was the last to do something, not Enter, and not whoever moved the focus. */
let begun = false;

/**
 * Run the shortcut of a pressed key, if there is one. Enter on a focused button presses that button, unless a letter was
 * pressed there: then it belongs to what the letter began.
 */
export function pressKey(event: KeyboardEvent): boolean {
  if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const pressed = event.key.toLowerCase();
  if (pressed === "enter" && !begun && event.target instanceof HTMLElement && event.target.closest("button, a, summary")) return false;
  const found = registered.findLast((one) => one.key.toLowerCase() === pressed && reachable(one));
  if (!found) return false;
  event.preventDefault();
  begun = pressed !== "enter";
  found.run();
  return true;
}

addEventListener("keydown", pressKey);
addEventListener("focusin", () => (begun = false));
