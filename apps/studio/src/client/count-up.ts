import { useEffect, useState } from "react";

const COUNT_MS = 700;
const WHOLE = 1_000n;

/** An amount that counts up to its value once; at once where nothing should move. Minor units. */
export function useCountUp(value: bigint, calm: boolean): bigint {
  const [share, setShare] = useState(0n);
  useEffect(() => {
    if (calm) return;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const done = Math.min(1, (now - began) / COUNT_MS);
      setShare(BigInt(Math.round((1 - (1 - done) ** 3) * Number(WHOLE))));
      if (done < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, calm]);
  return calm ? value : (value * share) / WHOLE;
}
