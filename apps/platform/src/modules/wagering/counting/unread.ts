import type { Tx } from "@perya/postgres";
import { writtenBy } from "../../turnover/index.ts";
import type { StoredRequirement } from "../requirements.store.ts";
import {
  selectEntries,
  selectFeeds,
  type Position,
  type Since,
  type Written,
} from "./counting.store.ts";
import { feedAll, type Feed } from "./feed.ts";

/** What of players' turnover is not counted yet, and what it gives. */
export interface Unread {
  readonly feeds: readonly Feed[];
  /** The open requirements, with what will be done of them. */
  readonly open: readonly StoredRequirement[];
}

/** The numbers of the last entries of the record. */
export async function writtenNow(tx: Tx): Promise<Written> {
  return { rounds: await writtenBy(tx, "rounds"), lottery: await writtenBy(tx, "lottery") };
}

/**
 * Computes what players' entries after their positions, up to those written, give to their open
 * requirements (by player, oldest first). It writes nothing.
 */
export async function unreadOf(
  tx: Tx,
  open: readonly StoredRequirement[],
  positions: readonly Position[],
  written: Written,
): Promise<Unread> {
  const mine = Map.groupBy(open, ({ player }) => player);
  const whose = positions.flatMap((position): Since[] => {
    const oldest = mine.get(position.player)?.[0];
    return oldest ? [{ ...position, since: oldest.createdAt }] : [];
  });
  if (whose.length === 0) return { feeds: [], open };
  const entries = await selectEntries(tx, whose, written);
  const back = entries.filter(({ turnover }) => turnover < 0n);
  const earlier = back.length === 0 ? [] : await selectFeeds(tx, back);
  const [entriesOf, earlierOf] = [byPlayer(entries), byPlayer(earlier)];
  const feeds: Feed[] = [];
  const after: StoredRequirement[] = [];
  for (const [player, requirements] of mine) {
    const fed = requirements.map((requirement) => ({ ...requirement }));
    feeds.push(...feedAll(fed, entriesOf.get(player) ?? [], earlierOf.get(player) ?? []));
    after.push(...fed);
  }
  return { feeds, open: after };
}

function byPlayer<Row extends { readonly player: bigint }>(
  rows: readonly Row[],
): Map<bigint, Row[]> {
  return Map.groupBy(rows, ({ player }) => player);
}
