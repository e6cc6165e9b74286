import type { Platform } from "../../platform.ts";
import { MAIL_KINDS } from "./inbox.ts";
import { mailMessage } from "./mail/mail-message.ts";
import { selectMailed } from "./mail/mailed-kinds.store.ts";
import { selectMessage } from "./messages.store.ts";
import { publishUnread } from "./publish-unread.ts";

/**
 * Tells the player's open pages of a message, and mails it where the player wants that. Repeated by
 * its job, it may mail twice rather than never.
 */
export async function deliverLetter(platform: Platform, id: bigint): Promise<void> {
  const { db } = platform;
  const message = await selectMessage(db, id);
  if (!message) return;
  await publishUnread(platform, [message.player]);
  const kind = MAIL_KINDS.find((one) => one === message.kind);
  if (!kind || !(await selectMailed(db, message.player)).has(kind)) return;
  await db.inTransaction((tx) => mailMessage(platform, tx, message));
}
