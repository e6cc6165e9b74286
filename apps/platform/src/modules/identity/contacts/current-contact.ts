import type { Tx } from "@perya/postgres";
import { profileOf } from "../../players/index.ts";
import type { ContactChannel } from "./contacts.store.ts";

/** A player's number or address, and since when it is proven; null where it is not. */
export interface CurrentContact {
  readonly channel: ContactChannel;
  readonly recipient: string;
  readonly verifiedAt: Temporal.Instant | null;
}

/** What reaches a player by one channel; undefined for nothing. */
export async function currentContact(
  tx: Tx,
  player: bigint,
  channel: ContactChannel,
): Promise<CurrentContact | undefined> {
  const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = await profileOf(tx, player);
  const [recipient, verifiedAt] =
    channel === "sms" ? [mobile, mobileVerifiedAt] : [email, emailVerifiedAt];
  return recipient ? { channel, recipient, verifiedAt } : undefined;
}
