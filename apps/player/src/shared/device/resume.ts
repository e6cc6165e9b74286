const STORAGE_KEY = "perya-continue";

/**
 * Notes whether the player has something to continue, so that home keeps a place for it the next
 * time: `theme.js` reads it before the first paint.
 */
export function noteResume(has: boolean): void {
  const { dataset } = document.documentElement;
  if (has) dataset["continue"] = "1";
  else delete dataset["continue"];
  try {
    if (has) localStorage.setItem(STORAGE_KEY, "1");
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage full or not allowed: it is shown from the second visit of home on.
  }
}

/** Whether home keeps a place for what can be continued. */
export function hasPlace(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset["continue"] === "1";
}
