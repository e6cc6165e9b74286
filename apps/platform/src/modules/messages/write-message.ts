import type { Tx } from "@perya/postgres";
import { addJob } from "../../jobs/add-job.ts";
import type { NewMessage } from "./messages.ts";
import { insertMessage } from "./messages.store.ts";

/** Name of the job that delivers a message; its payload is the message's id. */
export const DELIVER = "deliver-message";

/**
 * The sender delivers a message at once, and the job is for when that fails: it runs when the first
 * try's claim has expired.
 */
const SECOND_TRY_MS = 35_000;

/**
 * Stores a message with the job that sends it; returns its id. Text messages go through `sendSms`,
 * which has a budget.
 */
export async function writeMessage(tx: Tx, message: NewMessage): Promise<string> {
  const id = await insertMessage(tx, message);
  await addJob(tx, DELIVER, { id }, { key: `message:${id}`, delayMs: SECOND_TRY_MS });
  return id;
}
