import type { Tx } from "@perya/postgres";
import { addJob } from "../../jobs/add-job.ts";
import type { NewMessage } from "./messages.ts";
import { insertMessage } from "./messages.store.ts";

/** Name of the job that delivers a message; its payload is the message's id. */
export const DELIVER = "deliver-message";

/** The sender delivers a message at once, and the job is for when that failed: it comes when the first try is no longer alone in its claim. */
const SECOND_TRY_MS = 35_000;

/** Writes a message down with the job that sends it; answers its id. Text messages come through `sendSms`, which has a budget. */
export async function writeMessage(tx: Tx, message: NewMessage): Promise<string> {
  const id = await insertMessage(tx, message);
  await addJob(tx, DELIVER, { id }, { key: `message:${id}`, delayMs: SECOND_TRY_MS });
  return id;
}
