const usual = "/favicon.svg";
const turn = "/favicon-turn.svg";

/** The tab of the browser says when it is the reader's turn. */
export function callAttention(myTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = myTurn ? turn : usual;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
