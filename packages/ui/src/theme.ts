import { sourceOf, useStore } from "./store.ts";

export type Theme = "dark" | "light";

const STORAGE_KEY = "perya-theme";
const theme = sourceOf<Theme>(() =>
  document.documentElement.dataset["theme"] === "light" ? "light" : "dark",
);

/** Changes the page's theme, and saves the choice on this device. */
export function setTheme(to: Theme): void {
  document.documentElement.dataset["theme"] = to;
  localStorage.setItem(STORAGE_KEY, to);
  theme.changed();
}

/** The theme, updated as it changes. */
export function useTheme(): Theme {
  return useStore(theme, () => "dark");
}
