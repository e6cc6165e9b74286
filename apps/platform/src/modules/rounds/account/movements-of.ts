import { toWire } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { entriesBetween } from "../../wallet/index.ts";
import type { BettingRecord } from "../records/records.store.ts";

export const wireMovement = z.object({
  kind: z.string(),
  amount: wireMoney,
  at: wireTime,
  transaction: z.string(),
});

/** A round's movements, oldest first, from the ledger itself: the record is only their sum. */
export async function movementsOf(
  tx: Tx,
  player: bigint,
  record: BettingRecord,
): Promise<z.infer<typeof wireMovement>[]> {
  const entries = await entriesBetween(tx, player, record.firstSeq, record.lastSeq);
  return entries
    .filter(
      (entry) =>
        entry.vendor === record.vendorId &&
        (entry.reverses?.round ?? entry.round) === record.round &&
        entry.status === "APPLIED",
    )
    .filter((entry) => entry.kind === "bet" || entry.kind === "win" || entry.reverses !== null)
    .map((entry) => ({
      kind: entry.kind,
      amount: toWire({ units: entry.cash, currency: entry.currency }),
      at: entry.at.toString(),
      transaction: entry.transaction,
    }));
}
