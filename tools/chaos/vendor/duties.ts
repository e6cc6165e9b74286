import { setTimeout as pause } from "node:timers/promises";
import type { Call, Line } from "./movement.ts";

/** The vendor's duties under the wallet's contract, whatever happens on the way (point 14). */
export interface Duties {
  /**
   * Sends a bet at most three times under one id, and rolls it back unless it was accepted or
   * cleanly refused. Returns whether the stake stands.
   */
  stake(call: Call): Promise<boolean>;
  /** Sends a win, a rollback or a close until there is a definite answer. */
  insist(call: Call): Promise<void>;
}

const BET_TRIES = 3;
const BET_WAIT_MS = 1_000;
const INSIST_TRIES = 500;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 2_000;
/** Refusals after which no rollback is owed. */
const CLEAN: ReadonlySet<string> = new Set(["NOT_ENOUGH_MONEY", "LIMIT_REACHED"]);

/** The duties of one vendor. Every call is stored in the journal before it is first sent. */
export function openDuties(line: Line, journal: Call[], rollbackOf: (call: Call) => Call): Duties {
  const insist: Duties["insist"] = async (call) => {
    if (call.sent === 0) journal.push(call);
    for (let wait = FIRST_WAIT_MS, tries = 0; tries < INSIST_TRIES; tries++) {
      if (await line.send(call)) return;
      await pause(wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
    throw new Error(
      `Nobody answered ${call.path} ${call.movements[0].transaction} in ${INSIST_TRIES} tries`,
    );
  };
  const stake: Duties["stake"] = async (call) => {
    if (call.sent === 0) journal.push(call);
    for (let tries = 0; tries < BET_TRIES; tries++) {
      const heard = await line.send(call);
      if (heard?.ok) return true;
      if (heard && CLEAN.has(heard.refusal)) return false;
      if (heard) break;
      await pause(BET_WAIT_MS);
    }
    await insist(rollbackOf(call));
    return false;
  };
  return { stake, insist };
}
