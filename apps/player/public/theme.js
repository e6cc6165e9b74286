// Runs before the first paint, so that a page never flashes in the other theme, nor with a menu of another width.
(function () {
  var kept = null;
  var menu = null;
  try {
    kept = localStorage.getItem("perya-theme");
    menu = localStorage.getItem("perya-menu");
  } catch {
    // Storage may be switched off; the system's choice then decides.
  }
  var dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (menu === "narrow") document.documentElement.dataset.menu = menu;
})();
