import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { brandById, siteOf } from "../../brands/index.ts";
import { sendMail } from "../../messages/index.ts";
import { profileOf } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import type { Conversation } from "../conversation.ts";
import { lockConversation, selectConversation, updateMailed } from "../conversations.store.ts";
import { countAfter } from "../messages.store.ts";
import { letterIn } from "./letter.ts";
import { mailLater } from "./mail-later.ts";

/** How often a conversation is looked at while its player is on the site without reading it. */
const MOST_LOOKS = 20;

/**
 * E-mails a player that customer service has answered, if they are away and have not read it: once
 * until they read, at their verified address, in their language. The letter says nothing of what
 * was written.
 */
export async function mailAway(
  platform: Platform,
  { conversation: id, looks }: { readonly conversation: bigint; readonly looks: number },
): Promise<void> {
  const { db, live } = platform;
  const seen = await selectConversation(db, id);
  if (!seen || !(await isUnread(db, seen))) return;
  // Asked before the conversation is locked, because it waits for other processes.
  const isHere = await live.isHere(seen.player);
  await db.inTransaction(async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (!conversation || !(await isUnread(tx, conversation))) return;
    if (!isHere) await mail(platform, tx, conversation);
    else if (looks < MOST_LOOKS) await mailLater(tx, id, looks + 1);
  });
}

/** Whether there is an answer that its player has neither read nor been mailed about. */
async function isUnread(tx: Tx, { id, mailed, playerRead }: Conversation): Promise<boolean> {
  return mailed <= playerRead && (await countAfter(tx, id, "staff", playerRead)) > 0;
}

async function mail(
  platform: Platform,
  tx: Tx,
  { id, player, brandId, lastSeq, playerName }: Conversation,
): Promise<void> {
  const { email, emailVerifiedAt, language } = await profileOf(tx, player);
  const brand = await brandById(tx, brandId);
  if (!brand || !email || !emailVerifiedAt) return;
  const { defaultLanguage } = await currentSection(tx, brandId, "language");
  await updateMailed(tx, id, lastSeq);
  await sendMail(tx, {
    brandId,
    recipient: email,
    ...letterIn(language ?? defaultLanguage, {
      brand: brand.name,
      username: playerName,
      link: `${siteOf(platform, brand)}/help`,
    }),
  });
}
