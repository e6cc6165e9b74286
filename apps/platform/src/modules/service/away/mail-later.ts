import type { Tx } from "@perya/postgres";
import { addJob } from "../../../jobs/add-job.ts";

/** Name of the job that checks whether a player has read what staff wrote. */
export const MAIL_AWAY = "service-mail-away";

/** How long an answer may stay unread before its reader gets an e-mail. */
const UNREAD_MS = 3 * 60_000;

/**
 * Has a conversation looked at in a few minutes. Another answer meanwhile starts the wait again, so
 * several answers are one e-mail.
 */
export async function mailLater(tx: Tx, conversation: bigint, looks = 0): Promise<void> {
  await addJob(
    tx,
    MAIL_AWAY,
    { conversation: conversation.toString(), looks },
    { key: `${MAIL_AWAY}:${conversation}`, delayMs: UNREAD_MS },
  );
}
