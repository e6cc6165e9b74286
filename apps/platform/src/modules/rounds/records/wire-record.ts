import type { LanguageCode } from "@perya/languages";
import { toWire } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { gameNames, nameFor } from "../../catalogue/index.ts";
import { settledElsewhere, settledTimes } from "./products.ts";
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
    nameLanguage: languageOfName("gameName"),
    vendor: z.string(),
    stake: wireMoney,
    payout: wireMoney.meta({ description: "All that came back, refunds included." }),
    refund: wireMoney
      .optional()
      .meta({ description: "The part of the payout that gave stake back, where there is one." }),
    turnover: wireMoney.optional().meta({
      description: "What counts as wagered; missing until the round is over.",
    }),
    net: wireMoney.nullable().meta({
      description: "Payout less stake; null while the round is open, which has no result yet.",
    }),
    status: z.enum(["OPEN", "CLOSED", "VOID"]),
  })
  .meta({ id: "Round" });

export type WireRecord = z.infer<typeof wireRecord>;

/**
 * Records for the wire, with their games' current names for a reader of some languages; a removed
 * game shows its code.
 */
export async function toWireRecords(
  tx: Tx,
  records: readonly BettingRecord[],
  readable: readonly LanguageCode[],
): Promise<WireRecord[]> {
  const names = await gameNames(tx, distinct(records));
  const drawn = await settledTimes(
    tx,
    records
      .filter(({ status, closedAt }) => status === "CLOSED" && closedAt === null)
      .map(({ round }) => round),
  );
  const elsewhere = await settledElsewhere(tx);
  // What a product settles itself is in its own records.
  const isBooked = ({ status, closedAt, vendorId }: BettingRecord) =>
    status === "CLOSED" && closedAt !== null && !elsewhere.has(vendorId);
  return records.map((record) => {
    const game = names.find(
      (name) => name.vendorId === record.vendorId && name.code === record.gameCode,
    );
    const named = game && nameFor(game, readable);
    const closedAt = record.closedAt ?? drawn.get(record.round);
    const amount = (units: bigint) => toWire({ units, currency: record.currency });
    return {
      id: `rd_${record.id}`,
      round: record.round,
      at: record.openedAt.toString(),
      ...(closedAt ? { closedAt: closedAt.toString() } : {}),
      gameId: game?.slug ?? record.gameCode,
      gameName: named?.name ?? record.gameCode,
      nameLanguage: named?.language ?? "",
      vendor: game?.vendorName ?? "",
      stake: amount(record.stake),
      payout: amount(record.payout),
      ...(record.refund > 0n ? { refund: amount(record.refund) } : {}),
      ...(isBooked(record) ? { turnover: amount(record.turnover) } : {}),
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
