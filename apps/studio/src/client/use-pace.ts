import type { Pace } from "@perya/game-kit";
import { useSyncExternalStore } from "react";
import { useKept } from "./kept.ts";

const MOTION = matchMedia("(prefers-reduced-motion: reduce)");

/** How quick things move: the device's wish for calm comes before the player's for speed. */
export function usePace(): { readonly pace: Pace; readonly quick: boolean; toggle(): void } {
  const calm = useSyncExternalStore(watchMotion, () => MOTION.matches);
  const [kept, keep] = useKept("perya-quick", "0");
  const quick = kept === "1";
  return {
    pace: calm ? "calm" : quick ? "fast" : "normal",
    quick,
    toggle: () => keep(quick ? "0" : "1"),
  };
}

function watchMotion(watcher: () => void): () => void {
  MOTION.addEventListener("change", watcher);
  return () => MOTION.removeEventListener("change", watcher);
}
