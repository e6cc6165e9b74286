import type { Pace } from "@perya/game-kit";
import { sourceOf, useStore } from "@perya/ui/store";
import { useStored } from "./use-stored.ts";

const MOTION = matchMedia("(prefers-reduced-motion: reduce)");
const isCalm = sourceOf(
  () => MOTION.matches,
  (changed) => {
    MOTION.addEventListener("change", changed);
    return () => MOTION.removeEventListener("change", changed);
  },
);

/**
 * How quick things move: the device's wish for calm comes before the player's for speed, which some
 * operators may not grant.
 */
export function usePace(mayHurry: boolean): {
  readonly pace: Pace;
  readonly quick: boolean;
  toggle(): void;
} {
  const calm = useStore(isCalm);
  const [kept, keep] = useStored("perya-quick", "0");
  const quick = mayHurry && kept === "1";
  return {
    pace: calm ? "calm" : quick ? "fast" : "normal",
    quick,
    toggle: () => keep(quick ? "0" : "1"),
  };
}
