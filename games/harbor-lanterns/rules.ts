import type { Draw } from "@perya/fair";
import type { GameRules } from "@perya/game-kit";
import { ok, refuse } from "@perya/result";
import { evaluateLines, type LineWin } from "./evaluate-lines.ts";
import math from "./math.json" with { type: "json" };

/** One stop of the five reels and what it pays. */
export interface Spin {
  readonly kind: "BASE" | "FREE";
  readonly stops: readonly number[];
  /** Five reels of three symbols, top to bottom. */
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  /** Free spins this stop gave. */
  readonly awarded: number;
  /** What the stop pays in line bets, scatter and multiplier included. */
  readonly lineBets: number;
}

/** A whole round: the paid spin and every free spin it led to. */
export interface Round {
  readonly spins: readonly Spin[];
  /** Payout in line bets; a line bet is a twentieth of the stake. */
  readonly lineBets: number;
  readonly capped: boolean;
}

const REELS = 5;
const ROWS = 3;
const LINES = math.lines.length;
const MAX_WIN_X = 3_000;
const CAP_LINE_BETS = MAX_WIN_X * LINES;

function spin(draw: Draw, kind: Spin["kind"]): Spin {
  const stops = math.strips.map((strip) => draw.int(strip.length));
  const grid = stops.map((stop, reel) => {
    const strip = math.strips[reel] ?? [];
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? "");
  });
  const wins = evaluateLines(grid, math.lines, math.pay);
  const scatters = grid.flat().filter((symbol) => symbol === "SCAT").length;
  const paid = wins.reduce((sum, win) => sum + win.lineBets, 0) + (math.scatterPayTotalBet[scatters] ?? 0) * LINES;
  return {
    kind,
    stops,
    grid,
    wins,
    scatters,
    awarded: math.freeSpins[scatters] ?? 0,
    lineBets: paid * (kind === "FREE" ? math.freeSpinMultiplier : 1),
  };
}

function begin(_choice: Record<string, never>, draw: Draw): Round {
  const first = spin(draw, "BASE");
  const spins = [first];
  let lineBets = first.lineBets;
  for (let left = first.awarded; left > 0 && lineBets < CAP_LINE_BETS; left--) {
    const free = spin(draw, "FREE");
    spins.push(free);
    left += free.awarded;
    lineBets += free.lineBets;
  }
  return { spins, lineBets: Math.min(lineBets, CAP_LINE_BETS), capped: lineBets > CAP_LINE_BETS };
}

/** Harbor Lanterns: five reels, three rows, twenty lines, free spins at three times. Exact return 0.95994454 (see rules.test.ts). */
export const rules: GameRules<Record<string, never>, Round, never> = {
  code: "harbor-lanterns",
  fairCode: "slotA",
  name: "Harbor Lanterns",
  kind: "SLOT",
  version: "1.0.0",
  rtpPpm: 959_944,
  maxWinX: MAX_WIN_X,
  stakeStep: BigInt(LINES),
  readChoice: () => ok({}),
  begin,
  readAction: () => refuse("INVALID_ACTION"),
  act: () => refuse("ILLEGAL_ACTION"),
  isOver: () => true,
  finish: (round) => round,
  payout: (round, stakeMinor) => (stakeMinor / BigInt(LINES)) * BigInt(round.lineBets),
  reveal: (round) => round,
};

/** What the help page prints, from the same data the reels run on. */
export const paytable = {
  pay: math.pay,
  scatter: math.scatterPayTotalBet,
  freeSpins: math.freeSpins,
  multiplier: math.freeSpinMultiplier,
  lines: math.lines,
  reels: REELS,
  rows: ROWS,
} as const;
