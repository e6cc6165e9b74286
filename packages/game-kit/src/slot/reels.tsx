import { useEffect, useRef, type CSSProperties } from "react";
import type { Cue, Pace } from "../view.ts";
import type { Cell, SlotLook } from "./look.ts";
import { reelStops } from "./script.ts";
import { SCATTER, type Grid } from "./slot.ts";
import { QuickSymbol } from "../art/quick-symbol.tsx";
import { Symbol } from "../art/symbol.tsx";

export interface ReelsProps {
  readonly look: Pick<SlotLook<never>, "nameOf">;
  readonly grid: Grid;
  /** The previous window, which runs out of view. */
  readonly before: Grid;
  /** The symbols that run by between the two windows. */
  readonly strips: Grid;
  /** The answer is awaited, the reels run in to `grid`, or they stand still. */
  readonly motion: "whirl" | "land" | "still";
  /** Changes with every run. */
  readonly runKey: string;
  readonly pace: Pace;
  /** Cells that pay; while there are any, the others are dimmed. */
  readonly lit: ReadonlySet<Cell>;
  readonly cue: (cue: Cue) => void;
}

/**
 * The fewest symbols that still look like a running reel: each is a separate drawing, which slow
 * phones notice.
 */
const WHIRL_ROWS = 5;
const MS_PER_ROW = 90;
const MOST_ROWS = 16;
const NO_STOP = { at: 0, teased: false };

/** Five reels behind their window. Only transforms and opacity move. */
export function Reels(props: ReelsProps) {
  const { grid, look, motion, runKey, cue } = props;
  const lands = motion === "land";
  const stops = useStops(grid, props.pace, runKey);
  useEffect(() => {
    if (!lands) return;
    const timers = stops.map(({ at }, reel) =>
      setTimeout(() => cue(grid[reel]?.includes(SCATTER) ? "tease" : "stop"), at),
    );
    return () => timers.forEach(clearTimeout);
  }, [lands, stops, grid, cue]);
  return (
    <div
      role="img"
      aria-label={motion === "whirl" ? "The reels are running" : describe(grid, look.nameOf)}
      className="reels"
    >
      {grid.map((_, reel) => (
        <Reel
          key={reel}
          {...props}
          reel={reel}
          lands={lands}
          stop={stops[reel] ?? NO_STOP}
          since={stops[reel - 1]?.at ?? 0}
        />
      ))}
    </div>
  );
}

/** When the reels stop. A run keeps the pace it began with. */
function useStops(grid: Grid, pace: Pace, runKey: string): ReturnType<typeof reelStops> {
  const run = useRef({ key: runKey, stops: reelStops(grid, pace) });
  if (run.current.key !== runKey) run.current = { key: runKey, stops: reelStops(grid, pace) };
  return run.current.stops;
}

interface ReelProps extends ReelsProps {
  readonly reel: number;
  readonly lands: boolean;
  readonly stop: typeof NO_STOP;
  /** When the previous reel stopped. */
  readonly since: number;
}

function Reel({ reel, grid, before, strips, motion, runKey, lit, lands, stop, since }: ReelProps) {
  const strip = strips[reel] ?? [];
  const target = grid[reel] ?? [];
  if (motion === "whirl") {
    const running = Array.from({ length: WHIRL_ROWS }, (_, row) => strip[row] ?? "");
    return (
      <div className="reel">
        <div className="strip strip-whirl" style={{ animationDelay: `${-reel * 70}ms` }}>
          {[...running, ...running].map((symbol, row) => (
            <StripCell key={row} symbol={symbol} passes />
          ))}
        </div>
      </div>
    );
  }
  const rows = lands ? Math.min(MOST_ROWS, Math.max(4, Math.round(stop.at / MS_PER_ROW))) : 0;
  const filler = Array.from({ length: rows }, (_, row) => strip[(row * 3) % strip.length] ?? "");
  const above = strip[strip.length - 1] ?? "";
  const cells = lands ? [above, ...target, ...filler, ...(before[reel] ?? [])] : target;
  return (
    <div
      key={runKey}
      className={`reel ${lands && stop.teased ? "reel-teased" : ""}`}
      style={lands ? course(cells.length, rows, stop.at, since) : undefined}
    >
      <div className={`strip ${lands ? "strip-land" : ""}`}>
        {cells.map((symbol, row) => {
          const cell: Cell = `${reel}:${lands ? row - 1 : row}`;
          const passes = row > target.length;
          return (
            <StripCell
              key={row}
              symbol={symbol}
              passes={lands && passes}
              state={lit.size === 0 ? "" : lit.has(cell) ? "cell-lit" : "cell-back"}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Where a strip starts, how far it overshoots, and where it rests, as shares of its own height. */
function course(cells: number, rows: number, ms: number, since: number): CSSProperties {
  const place = (row: number) => `${((-row / cells) * 100).toFixed(3)}%`;
  return {
    "--from": place(rows + 4),
    "--over": place(0.84),
    "--rest": place(1),
    "--ms": `${ms}ms`,
    "--from-ms": `${since}ms`,
  } as CSSProperties;
}

interface StripCellProps {
  readonly symbol: string;
  readonly state?: string;
  /** Only seen while the reel runs past it. */
  readonly passes: boolean;
}

function StripCell({ symbol, state = "", passes }: StripCellProps) {
  const Drawn = passes ? QuickSymbol : Symbol;
  return (
    <div className={`cell ${state}`}>
      <Drawn name={symbol} className="cell-art" />
    </div>
  );
}

function describe(grid: Grid, nameOf: (symbol: string) => string): string {
  return grid.map((reel, at) => `Reel ${at + 1}: ${reel.map(nameOf).join(", ")}`).join(". ");
}
