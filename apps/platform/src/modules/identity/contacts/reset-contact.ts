import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../facts/index.ts";
import { saveProfile, type Player } from "../../players/index.ts";
import { contactChanged } from "../facts.ts";
import { reopenFirstLogin } from "../first-login/first-login.store.ts";
import { postponeWithdrawals } from "../payment/postpone-withdrawals.ts";
import { endWaysIn } from "../recovering/end-ways-in.ts";
import { lockResets } from "../recovering/recovering.store.ts";
import { clearMobile, deleteAllProven, markReset, type ContactChannel } from "./contacts.store.ts";
import { currentContact, type CurrentContact } from "./current-contact.ts";
import { tellOldAddress } from "./tell-old-address.ts";

/**
 * Takes away a number or an address that a player has lost; two people decide that. The player sets
 * a new one, and withdrawals wait from now and from then. A mail tells the address that was
 * taken away. `isMeant` says whether it is still the contact that they decided on; none takes its
 * place meanwhile.
 */
export async function resetContact(
  tx: Tx,
  player: Pick<Player, "id" | "brandId" | "username">,
  channel: ContactChannel,
  isMeant: (contact: CurrentContact) => boolean,
): Promise<Result<undefined, "NO_CONTACT" | "CONTACT_CHANGED">> {
  await lockResets(tx, player.id);
  const old = await currentContact(tx, player.id, channel);
  if (!old) return refuse("NO_CONTACT");
  if (!isMeant(old)) return refuse("CONTACT_CHANGED");
  await endWaysIn(tx, player.id);
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
