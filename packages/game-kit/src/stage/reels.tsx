import type { CSSProperties, ReactNode } from "react";
import { Board } from "./board.tsx";

export interface ReelsProps {
  /** Reels of symbols, top to bottom. */
  readonly grid: readonly (readonly string[])[];
  /** Cells that pay, as "reel:row". */
  readonly lit: ReadonlySet<string>;
  /** Lines that pay: the row on each reel, as far as the line pays. */
  readonly paths?: readonly (readonly number[])[];
  /** Changes with every stop, so that the reels run again. */
  readonly spinKey: string;
  readonly moving: boolean;
  readonly fast: boolean;
  readonly frame: string;
  readonly draw: (symbol: string) => ReactNode;
  readonly nameOf: (symbol: string) => string;
}

/** Symbols that run by before a reel stops. */
const PASSING = 12;
const FIRST_STOP_MS = { calm: 560, fast: 260 } as const;
const NEXT_STOP_MS = { calm: 110, fast: 50 } as const;

function stopOf(reel: number, fast: boolean): number {
  const pace = fast ? "fast" : "calm";
  return FIRST_STOP_MS[pace] + reel * NEXT_STOP_MS[pace];
}

/** When the last of so many reels stands, in milliseconds after the spin began. */
export function settleMs(reels: number, { moving, fast }: { readonly moving: boolean; readonly fast: boolean }): number {
  return moving ? stopOf(reels - 1, fast) : 0;
}

/** The reels: each runs down and stops a little after the one before it; then what pays lights up. Only transforms and opacity move. */
export function Reels({ grid, lit, paths = [], spinKey, moving, fast, frame, draw, nameOf }: ReelsProps) {
  return (
    <Board ratio={1.62} frame={frame} lively={lit.size > 0} settle={settleMs(grid.length, { moving, fast })}>
      <div role="img" aria-label={describe(grid, nameOf)} className="reels">
        {grid.map((reel, at) => (
          <div key={`${spinKey}:${at}`} className="reel">
            <div className={`strip ${moving ? "rolling" : ""}`} style={{ "--roll": `${stopOf(at, fast)}ms` } as CSSProperties}>
              {reel.map((symbol, row) => (
                <div key={row} className={cellClass(lit, `${at}:${row}`)}>
                  {draw(symbol)}
                </div>
              ))}
              {moving &&
                passing(grid, at).map((symbol, row) => (
                  <div key={`p${row}`} className="cell">
                    {draw(symbol)}
                  </div>
                ))}
            </div>
          </div>
        ))}
        {paths.length > 0 && <Lines key={`${spinKey}:lines`} paths={paths} rows={grid[0]?.length ?? 3} reels={grid.length} />}
      </div>
    </Board>
  );
}

function cellClass(lit: ReadonlySet<string>, cell: string): string {
  if (lit.size === 0) return "cell";
  return lit.has(cell) ? "cell pays" : "cell pales";
}

/** Only for the eye: symbols of the board in another order. What they are means nothing. */
function passing(grid: readonly (readonly string[])[], reel: number): string[] {
  const pool = grid.flat();
  return Array.from({ length: PASSING }, (_, at) => pool[(reel * 4 + at * 7 + 2) % pool.length] ?? "");
}

function Lines({ paths, rows, reels }: { paths: readonly (readonly number[])[]; rows: number; reels: number }) {
  return (
    <svg viewBox={`0 0 ${reels * 100} ${rows * 100}`} preserveAspectRatio="none" className="lines" aria-hidden="true">
      {paths.map((path, at) => {
        const points = path.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(" ");
        return (
          <g key={at}>
            <polyline points={points} className="line-edge" />
            <polyline points={points} className="line" />
          </g>
        );
      })}
    </svg>
  );
}

function describe(grid: readonly (readonly string[])[], nameOf: (symbol: string) => string): string {
  return grid.map((reel, at) => `Reel ${at + 1}: ${reel.map(nameOf).join(", ")}`).join(". ");
}
