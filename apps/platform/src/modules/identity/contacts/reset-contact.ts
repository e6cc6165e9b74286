import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../facts/index.ts";
import { saveProfile, type Player } from "../../players/index.ts";
import { contactChanged } from "../facts.ts";
import { reopenFirstLogin } from "../first-login/first-login.store.ts";
import { postponeWithdrawals } from "../payment/payment.store.ts";
import { endWaysInByContact } from "../recovering/end-ways-in.ts";
import { clearMobile, deleteAllProven, markReset, type ContactChannel } from "./contacts.store.ts";
import { currentContact } from "./current-contact.ts";
import { tellOldAddress } from "./tell-old-address.ts";

/**
 * Takes away a number or an address that a player has lost; two people decide that. The player sets
 * a new one, and withdrawals wait a day from now and from then. A mail tells the address that was
 * taken away.
 */
export async function resetContact(
  tx: Tx,
  player: Pick<Player, "id" | "brandId" | "username">,
  channel: ContactChannel,
): Promise<Result<undefined, "NO_CONTACT">> {
  const old = await currentContact(tx, player.id, channel);
  if (!old) return refuse("NO_CONTACT");
  await endWaysInByContact(tx, player.id);
  if (channel === "sms") {
    await clearMobile(tx, player.id);
    await saveProfile(tx, player.id, { mobile: null, mobileVerifiedAt: null });
  } else await saveProfile(tx, player.id, { email: null, emailVerifiedAt: null });
  await deleteAllProven(tx, player.id);
  await markReset(tx, player.id);
  await postponeWithdrawals(tx, player.id);
  await reopenFirstLogin(tx, player.id);
  await tellOldAddress(tx, player, old, "reset");
  await tellFact(tx, contactChanged, { player: player.id, channel, how: "reset" });
  return ok(undefined);
}
