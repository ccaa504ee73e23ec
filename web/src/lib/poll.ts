/** Do something now, every few seconds while the page is seen, and when it is seen again. Call the answer to stop. */
export function whileSeen(doing: () => void, seconds: number): () => void {
  const seen = () => !document.hidden && doing();
  const timer = setInterval(seen, seconds * 1000);
  document.addEventListener("visibilitychange", seen);
  doing();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
