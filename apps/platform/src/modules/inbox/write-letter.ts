import type { Tx } from "@perya/postgres";
import { addJob } from "../../jobs/add-job.ts";
import type { Letter } from "./inbox.ts";
import { insertLetter } from "./messages.store.ts";

/** Name of the job that tells open pages of a new message, and mails it to who wants that. */
export const DELIVER_LETTER = "inbox-deliver";

/** Writes a message of the system to a player. Their open pages are told after the commit. */
export async function writeLetter(tx: Tx, letter: Letter): Promise<void> {
  const id = await insertLetter(tx, letter);
  await addJob(tx, DELIVER_LETTER, { message: id.toString() });
}
