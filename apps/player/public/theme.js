// Before the first paint, so that nothing flashes.
(function () {
  var kept = null;
  var menu = null;
  var known = false;
  var trial = false;
  var resume = null;
  try {
    kept = localStorage.getItem("perya-theme");
    menu = localStorage.getItem("perya-menu");
    resume = localStorage.getItem("perya-continue");
    trial = sessionStorage.getItem("isAgent") === "4";
    known =
      sessionStorage.getItem("token") !== null || localStorage.getItem("perya-remembered") === "1";
  } catch {
    // Storage may be off.
  }
  var dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (menu === "narrow") document.documentElement.dataset.menu = menu;
  if (known && resume === "1") document.documentElement.dataset.continue = resume;
  if (known) document.documentElement.dataset.visitor = "known";
  if (known && trial) document.documentElement.dataset.trial = "1";
  // Kept for the scripts to answer: see shared/device/early.ts.
  var early = (window.early = {
    press: function (event) {
      var on = event.target.closest("button, a[data-answered]") || undefined;
      if (on && on.href) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
      }
      early.pressed = on;
    },
    // Without them a link leads to its page.
    lost: function (event) {
      if (event.target !== window && event.target.tagName !== "SCRIPT") return;
      early.end();
      if (early.pressed && early.pressed.href) location.assign(early.pressed.href);
    },
    end: function () {
      removeEventListener("click", early.press);
      removeEventListener("error", early.lost, true);
    },
  });
  addEventListener("click", early.press);
  addEventListener("error", early.lost, true);
})();
