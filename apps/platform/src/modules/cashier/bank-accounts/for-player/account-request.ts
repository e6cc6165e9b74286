import { z } from "zod";
import type { ActingStaff, Payer } from "../../cashier.ts";

export const ACCOUNT_KIND = "players.bank-account";

/** What the request carries, as it is stored. */
export const accountPayload = z.object({
  bank: z.string(),
  number: z.string(),
  holder: z.string(),
  evidence: z.string(),
});

/** A bank account of a player's that one person records, and what proves it. */
export type SeenAccount = z.infer<typeof accountPayload>;

/** The same as the request for a second person. */
export function accountRequest(
  { brandId, publicId, username }: Payer,
  payload: SeenAccount,
  reason: string,
  by: ActingStaff,
) {
  return {
    kind: ACCOUNT_KIND,
    brandId,
    subject: publicId,
    about: username,
    player: publicId,
    units: null,
    currency: null,
    payload,
    reason,
    key: null,
    askedById: by.id,
    askedBy: by.username,
  };
}
