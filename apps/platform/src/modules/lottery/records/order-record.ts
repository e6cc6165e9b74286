import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import type { z } from "zod";
import { selectLines, selectOrder } from "./order-records.store.ts";
import { signsOfGames } from "./signs-of-games.ts";
import { toLotteryRecord, type lotteryRecord } from "./wire-record.ts";

const ORDER = /^lo_([1-9]\d{0,17})$/;

/** One of a player's orders with the result of every line; undefined for any other. */
export async function orderRecord(
  tx: Tx,
  player: bigint,
  id: string,
  readable: readonly LanguageCode[],
): Promise<z.infer<typeof lotteryRecord> | undefined> {
  const number = ORDER.exec(id)?.[1];
  const order = number === undefined ? undefined : await selectOrder(tx, player, BigInt(number));
  if (!order) return undefined;
  const signOf = await signsOfGames(tx, [order], readable);
  const lines = (await selectLines(tx, [order.id])).get(order.id) ?? [];
  return toLotteryRecord(order, lines, signOf(order));
}
