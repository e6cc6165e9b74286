// Runs before the first paint, so that a page never flashes in the other theme.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem("perya-theme");
  } catch {
    // Storage may be switched off; the system's choice then decides.
  }
  var dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
