import type { Tx } from "@perya/postgres";
import type { Recipient } from "../../../codes/index.ts";
import { profileOf } from "../../../players/index.ts";

/** A player's verified contact, and when it was verified. */
export interface ProvenContact extends Pick<Recipient, "channel" | "recipient"> {
  readonly provenAt: Temporal.Instant;
}

/** A player's verified number, or else their verified e-mail address. */
export async function provenContact(tx: Tx, playerId: bigint): Promise<ProvenContact | undefined> {
  const { mobile, mobileVerifiedAt, email, emailVerifiedAt } = await profileOf(tx, playerId);
  if (mobile && mobileVerifiedAt)
    return { channel: "sms", recipient: mobile, provenAt: mobileVerifiedAt };
  if (email && emailVerifiedAt)
    return { channel: "mail", recipient: email, provenAt: emailVerifiedAt };
  return undefined;
}
