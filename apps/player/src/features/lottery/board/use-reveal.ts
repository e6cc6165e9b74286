import { useState } from "react";
import { useAgain } from "../../../shared/layout/motion.tsx";

/** A whole draw is shown in about this time, however many numbers it has. */
const WHOLE_MS = 7_000;
const QUICKEST_MS = 160;
const SLOWEST_MS = 700;

/** Counts a draw's numbers up, one by one while it moves, and answers how many are shown. */
export function useReveal(count: number, moves: boolean): number {
  const [shown, setShown] = useState(0);
  const wait = Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, WHOLE_MS / count));
  useAgain(
    moves && shown < count,
    () => wait,
    () => setShown((now) => now + 1),
  );
  return shown;
}
