import type { Platform } from "../../../platform.ts";
import { brandById, siteOf } from "../../brands/index.ts";
import { sendMail } from "../../messages/index.ts";
import { profileOf } from "../../players/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { lockConversation, updateMailed } from "../conversations.store.ts";
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
  await platform.db.inTransaction(async (tx) => {
    const conversation = await lockConversation(tx, id);
    if (!conversation) return;
    const { player, brandId, playerRead, mailed, lastSeq, playerName } = conversation;
    if (mailed > playerRead || (await countAfter(tx, id, "staff", playerRead)) === 0) return;
    if (await platform.live.isHere(player)) {
      if (looks < MOST_LOOKS) await mailLater(tx, id, looks + 1);
      return;
    }
    const { email, emailVerifiedAt, language } = await profileOf(tx, player);
    const brand = await brandById(tx, brandId);
    if (!brand || !email || !emailVerifiedAt) return;
    const { defaultLanguage } = (await settingsOf(platform, brandId)).language;
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
  });
}
