import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { signed, signedReader } from "../../http/signed-calls.ts";
import type { Studio } from "../../studio.ts";
import type { PlayedMove } from "./own-wallets.ts";
import { selectPlayed } from "./own-wallets.store.ts";

const MOST = 1_000;
const START = "0:0";
const listing = signed.extend({
  cursor: z
    .string()
    .regex(/^\d{1,20}:\d{1,19}$/)
    .default(START),
  limit: z.number().int().min(1).max(MOST).default(MOST),
});

/** What an operator's players bet and won with money that we keep, after a cursor. */
export function recordRoutes(app: FastifyInstance, studio: Studio, operator: string): void {
  const read = signedReader(studio.config);
  app.post("/operator/generic/v2/transactions/list", async (request) => {
    const { cursor, limit } = await read(request, listing);
    const [tx = "0", id = "0"] = cursor.split(":");
    const moves = await selectPlayed(studio.db, operator, { tx, id }, limit);
    const last = moves.at(-1);
    return {
      transactions: moves.map((move) => ({
        user: move.user,
        transaction_uuid: move.transaction,
        reference_transaction_uuid: move.reference,
        kind: move.kind,
        round: move.round,
        // Each round of ours is one bet, which its win ends.
        round_closed: move.kind === "win",
        game_code: move.game,
        currency: move.currency,
        amount: Number(amountOf(move)),
        at: move.at.toString(),
      })),
      cursor: last ? `${last.tx}:${last.id}` : cursor,
    };
  });
}

/** Ledger units. A rollback is asked for without an amount: what it gave back is what it did. */
function amountOf({ kind, units, delta }: PlayedMove): bigint {
  if (kind !== "rollback") return units;
  return delta < 0n ? -delta : delta;
}
