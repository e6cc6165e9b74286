// Runs before the first paint, so that a page never flashes in the other theme, with a menu of another width, nor for a guest where a member comes.
(function () {
  var kept = null;
  var menu = null;
  var known = false;
  try {
    kept = localStorage.getItem("perya-theme");
    menu = localStorage.getItem("perya-menu");
    known = sessionStorage.getItem("token") !== null || localStorage.getItem("perya-remembered") === "1";
  } catch {
    // Storage may be switched off; the system's choice then decides.
  }
  var dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (menu === "narrow") document.documentElement.dataset.menu = menu;
  if (known) document.documentElement.dataset.visitor = "known";
  // What is pressed before the scripts are there, for them to answer: see shared/early-press.ts.
  window.earlyPress = function (event) {
    window.earlyPress.on = event.target.closest("button") || undefined;
  };
  addEventListener("click", window.earlyPress);
})();
