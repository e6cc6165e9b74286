import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { NO_CEILING } from "../exposure/counters.ts";
import { sumsName, type PlayerSums } from "./snapshot.ts";

type Key = Pick<PlayerSums, "issueId" | "player">;

/** Possible payouts of some players in some issues, zero where there is no row yet. */
export async function selectSums(
  tx: Tx,
  keys: readonly Key[],
): Promise<ReadonlyMap<string, PlayerSums>> {
  const query = sql`
    select sums.issue_id as "issueId", sums.player, sums.max_payout as "maxPayout"
    from unnest(
      ${keys.map(({ issueId }) => issueId)}::int8[],
      ${keys.map(({ player }) => player)}::int8[]
    ) as wanted (issue_id, player)
    join lottery_player_issue sums using (issue_id, player)`;
  const rows = await tx.rows<Key & { readonly maxPayout: bigint }>(prepared("lottery-sums", query));
  const found = new Map(rows.map((row) => [sumsName(row.issueId, row.player), row.maxPayout]));
  return new Map(
    keys.map((key) => [
      sumsName(key.issueId, key.player),
      sumsAt(key, found.get(sumsName(key.issueId, key.player)) ?? 0n),
    ]),
  );
}

/** Sums at a value, with nothing added. */
export function sumsAt({ issueId, player }: Key, before: bigint): PlayerSums {
  return { issueId, player, before, stake: 0n, maxPayout: 0n, ceiling: NO_CEILING };
}
