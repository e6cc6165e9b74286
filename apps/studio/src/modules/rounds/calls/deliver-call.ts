import type { Tx } from "@perya/postgres";
import type { Studio } from "../../../studio.ts";
import { findSession, type Session } from "../../sessions/index.ts";
import { BET_TRIES, sendCall, takeCall, type TakenCall } from "../../wallet-client/index.ts";
import { takeAnswer } from "./take-answer.ts";

/** On top of the wallet's timeout: the time to store an answer. */
const LEASE_MARGIN_MS = 1_000;

/**
 * Takes one due call, of one round or of any, sends it and stores the result. Returns whether there
 * was one. Any of the three steps may be the last one before a crash: the call is due again after
 * its lease, under the same transaction id. A request has its `session` already; a round that was
 * begun in another one, and the sweeper, read the call's.
 */
export async function deliverCall(
  studio: Studio,
  round: string | null,
  session?: Session,
): Promise<boolean> {
  const { db, config } = studio;
  const call = await takeCall(db, config.walletTimeoutMs + LEASE_MARGIN_MS, round);
  if (!call) return false;
  // A bet claimed more often than it may be tried was interrupted each time; its result is unknown,
  // so it is rolled back.
  const spent = call.kind === "bet" && call.attempts > BET_TRIES;
  const answer = spent
    ? undefined
    : await sendCall(studio, call, await sessionOf(db, call, session));
  await db.inTransaction((tx) => takeAnswer(tx, studio, call, answer));
  return true;
}

async function sessionOf(tx: Tx, call: TakenCall, near: Session | undefined): Promise<Session> {
  const session = near?.id === call.session ? near : await findSession(tx, call.session);
  if (!session) throw new Error(`Session is gone: ${call.session}`);
  return session;
}
