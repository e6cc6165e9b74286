import math from "./math.json" with { type: "json" };

/** The ladder of multipliers, one fathom each; the current one is lit. */
export function Gauge({ step, lit }: { readonly step: number; readonly lit: boolean }) {
  const now = Math.min(step, math.ladder.length - 1);
  return (
    <ol className="gauge" aria-label="Multiplier of each cascade">
      {math.ladder.map((times, at) => (
        <li
          key={times}
          aria-current={lit && at === now ? "step" : undefined}
          className={`${lit && at === now ? "gauge-now" : ""} ${at < now ? "gauge-past" : ""}`}
        >
          ×{times}
        </li>
      ))}
    </ol>
  );
}
