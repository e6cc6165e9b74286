import type { Studio } from "../../../studio.ts";
import { openCalls } from "../../../http/metrics.ts";
import { revealRetired } from "../../seeds/index.ts";
import { deleteOldTickets } from "../../sessions/index.ts";
import { countCalls } from "../../wallet-client/index.ts";
import { deliverCall } from "./deliver-call.ts";
import { finishAbandoned } from "../finish-abandoned.ts";
import { hasOpenRound } from "../rounds.store.ts";

/** Calls sent at the same time by one sweeper. */
const LANES = 4;

/**
 * Resumes whatever was left behind: sends every call that is due, ends abandoned rounds, reveals
 * retired seeds. Safe beside other processes doing the same. Returns whether calls were waiting.
 */
export async function sweep(studio: Studio, signal: AbortSignal): Promise<boolean> {
  const { db } = studio;
  while (!signal.aborted && (await db.inTransaction((tx) => finishAbandoned(tx, studio))));
  const { pending, givenUp } = await countCalls(db);
  openCalls.set({ status: "PENDING" }, Number(pending));
  openCalls.set({ status: "GIVEN_UP" }, Number(givenUp));
  if (pending > 0n)
    await Promise.all(Array.from({ length: LANES }, () => sendAllDue(studio, signal)));
  await db.inTransaction((tx) => revealRetired(tx, (seed) => hasOpenRound(tx, seed)));
  await db.inTransaction((tx) => deleteOldTickets(tx));
  return pending > 0n;
}

async function sendAllDue(studio: Studio, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await deliverCall(studio, null)));
}
