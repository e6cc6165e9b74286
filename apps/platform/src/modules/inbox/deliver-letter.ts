import type { Tx } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import { MAIL_KINDS, type Message } from "./inbox.ts";
import { mailMessage } from "./mail/mail-message.ts";
import { selectMailed } from "./mail/mailed-kinds.store.ts";
import { selectMessage } from "./messages.store.ts";
import { publishUnread } from "./publish-unread.ts";

/**
 * Tells the player's open pages of a message, and mails it where the player wants that, or where it
 * is of security. Repeated by its job, it may mail twice rather than never.
 */
export async function deliverLetter(platform: Platform, id: bigint): Promise<void> {
  const { db } = platform;
  const message = await selectMessage(db, id);
  if (!message) return;
  await publishUnread(platform, [message.player]);
  await db.inTransaction(async (tx) => {
    if (await isMailed(tx, message)) await mailMessage(platform, tx, message);
  });
}

/** A borrowed browser can delete a message of security, and want no mail: that one always goes. */
async function isMailed(tx: Tx, { kind, player, deletedAt }: Message): Promise<boolean> {
  if (kind === "security") return true;
  if (deletedAt !== null) return false;
  const chosen = MAIL_KINDS.find((one) => one === kind);
  return chosen !== undefined && (await selectMailed(tx, player)).has(chosen);
}
