import type { Tx } from "@perya/postgres";
import { languageOf, readableLanguages } from "@perya/languages";
import type { Platform } from "../../../platform.ts";
import { brandById, siteOf } from "../../brands/index.ts";
import { closedAmong } from "../../identity/index.ts";
import { sendMail } from "../../messages/index.ts";
import { playerById, profileOf } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import type { Message } from "../inbox.ts";
import { wordsOf } from "../templates/words-of.ts";

/**
 * Mails a message to its player, in their language, if their address is verified and they have not
 * closed their account.
 */
export async function mailMessage(platform: Platform, tx: Tx, message: Message): Promise<void> {
  const { email, emailVerifiedAt, language } = await profileOf(tx, message.player);
  if (!email || !emailVerifiedAt) return;
  if ((await closedAmong(tx, [message.player])).size > 0) return;
  const player = await playerById(tx, message.player);
  const brand = player && (await brandById(tx, player.brandId));
  if (!brand) return;
  const { defaultLanguage } = await currentSection(tx, brand.id, "language");
  const readable = readableLanguages(
    languageOf(language ?? defaultLanguage).code,
    languageOf(defaultLanguage).code,
  );
  const { title, text } = wordsOf(message, readable);
  const site = siteOf(platform, brand);
  const way = message.link.startsWith("/") ? site + message.link : message.link || site;
  await sendMail(tx, {
    brandId: brand.id,
    recipient: email,
    subject: `${brand.name}: ${title}`,
    text: [text, way].join("\n\n"),
  });
}
