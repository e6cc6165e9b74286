import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { pageOf } from "../../../http/answers/answer.ts";
import { findGame } from "../../catalogue/index.ts";
import { roundsElsewhere } from "./products.ts";
import { selectRecords, type BettingRecord } from "./records.store.ts";
import { toWireRecords, type WireRecord } from "./wire-record.ts";

export interface RoundsAsked {
  readonly from?: Temporal.Instant | undefined;
  readonly to?: Temporal.Instant | undefined;
  readonly status?: BettingRecord["status"] | undefined;
  /** Public id of a game. */
  readonly gameId?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  /** The reader's languages, the best one first; none for plain names. */
  readonly readable: readonly LanguageCode[];
}

/** One page of a player's rounds, newest first, ready for the wire. Pages start at 1. */
export async function pageOfRounds(
  tx: Tx,
  player: bigint,
  asked: RoundsAsked,
): Promise<{ content: WireRecord[]; pageNo: number; totalPages: number }> {
  const { pageNo, pageSize, gameId, readable, ...filter } = asked;
  const found = gameId === undefined ? undefined : await findGame(tx, gameId);
  if (gameId !== undefined && !found) return { content: [], pageNo, totalPages: 1 };
  const game = found && { vendorId: found.vendorId, code: found.code };
  const elsewhere = await roundsElsewhere(tx, player);
  const { content, ...place } = pageOf(
    await selectRecords(
      tx,
      player,
      { ...filter, game, elsewhere },
      pageSize,
      (pageNo - 1) * pageSize,
    ),
    pageNo,
    pageSize,
  );
  return { content: await toWireRecords(tx, content, readable), ...place };
}
