import { useEffect, useState } from "react";

const LONGEST_MS = 3_400;
const WHOLE = 1_000;

/**
 * An amount that counts up once to its exact value. Digits have equal width, so that nothing around
 * it moves.
 */
export function CountUp({
  amount,
  ms,
  money,
}: {
  readonly amount: bigint;
  readonly ms: number;
  readonly money: (minor: bigint) => string;
}) {
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (ms <= 0) return;
    const length = Math.min(ms, LONGEST_MS);
    let frame = 0;
    let begun: number | undefined;
    const step = (now: number) => {
      begun ??= now;
      const share = Math.min(1, (now - begun) / length);
      setPart(Math.round(WHOLE * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amount, ms]);
  return (
    <span className="tabular-nums">
      {money((amount * BigInt(ms > 0 ? part : WHOLE)) / BigInt(WHOLE))}
    </span>
  );
}
