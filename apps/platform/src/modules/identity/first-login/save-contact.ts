import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Recipient } from "../../codes/index.ts";
import { saveProfile } from "../../players/index.ts";
import { lockMobile, loginByMobile } from "../identity.store.ts";
import { endWaysInByContact } from "../recovering/end-ways-in.ts";
import { writeMobile } from "./first-login.store.ts";

/** A number in E.164 or an address, the channel that reaches it, and the place of the request. */
export type Contact = Pick<Recipient, "channel" | "recipient" | "place">;

/**
 * Gives a player a proven contact, and uses up what was sent to another one. A phone signs in, so
 * it belongs to one account of a brand. When refused nothing is written.
 */
export async function saveContact(
  tx: Tx,
  brandId: bigint,
  player: bigint,
  { channel, recipient }: Pick<Recipient, "channel" | "recipient">,
): Promise<Result<undefined, "MOBILE_TAKEN">> {
  const now = Temporal.Now.instant();
  if (channel !== "sms") {
    await endWaysInByContact(tx, player);
    await saveProfile(tx, player, { email: recipient, emailVerifiedAt: now });
    return ok(undefined);
  }
  await lockMobile(tx, brandId, recipient);
  const owner = await loginByMobile(tx, brandId, recipient);
  if (owner !== undefined && owner !== player) return refuse("MOBILE_TAKEN");
  await endWaysInByContact(tx, player);
  await writeMobile(tx, player, recipient);
  await saveProfile(tx, player, { mobile: recipient, mobileVerifiedAt: now });
  return ok(undefined);
}
