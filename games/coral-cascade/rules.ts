import type { Draw } from "@perya/fair";
import { oneShot, type GameRules } from "@perya/game-kit";
import { dropInto, fillGrid } from "./drop.ts";
import { findClusters, SIZE } from "./find-clusters.ts";
import math from "./math.json" with { type: "json" };

/**
 * The board of one step and the clusters that pay on it; the next step is the board after they are
 * removed.
 */
export interface Step {
  /** Seven rows of seven symbol numbers, top to bottom, as digits. */
  readonly grid: readonly string[];
  readonly clusters: readonly {
    readonly symbol: string;
    readonly cells: readonly number[];
    readonly size: number;
    readonly pay: number;
  }[];
  readonly multiplier: number;
  /** What the step pays in hundredths of the stake, multiplier included. */
  readonly hundredths: number;
}

export interface Round {
  readonly steps: readonly Step[];
  /** Payout in hundredths of the stake. */
  readonly hundredths: number;
  readonly capped: boolean;
}

const CAP = math.maxWinX * 100;

function begin(_choice: Record<string, never>, draw: Draw): Round {
  const cells = fillGrid(draw, math.weights);
  const steps: Step[] = [];
  let hundredths = 0;
  for (;;) {
    const multiplier = math.ladder[Math.min(steps.length, math.ladder.length - 1)] ?? 1;
    const step = stepOf(cells, multiplier);
    steps.push(step);
    hundredths += step.hundredths;
    if (step.clusters.length === 0 || hundredths >= CAP) break;
    for (const cluster of step.clusters) for (const cell of cluster.cells) cells[cell] = -1;
    dropInto(cells, draw, math.weights);
  }
  return { steps, hundredths: Math.min(hundredths, CAP), capped: hundredths > CAP };
}

function stepOf(cells: Int8Array, multiplier: number): Step {
  const clusters = findClusters(cells).map(({ symbol, cells: own }) => ({
    symbol: math.names[symbol] ?? "",
    cells: own,
    size: own.length,
    pay: payOf(symbol, own.length),
  }));
  return {
    grid: rowsOf(cells),
    clusters,
    multiplier,
    hundredths: clusters.reduce((sum, cluster) => sum + cluster.pay, 0) * multiplier,
  };
}

/**
 * The board as a step shows it. Joined in a loop because the test of the return plays two million
 * rounds, and building these strings took half of its time.
 */
function rowsOf(cells: Int8Array): string[] {
  const rows: string[] = [];
  for (let at = 0; at < cells.length;) {
    let row = "";
    for (const end = at + SIZE; at < end; at++) row += cells[at];
    rows.push(row);
  }
  return rows;
}

/** Pay of a cluster in hundredths of the stake, by the band of its size. */
export function payOf(symbol: number, size: number): number {
  return math.payPctOfBet[symbol]?.[math.bands.findIndex((band) => size <= band)] ?? 0;
}

/**
 * Coral Cascade: clusters of five and more on seven by seven, cascades with a rising multiplier.
 * Return 0.95619 by simulation (see rules.test.ts).
 */
export const rules: GameRules<Record<string, never>, Round, never> = {
  ...oneShot,
  code: "coral-cascade",
  fairCode: "slotC",
  name: "Coral Cascade",
  kind: "SLOT",
  version: "1.0.0",
  rtpPpm: 956_190,
  maxWinX: math.maxWinX,
  stakeStep: 20n,
  begin,
  payout: (round, stakeMinor) => (stakeMinor * BigInt(round.hundredths)) / 100n,
};
