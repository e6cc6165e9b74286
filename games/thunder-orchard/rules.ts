import type { Draw } from "@perya/fair";
import type { GameRules } from "@perya/game-kit";
import { ok, refuse } from "@perya/result";
import { evaluateWays, type WayWin } from "./evaluate-ways.ts";
import math from "./math.json" with { type: "json" };

/** One stop of the five reels and what it pays. */
export interface Spin {
  readonly kind: "BASE" | "FREE";
  readonly stops: readonly number[];
  /** Five reels of three symbols, top to bottom. */
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly WayWin[];
  readonly scatters: number;
  readonly awarded: number;
  /** What the stop pays in coins, scatter included. */
  readonly coins: number;
}

/** A whole round: the paid spin and every free spin it led to. */
export interface Round {
  readonly spins: readonly Spin[];
  /** Payout in coins; a coin is a twentieth of the stake. */
  readonly coins: number;
  readonly capped: boolean;
}

const ROWS = 3;
const BET_COINS = math.betCoins;
const MAX_WIN_X = 5_000;
const CAP_COINS = MAX_WIN_X * BET_COINS;

function spin(draw: Draw, kind: Spin["kind"]): Spin {
  const strips = kind === "FREE" ? math.freeStrips : math.baseStrips;
  const stops = strips.map((strip) => draw.int(strip.length));
  const grid = stops.map((stop, reel) => {
    const strip = strips[reel] ?? [];
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? "");
  });
  const wins = evaluateWays(grid, math.payCoinsPerWay, math.wildMultiplier);
  const scatters = grid.flat().filter((symbol) => symbol === "SCAT").length;
  const coins = wins.reduce((sum, win) => sum + win.coins, 0) + (math.scatterPayTotalBet[scatters] ?? 0) * BET_COINS;
  return { kind, stops, grid, wins, scatters, awarded: math.freeSpins[scatters] ?? 0, coins };
}

function begin(_choice: Record<string, never>, draw: Draw): Round {
  const first = spin(draw, "BASE");
  const spins = [first];
  let coins = first.coins;
  for (let left = first.awarded; left > 0 && coins < CAP_COINS; left--) {
    const free = spin(draw, "FREE");
    spins.push(free);
    left += free.awarded;
    coins += free.coins;
  }
  return { spins, coins: Math.min(coins, CAP_COINS), capped: coins > CAP_COINS };
}

/** Thunder Orchard: 243 ways, wilds that count for several ways, richer strips in free spins. Exact return 0.96043392 (see rules.test.ts). */
export const rules: GameRules<Record<string, never>, Round, never> = {
  code: "thunder-orchard",
  fairCode: "slotB",
  name: "Thunder Orchard",
  kind: "SLOT",
  version: "1.0.0",
  rtpPpm: 960_433,
  maxWinX: MAX_WIN_X,
  stakeStep: BigInt(BET_COINS),
  readChoice: () => ok({}),
  begin,
  readAction: () => refuse("INVALID_ACTION"),
  act: () => refuse("ILLEGAL_ACTION"),
  isOver: () => true,
  finish: (round) => round,
  payout: (round, stakeMinor) => (stakeMinor / BigInt(BET_COINS)) * BigInt(round.coins),
  reveal: (round) => round,
};

/** What the help page prints, from the same data the reels run on. */
export const paytable = {
  pay: math.payCoinsPerWay,
  scatter: math.scatterPayTotalBet,
  freeSpins: math.freeSpins,
  wilds: math.wildMultiplier,
  betCoins: BET_COINS,
} as const;
