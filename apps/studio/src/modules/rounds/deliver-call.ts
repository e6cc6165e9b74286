import type { Studio } from "../../studio.ts";
import { BET_TRIES, sendCall, takeCall } from "../wallet-client/index.ts";
import { takeAnswer } from "./take-answer.ts";

/** On top of the wallet's timeout: what it takes to write an answer down. */
const LEASE_MARGIN_MS = 1_000;

/**
 * Takes one call that is due, of one round or of any, sends it and writes down what came of it. Answers whether there was one. Each of the three steps may be the last one
 * before a crash: the call is due again after its lease, under the same transaction id.
 */
export async function deliverCall(studio: Studio, round: string | null): Promise<boolean> {
  const { db, config } = studio;
  const call = await takeCall(db, config.walletTimeoutMs + LEASE_MARGIN_MS, round);
  if (!call) return false;
  // A bet that was taken more often than it may be tried was interrupted each time; its outcome is unknown, so it is taken back.
  const spent = call.kind === "bet" && call.attempts > BET_TRIES;
  const answer = spent ? undefined : await sendCall(studio, call);
  await db.inTransaction((tx) => takeAnswer(tx, studio, call, answer));
  return true;
}
