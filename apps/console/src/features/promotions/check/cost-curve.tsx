import { formatMoney, money, type CurrencyCode } from "@perya/money";

const WIDTH = 640;
const HEIGHT = 220;
/** Room for the amounts at the start, and for the shares below. */
const START = 110;
const BELOW = 24;
/** The luckiest and unluckiest hundredth would flatten all others. */
const FIRST = 0.01;
const LAST = 0.99;
const POINTS = 99;
/** Lower than this two amounts would stand in each other. */
const LINE = 16;

interface CostCurveProps {
  /** Ledger units in ascending order. */
  readonly costs: Float64Array;
  readonly currency: CurrencyCode;
}

/**
 * What players cost, from those who cost least to those who cost most. It repeats what the table
 * beside it says, so a screen reader is spared it.
 */
export function CostCurve({ costs, currency }: CostCurveProps) {
  const at = (share: number) => costs[Math.floor(share * (costs.length - 1))] ?? 0;
  const [low, high] = [Math.min(0, at(FIRST)), Math.max(0, at(LAST))];
  const range = Math.max(1, high - low);
  const x = (share: number) => START + ((share - FIRST) / (LAST - FIRST)) * (WIDTH - START - 8);
  const y = (cost: number) => 8 + ((high - cost) / range) * (HEIGHT - BELOW - 16);
  const line = Array.from({ length: POINTS }, (_, n) => {
    const share = FIRST + (n / (POINTS - 1)) * (LAST - FIRST);
    return `${x(share).toFixed(1)},${y(at(share)).toFixed(1)}`;
  }).join(" ");
  const isApart = [low, high].every((cost) => cost === 0 || Math.abs(y(cost) - y(0)) > LINE);
  const named = [...new Set([low, 0, high])];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="w-full max-w-3xl text-soft"
    >
      {named.map((cost) => (
        <g key={cost}>
          <line
            x1={START}
            x2={WIDTH - 8}
            y1={y(cost)}
            y2={y(cost)}
            stroke="var(--line)"
            strokeDasharray={cost === 0 ? undefined : "4 4"}
          />
          {(cost !== 0 || isApart) && (
            <text x={START - 8} y={y(cost) + 4} textAnchor="end" fontSize="12" fill="currentColor">
              {formatMoney(money(BigInt(Math.round(cost)), currency))}
            </text>
          )}
        </g>
      ))}
      {[0.25, 0.5, 0.75].map((share) => (
        <text
          key={share}
          x={x(share)}
          y={HEIGHT - 6}
          textAnchor="middle"
          fontSize="12"
          fill="currentColor"
        >
          {share * 100} %
        </text>
      ))}
      <polyline points={line} fill="none" stroke="var(--violet)" strokeWidth="2.5" />
    </svg>
  );
}
