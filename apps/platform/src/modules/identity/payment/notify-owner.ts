import type { Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { sendMail } from "../../messages/index.ts";
import { profileOf, type Player } from "../../players/index.ts";
import { RECOVERY_WAIT_HOURS } from "./payment.ts";

const WHAT = {
  CHANGED: "was changed",
  RECOVERED: "was replaced by a code",
  RESET: "was removed by our staff",
} as const;

/**
 * E-mails a player that their payment password changed, if they have a verified address; sent after
 * the commit.
 */
export async function notifyOwner(
  tx: Tx,
  player: Pick<Player, "id" | "brandId" | "username">,
  how: keyof typeof WHAT,
): Promise<void> {
  const { email, emailVerifiedAt } = await profileOf(tx, player.id);
  const brand = await brandById(tx, player.brandId);
  if (!brand || !email || !emailVerifiedAt) return;
  const text = [
    `The payment password of your ${brand.name} account ${player.username} ${WHAT[how]}.`,
    ...(how === "CHANGED" ? [] : [`Withdrawals wait ${RECOVERY_WAIT_HOURS} hours from now.`]),
    "If this was not you, please contact customer service at once.",
  ].join("\n\n");
  await sendMail(tx, {
    brandId: brand.id,
    recipient: email,
    subject: `Your ${brand.name} payment password`,
    text,
  });
}
