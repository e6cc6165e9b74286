import math from "./math.json" with { type: "json" };

interface GaugeProps {
  readonly step: number;
  readonly lit: boolean;
  /** Shows a cascade of a round that is over, up to the last. */
  readonly choose?: { readonly last: number; readonly onStep: (step: number) => void } | undefined;
}

/** The ladder of multipliers, one fathom each; the current one is lit. */
export function Gauge({ step, lit, choose }: GaugeProps) {
  const now = Math.min(step, math.ladder.length - 1);
  return (
    <ol className="gauge" aria-label="Multiplier of each cascade">
      {math.ladder.map((times, at) => (
        <li
          key={times}
          aria-current={lit && at === now ? "step" : undefined}
          className={`${lit && at === now ? "gauge-now" : ""} ${at < now ? "gauge-past" : ""}`}
        >
          {choose && at <= choose.last ? (
            <button
              type="button"
              aria-label={`Cascade ${at + 1}, ×${times}`}
              aria-pressed={at === now}
              onClick={() => choose.onStep(at)}
            >
              ×{times}
            </button>
          ) : (
            `×${times}`
          )}
        </li>
      ))}
    </ol>
  );
}
