import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { openFor, type MoneyMove } from "../../../approvals/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import type { Deposit } from "../deposit.ts";
import type { Sent } from "./record-return.ts";

export const RETURN_KIND = "deposits.return";

/** What the request carries, as it is stored. */
export const returnPayload = z.object({
  paid: z.string(),
  reference: z.string(),
  returnReference: z.string(),
  payee: z.string().nullable().default(null),
  why: z.string().nullable().default(null),
  /** The name on the account that paid, where it is known. */
  payer: z.string().nullable(),
});

/** A payment that one person sent back, as the request for a second one. */
export function returnOf(
  deposit: Deposit,
  { paidUnits, ...sent }: Sent,
  reason: string,
  by: ActingStaff,
): MoneyMove {
  const { brandId, publicId, playerName, playerRef, payer } = deposit;
  return {
    kind: RETURN_KIND,
    brandId,
    subject: publicId,
    about: playerName,
    player: playerRef,
    units: paidUnits,
    currency: deposit.paidCurrency ?? deposit.currency,
    payload: { paid: paidUnits.toString(), ...sent, payer },
    reason,
    key: null,
    askedById: by.id,
    askedBy: by.username,
  };
}

/** Who sent a payment back and waits for a second person. */
export interface ReturnAsked extends Sent {
  readonly by: string;
  readonly at: Temporal.Instant;
}

/** What waits of the kind for a deposit, oldest first. */
export async function returnsOf(tx: Tx, { publicId }: Deposit): Promise<ReturnAsked[]> {
  const open = await openFor(tx, RETURN_KIND, publicId);
  return open.map(({ askedBy, askedAt, ...request }) => ({
    by: askedBy,
    at: askedAt,
    ...sentOf(request.payload),
  }));
}

/** What was sent back, as a request says it. */
export function sentOf(asked: unknown): Sent {
  const { paid, payer: _, ...sent } = returnPayload.parse(asked);
  return { paidUnits: BigInt(paid), ...sent };
}
