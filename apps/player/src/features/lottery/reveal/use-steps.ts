import { useRef, useState } from "react";
import { useAgain } from "../../../shared/layout/motion.tsx";
import { serverNow } from "../../../shared/live/server-time.ts";

/**
 * Counts the steps of a show up while it moves, each after its own wait. One that was held up ends
 * at `lastAt` by the server's clock, or when it is skipped.
 */
export function useSteps(
  waits: readonly number[],
  moves: boolean,
  lastAt: number,
): { readonly step: number; readonly skip: () => void } {
  const [step, setStep] = useState(0);
  const reached = useRef(0);
  const go = (to: number) => {
    reached.current = to;
    setStep(to);
  };
  useAgain(
    moves && step < waits.length,
    () => waits[reached.current] ?? 0,
    () => go(serverNow() < lastAt ? reached.current + 1 : waits.length),
  );
  return { step, skip: () => go(waits.length) };
}
