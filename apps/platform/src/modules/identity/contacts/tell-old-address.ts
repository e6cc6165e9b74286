import { languageOf, readableLanguages } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { sendMail } from "../../messages/index.ts";
import { profileOf, type Player } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import type { CurrentContact } from "./current-contact.ts";
import { OLD_ADDRESS_WORDS, type AddressEnd } from "./old-address-words.ts";

/**
 * Writes to a proven mail address that it is a player's no more: the message about it in their
 * inbox is mailed to the new one, if at all. A number that is replaced got a code for it.
 */
export async function tellOldAddress(
  tx: Tx,
  { id, brandId, username }: Pick<Player, "id" | "brandId" | "username">,
  old: CurrentContact | undefined,
  how: AddressEnd,
): Promise<void> {
  if (old?.channel !== "mail" || !old.verifiedAt) return;
  const brand = await brandById(tx, brandId);
  if (!brand) return;
  const { defaultLanguage } = await currentSection(tx, brandId, "language");
  const { language } = await profileOf(tx, id);
  const readable = readableLanguages(
    languageOf(language ?? defaultLanguage).code,
    languageOf(defaultLanguage).code,
  );
  const words = readable.map((code) => OLD_ADDRESS_WORDS[code]).find((one) => one !== undefined);
  const [title, text] = (words ?? OLD_ADDRESS_WORDS.EN)[how](username);
  const { recipient } = old;
  await sendMail(tx, { brandId, recipient, subject: `${brand.name}: ${title}`, text });
}
