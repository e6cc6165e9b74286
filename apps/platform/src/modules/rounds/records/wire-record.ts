import { toWire } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { gameNames } from "../../catalogue/index.ts";
import { settledTimes } from "./products.ts";
import type { BettingRecord } from "./records.store.ts";

/** A round as players and staff see it in a list. */
export const wireRecord = z
  .object({
    id: z.string(),
    round: z.string(),
    at: wireTime,
    closedAt: wireTime.optional(),
    gameId: z.string(),
    gameName: z.string(),
    vendor: z.string(),
    stake: wireMoney,
    payout: wireMoney,
    net: wireMoney.nullable().meta({
      description: "Payout less stake; null while the round is open, which has no result yet.",
    }),
    status: z.enum(["OPEN", "CLOSED", "VOID"]),
  })
  .meta({ id: "Round" });

export type WireRecord = z.infer<typeof wireRecord>;

/**
 * Records for the wire, with their games' current names; a removed game shows its code.
 */
export async function toWireRecords(
  tx: Tx,
  records: readonly BettingRecord[],
): Promise<WireRecord[]> {
  const names = await gameNames(tx, distinct(records));
  const drawn = await settledTimes(
    tx,
    records
      .filter(({ status, closedAt }) => status === "CLOSED" && closedAt === null)
      .map(({ round }) => round),
  );
  return records.map((record) => {
    const game = names.find(
      (name) => name.vendorId === record.vendorId && name.code === record.gameCode,
    );
    const closedAt = record.closedAt ?? drawn.get(record.round);
    const amount = (units: bigint) => toWire({ units, currency: record.currency });
    return {
      id: `rd_${record.id}`,
      round: record.round,
      at: record.openedAt.toString(),
      ...(closedAt ? { closedAt: closedAt.toString() } : {}),
      gameId: game?.slug ?? record.gameCode,
      gameName: game?.displayName ?? record.gameCode,
      vendor: game?.vendorName ?? "",
      stake: amount(record.stake),
      payout: amount(record.payout),
      net: record.status === "OPEN" ? null : amount(record.payout - record.stake),
      status: record.status,
    };
  });
}

function distinct(records: readonly BettingRecord[]): { vendorId: number; code: string }[] {
  const games = new Map(
    records.map((record) => [
      `${record.vendorId} ${record.gameCode}`,
      { vendorId: record.vendorId, code: record.gameCode },
    ]),
  );
  return [...games.values()];
}
