import type { Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { sendMail } from "../../messages/index.ts";
import { profileOf, type Player } from "../../players/index.ts";
import { tellFact } from "../../facts/index.ts";
import { secretChanged } from "../facts.ts";
import { RECOVERY_WAIT_HOURS } from "./payment.ts";

const WHAT = {
  CHANGED: "was changed",
  RECOVERED: "was replaced by a code",
  RESET: "was removed by our staff",
} as const;

const TOLD = { CHANGED: "changed", RECOVERED: "recovered", RESET: "reset" } as const;

/**
 * Tells who hears of it that a player's payment password changed, and e-mails the player, if they
 * have a verified address; sent after the commit.
 */
export async function notifyOwner(
  tx: Tx,
  player: Pick<Player, "id" | "brandId" | "username">,
  how: keyof typeof WHAT,
): Promise<void> {
  await tellFact(tx, secretChanged, { player: player.id, secret: "payment", how: TOLD[how] });
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
