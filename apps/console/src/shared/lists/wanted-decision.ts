import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * A page that was opened by a or r on a row of a queue has the key behind # in its address: the
 * button of that decision gets the focus once it is there, and Enter asks its question.
 */
export function useWantedDecision(): void {
  const { hash, pathname } = useLocation();
  useEffect(() => {
    if (hash !== "a" && hash !== "r") return undefined;
    const tryFocus = () => {
      const button = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${hash}"]`);
      button?.focus();
      return button !== null;
    };
    if (tryFocus()) return undefined;
    const watcher = new MutationObserver(() => {
      if (tryFocus()) watcher.disconnect();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [hash, pathname]);
}
