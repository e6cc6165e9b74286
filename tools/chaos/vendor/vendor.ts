import { setTimeout as pause } from "node:timers/promises";
import type { Dice } from "../dice.ts";
import type { Player } from "../seed.ts";
import type { Duties } from "./duties.ts";
import type { Call, Line } from "./movement.ts";

/** A running vendor: its connection, its duties, and everything it ever sent. */
export interface Vendor {
  readonly name: string;
  readonly line: Line;
  readonly duties: Duties;
  readonly journal: Call[];
  readonly dice: Dice;
  /** Answers that a wallet must never give. */
  readonly faults: string[];
  /** The kinds of rounds it plays, and the share of each in percent. */
  readonly rounds: readonly [Round, ...Round[]];
}

export type Round = readonly [
  weight: number,
  play: (vendor: Vendor, player: Player) => Promise<unknown>,
];

const LONGEST_BREAK_MS = 60;
const AGAIN_PERCENT = 30;
const RECENT_CALLS = 400;

/** Plays rounds for random players until stopped, and then finishes the current round. */
export async function playRounds(
  vendor: Vendor,
  players: readonly [Player, ...Player[]],
  stopped: () => boolean,
): Promise<void> {
  const { dice, rounds, line, journal } = vendor;
  const hat = rounds.flatMap(([weight, play]) => Array.from({ length: weight }, () => play));
  while (!stopped()) {
    const play = hat[dice.between(0, hat.length - 1)] ?? rounds[0][1];
    await play(vendor, dice.pick(players));
    // A vendor's queue sometimes delivers a call again long after its answer.
    const old = journal.at(-dice.between(1, RECENT_CALLS));
    if (old && dice.chance(AGAIN_PERCENT)) await line.send(old);
    await pause(dice.between(0, LONGEST_BREAK_MS));
  }
}
