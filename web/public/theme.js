// Before anything is drawn: the reader's theme, so that the page never flashes in the wrong one.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("ludopolis-settings") || "{}");
  } catch (_) {
    // Nothing is kept: the system decides.
  }
  var html = document.documentElement;
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  html.dataset.theme = dark ? "dark" : "light";
  html.dataset.motion = kept.motion || "auto";
})();
