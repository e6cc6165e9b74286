import type { ReactNode } from "react";

export interface ReelsProps {
  /** Reels of symbols, top to bottom. */
  readonly grid: readonly (readonly string[])[];
  /** Cells that pay, as "reel:row". */
  readonly lit: ReadonlySet<string>;
  /** Changes with every stop, so that the reels run in again. */
  readonly spinKey: string;
  readonly moving: boolean;
  readonly draw: (symbol: string) => ReactNode;
  readonly nameOf: (symbol: string) => string;
}

/** The reels: each runs in from above and stops a little after the one before it. Only transforms move. */
export function Reels({ grid, lit, spinKey, moving, draw, nameOf }: ReelsProps) {
  return (
    <div
      role="img"
      aria-label={describe(grid, nameOf)}
      className="grid w-full grid-cols-5 gap-1.5 overflow-hidden rounded-2xl border-4 border-bulb bg-ground p-2 sm:gap-2 sm:p-3"
    >
      {grid.map((reel, at) => (
        <div key={`${spinKey}:${at}`} className={`grid gap-1.5 sm:gap-2 ${moving ? "reel-in" : ""}`} style={{ animationDelay: `${at * 90}ms` }}>
          {reel.map((symbol, row) => (
            <div
              key={row}
              className={`grid aspect-square place-items-center rounded-xl bg-raised ${lit.size > 0 && !lit.has(`${at}:${row}`) ? "opacity-40" : ""} ${lit.has(`${at}:${row}`) ? "cell-lit" : ""}`}
            >
              {draw(symbol)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function describe(grid: readonly (readonly string[])[], nameOf: (symbol: string) => string): string {
  return grid.map((reel, at) => `Reel ${at + 1}: ${reel.map(nameOf).join(", ")}`).join(". ");
}
