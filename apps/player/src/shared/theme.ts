import { useStore } from "./use-store.ts";

export type Theme = "dark" | "light";

const KEPT = "perya-theme";
const watchers = new Set<() => void>();

function current(): Theme {
  return document.documentElement.dataset["theme"] === "light" ? "light" : "dark";
}

/** Changes the theme of the page, and keeps the choice on this device. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  localStorage.setItem(KEPT, theme);
  for (const watcher of watchers) watcher();
}

/** The theme, followed as it changes. */
export function useTheme(): Theme {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    current,
    () => "dark",
  );
}
