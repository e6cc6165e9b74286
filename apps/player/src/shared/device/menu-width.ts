import { sourceOf, useStore } from "@perya/ui/store";

const STORAGE_KEY = "perya-menu";
const isNarrow = sourceOf(() => document.documentElement.dataset["menu"] === "narrow");

/**
 * Collapses or expands the side menu, and stores the choice on this device. `theme.js` restores it
 * before the first paint.
 */
export function setNarrow(narrow: boolean): void {
  if (narrow) document.documentElement.dataset["menu"] = "narrow";
  else delete document.documentElement.dataset["menu"];
  localStorage.setItem(STORAGE_KEY, narrow ? "narrow" : "wide");
  isNarrow.changed();
}

/** Whether the visitor has collapsed the side menu, updated as it changes. */
export function useNarrow(): boolean {
  return useStore(isNarrow, () => false);
}
