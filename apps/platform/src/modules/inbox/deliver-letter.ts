import type { Tx } from "@perya/postgres";
import { addJob } from "../../jobs/add-job.ts";
import type { Platform } from "../../platform.ts";
import { loginBarredUntil } from "../identity/index.ts";
import { playerById } from "../players/index.ts";
import { advertisingNow } from "./advertising/advertising-now.ts";
import { notAdvertisedTo } from "./advertising/not-advertised-to.ts";
import { MAIL_KINDS, type Message } from "./inbox.ts";
import { mailMessage } from "./mail/mail-message.ts";
import { selectMailed } from "./mail/mailed-kinds.store.ts";
import { selectMessage } from "./messages.store.ts";
import { publishUnread } from "./publish-unread.ts";
import { DELIVER_LETTER } from "./write-letter.ts";

/**
 * Tells the player's open pages of a message, and mails it where the player wants that, or where it
 * is of security. Repeated by its job, it may mail twice rather than never. Advertising is mailed
 * once the law's quiet hours are over.
 */
export async function deliverLetter(platform: Platform, id: bigint): Promise<void> {
  const { db } = platform;
  const message = await selectMessage(db, id);
  if (!message) return;
  await publishUnread(platform, [message.player]);
  const waitMs = message.advertises ? await waitOf(platform, message) : 0;
  if (waitMs === undefined) return;
  await db.inTransaction(async (tx) => {
    if (!(await isMailed(tx, message))) return;
    if (waitMs === 0) await mailMessage(platform, tx, message);
    else await addJob(tx, DELIVER_LETTER, { message: id.toString() }, { delayMs: waitMs });
  });
}

/**
 * Milliseconds until advertising may be mailed to its player; undefined where it no longer may be,
 * as after an exclusion.
 */
async function waitOf(platform: Platform, { player }: Message): Promise<number | undefined> {
  const found = await playerById(platform.db, player);
  if (!found) return undefined;
  const { isOpen, waitMs } = await advertisingNow(platform, found.brandId);
  if ((await notAdvertisedTo(platform.db, found.brandId, [player])).has(player)) return undefined;
  return isOpen ? 0 : Math.max(1, waitMs);
}

/**
 * A borrowed browser can delete a message of security, and want no mail: that one always goes. So
 * does one of a withdrawal to a player who may not sign in to read it.
 */
async function isMailed(tx: Tx, { kind, player, deletedAt }: Message): Promise<boolean> {
  if (kind === "security") return true;
  if (kind === "withdrawal" && (await loginBarredUntil(tx, player)) !== null) return true;
  if (deletedAt !== null) return false;
  const chosen = MAIL_KINDS.find((one) => one === kind);
  return chosen !== undefined && (await selectMailed(tx, player)).has(chosen);
}
