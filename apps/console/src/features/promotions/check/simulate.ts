import { randomOf } from "./random-of.ts";
import type { Spread } from "./spread-of.ts";

export const PLAYERS = 10_000;
/** Players between two words about how far it is. */
const STEP = 250;
/** A player bets a hundredth of what there is at the beginning, within what is allowed. */
const BETS_AT_FIRST = 100;
/** More bets than this are made larger, within what is allowed. */
const MOST_BETS = 5_000;

/** A bonus that players try to play, all in ledger units. */
export interface Trial {
  readonly deposit: number;
  readonly bonus: number;
  /** What has to be staked until it is played. */
  readonly turnover: number;
  readonly highestBet: number;
  /** What stays at the end at most; null for all of it. */
  readonly mostKept: number | null;
  readonly spread: Spread;
}

/** What became of the players of a trial. */
export interface Simulated {
  /** How many played it to the end; the others lost everything before. */
  readonly done: number;
  /** What each costs the brand, in ledger units, in ascending order: below zero it gains. */
  readonly costs: Float64Array;
  readonly meanCost: number;
  /** What a player staked and lost, on average. */
  readonly meanStaked: number;
  readonly meanLost: number;
  /** The standard error of what is lost on average. */
  readonly lostError: number;
}

/**
 * Lets ten thousand players stake a bonus with its deposit until it is played or nothing is left.
 * The same seed always gives the same result. `onProgress` hears how many have played.
 */
export function simulate(
  trial: Trial,
  seed: number,
  onProgress: (played: number) => void = () => undefined,
): Simulated {
  const random = randomOf(seed);
  const costs = new Float64Array(PLAYERS);
  const { deposit, bonus, mostKept } = trial;
  let [done, staked, lost, lostSquares] = [0, 0, 0, 0];
  for (let at = 0; at < PLAYERS; at++) {
    const player = playOnce(trial, random);
    const isDone = player.left <= 0;
    const kept = isDone && mostKept !== null ? Math.min(player.balance, mostKept) : player.balance;
    const loss = deposit + bonus - player.balance;
    costs[at] = kept - deposit;
    done += isDone ? 1 : 0;
    staked += trial.turnover - player.left;
    lost += loss;
    lostSquares += loss * loss;
    if (at % STEP === 0) onProgress(at);
  }
  costs.sort();
  const meanLost = lost / PLAYERS;
  return {
    done,
    costs,
    meanCost: costs.reduce((sum, cost) => sum + cost, 0) / PLAYERS,
    meanStaked: staked / PLAYERS,
    meanLost,
    lostError: Math.sqrt((lostSquares / PLAYERS - meanLost ** 2) / PLAYERS),
  };
}

/** What one player has, and still has to stake, in the end. */
function playOnce(
  { deposit, bonus, turnover, highestBet, spread }: Trial,
  random: () => number,
): { readonly balance: number; readonly left: number } {
  const begin = deposit + bonus;
  const wanted = Math.max(begin / BETS_AT_FIRST, turnover / MOST_BETS);
  const bet = Math.max(1, Math.min(wanted, highestBet));
  let [balance, left] = [begin, turnover];
  while (left > 0 && balance > 0) {
    const stake = Math.min(bet, balance, left);
    left -= stake;
    balance += stake * (timesOf(spread, random()) - 1);
  }
  return { balance, left };
}

function timesOf(spread: Spread, drawn: number): number {
  let reached = 0;
  for (const [times, chance] of spread) {
    reached += chance;
    if (drawn < reached) return times;
  }
  return 0;
}
