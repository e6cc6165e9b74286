import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { sendMail } from "../../messages/index.ts";
import type { SignedIn } from "../identity.ts";
import { RECOVERY_WAIT_HOURS } from "../payment/payment.ts";
import type { CurrentContact } from "./current-contact.ts";

/** Writes to a replaced mail address that it is one no more; the number got a code for it. */
export async function tellOldAddress(
  tx: Tx,
  brand: Pick<Brand, "id" | "name">,
  { username }: Pick<SignedIn, "username">,
  { channel, recipient, verifiedAt }: CurrentContact,
): Promise<void> {
  if (channel !== "mail" || !verifiedAt) return;
  const text = [
    `The e-mail address of your ${brand.name} account ${username} was replaced.`,
    `Withdrawals wait ${RECOVERY_WAIT_HOURS} hours from now.`,
    "If this was not you, please contact customer service at once.",
  ].join("\n\n");
  const subject = `Your ${brand.name} e-mail address`;
  await sendMail(tx, { brandId: brand.id, recipient, subject, text });
}
