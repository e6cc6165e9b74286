import { newToken, tokenHash } from "@perya/secrets";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import { siteReached, type ReachedBrand } from "../../brands/index.ts";
import { deliverMessage, sendMail } from "../../messages/index.ts";
import { playerByUsername, profileOf } from "../../players/index.ts";
import { kindRefusal } from "../signing-in/kind-refusal.ts";
import { insertReset, lockResets, voidReset, wasMailed } from "./recovering.store.ts";

/** Minutes until another link may be requested, and minutes one is valid. */
const MAIL_WAIT_MINUTES = 5;
export const LINK_MINUTES = 30;

export type MailRefusal = "USERNAME_EMAIL_UNKNOWN" | "TOO_MANY_REQUESTS" | "MAIL_NOT_SENT";

/**
 * E-mails the owner of a name and an address a link to choose a new password, valid once and for
 * half an hour. A password is never sent by e-mail.
 */
export async function mailReset(
  platform: Platform,
  brand: ReachedBrand,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<Result<undefined, MailRefusal>> {
  const { db } = platform;
  const player = await playerByUsername(db, brand.id, username);
  const address = player && (await profileOf(db, player.id)).email;
  if (
    !player ||
    kindRefusal(player, false) ||
    !address ||
    address.toLowerCase() !== email.toLowerCase()
  )
    return refuse("USERNAME_EMAIL_UNKNOWN");
  const token = newToken();
  const message = await db.inTransaction(async (tx) => {
    await lockResets(tx, player.id);
    // It may have been replaced a moment ago; what was open was used up with it.
    if ((await profileOf(tx, player.id)).email !== address) return undefined;
    if (await wasMailed(tx, player.id, MAIL_WAIT_MINUTES)) return undefined;
    await insertReset(tx, player.id, tokenHash(token));
    const link = `${siteReached(platform, brand)}/login#reset=${token}`;
    const text = letter(brand.name, player.username, link);
    return sendMail(tx, {
      brandId: brand.id,
      recipient: address,
      subject: `Your new ${brand.name} password`,
      text,
    });
  });
  if (message === undefined) return refuse("TOO_MANY_REQUESTS");
  if ((await deliverMessage(platform, message)).ok) return ok(undefined);
  await voidReset(db, tokenHash(token));
  return refuse("MAIL_NOT_SENT");
}

function letter(brandName: string, username: string, link: string): string {
  return [
    `We received a request for a new password for the ${brandName} account ${username}. ` +
      "Choose it here within half an hour:",
    link,
    "If that was not you, you can ignore this message: your password has not " +
      "changed and nobody has seen it.",
  ].join("\n\n");
}
