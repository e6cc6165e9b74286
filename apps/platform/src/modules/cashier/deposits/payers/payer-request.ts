import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { openFor, type MoneyMove } from "../../../approvals/index.ts";
import type { ActingStaff, Actor } from "../../cashier.ts";
import type { Deposit } from "../deposit.ts";
import { insertPayer } from "./payers.store.ts";

export const PAYER_KIND = "deposits.payer";

/** What the request carries, as it is stored. */
export const payerPayload = z.object({ payer: z.string(), known: z.string().nullable() });

/** One person's correction of a payer's name, as the request for a second one. */
export function correctionOf(
  { brandId, publicId, playerName, playerRef, payer: known, ...money }: Deposit,
  payer: string,
  reason: string,
  by: ActingStaff,
): MoneyMove {
  return {
    kind: PAYER_KIND,
    brandId,
    subject: publicId,
    about: playerName,
    player: playerRef,
    units: money.paidUnits ?? money.units,
    currency: money.paidCurrency ?? money.currency,
    payload: { payer, known },
    reason,
    key: null,
    askedById: by.id,
    askedBy: by.username,
  };
}

/** Who asked for another payer's name and waits for a second person. */
export interface CorrectionAsked {
  readonly by: string;
  readonly at: Temporal.Instant;
  readonly payer: string;
  readonly reason: string;
}

/** What waits of the kind for a deposit, oldest first. */
export async function correctionsOf(
  tx: Tx,
  { publicId }: Deposit,
): Promise<readonly CorrectionAsked[]> {
  const open = await openFor(tx, PAYER_KIND, publicId);
  return open.map(({ askedBy, askedAt, reason, ...request }) => ({
    by: askedBy,
    at: askedAt,
    payer: payerPayload.parse(request.payload).payer,
    reason: reason ?? "",
  }));
}

/** Writes what two people agreed on. The caller holds the deposit. */
export async function writeCorrection(
  tx: Tx,
  deposit: Deposit,
  { payer, reason, askedBy, by }: Readonly<Record<"payer" | "reason" | "askedBy" | "by", string>>,
): Promise<Deposit> {
  const actor: Actor = `staff:${askedBy}`;
  const word = { payer, source: "CORRECTION", actor } as const;
  await insertPayer(tx, deposit, word, { second: by, reason });
  return { ...deposit, payer };
}
