import { FrameBulbs } from "@perya/game-kit/stage";
import { QuickSymbol } from "@perya/game-kit/art";
import type { CSSProperties, ReactNode } from "react";
import { SIZE } from "./find-clusters.ts";
import math from "./math.json" with { type: "json" };
import type { Step } from "./rules.ts";
import { nameOf } from "./sprite.tsx";

export interface BoardProps {
  /** Rows of symbol numbers, top to bottom, as digits. */
  readonly grid: Step["grid"];
  readonly clusters: Step["clusters"];
  /**
   * What the board does: it falls in, rests, bursts its groups, or sinks away while the answer is
   * awaited.
   */
  readonly motion: "fall" | "still" | "burst" | "sink";
  /** Rows each cell falls. */
  readonly falls: readonly number[];
  /** A new value for every board, so that its animation restarts. */
  readonly boardKey: string;
  readonly chasing: boolean;
  readonly children?: ReactNode;
}

/** The reef of seven by seven. Only transforms and opacity are animated. */
export function Board({ grid, clusters, motion, falls, boardKey, chasing, children }: BoardProps) {
  const lit = new Set(clusters.flatMap((cluster) => cluster.cells));
  return (
    <div className={`framed window reef-window ${chasing ? "window-won" : ""}`}>
      <FrameBulbs chasing={chasing} />
      <div className="window-glass">
        <div
          role="img"
          aria-label={motion === "sink" ? "The reef is changing" : describe(clusters)}
          className={`reef-board reef-${motion}`}
        >
          {grid.flatMap((row, y) =>
            Array.from(row, (digit, x) => {
              const cell = y * SIZE + x;
              return (
                <div
                  key={`${boardKey}:${cell}`}
                  className={`cell ${stateOf(lit, cell)}`}
                  style={fallOf(falls[cell] ?? 0, x, y)}
                >
                  <QuickSymbol name={math.names[Number(digit)] ?? ""} className="cell-art" />
                </div>
              );
            }),
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

function stateOf(lit: ReadonlySet<number>, cell: number): string {
  if (lit.size === 0) return "";
  return lit.has(cell) ? "cell-lit" : "cell-back";
}

/** Deeper cells of a fresh board land first; a longer fall takes longer. */
function fallOf(rows: number, x: number, y: number): CSSProperties {
  const delay = x * 26 + (rows === SIZE ? (SIZE - 1 - y) * 34 : 0);
  return {
    "--rows": rows,
    "--ms": `${rows === 0 ? 0 : 150 + Math.round(130 * Math.sqrt(rows))}ms`,
    "--delay": `${delay}ms`,
  } as CSSProperties;
}

function describe(clusters: Step["clusters"]): string {
  if (clusters.length === 0) return "Seven by seven, nothing pays";
  return (
    "Seven by seven. " + clusters.map(({ size, symbol }) => `${size} ${nameOf(symbol)}`).join(", ")
  );
}

/** What each group pays, written over it. */
export function Tags({
  clusters,
  write,
}: {
  readonly clusters: Step["clusters"];
  readonly write: (pay: number) => string;
}) {
  return clusters.map(({ cells, pay }) => (
    <span key={cells[0]} className="reef-tag" style={middleOf(cells)} aria-hidden="true">
      {write(pay)}
    </span>
  ));
}

function middleOf(cells: readonly number[]): CSSProperties {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const share = (value: number) => `${(((value + 0.5) / SIZE) * 100).toFixed(1)}%`;
  return {
    left: share(mean(cells.map((cell) => cell % SIZE))),
    top: share(mean(cells.map((cell) => Math.floor(cell / SIZE)))),
  };
}
