import { sql, type Tx } from "@perya/postgres";
import { sumsName, type PlayerSums } from "./standing.ts";

type Key = Pick<PlayerSums, "issueId" | "player">;

/** Some players' sums in some issues, zero where there is no row yet, locked in one order until the transaction ends. */
export async function lockSums(tx: Tx, keys: readonly Key[]): Promise<ReadonlyMap<string, PlayerSums>> {
  const { text, values } = sql`
    select sums.issue_id as "issueId", sums.player, sums.stake, sums.max_payout as "maxPayout"
    from unnest(${keys.map(({ issueId }) => issueId)}::int8[], ${keys.map(({ player }) => player)}::int8[]) as wanted (issue_id, player)
    join lottery_player_issue sums using (issue_id, player) order by sums.issue_id, sums.player for update of sums`;
  const rows = await tx.rows<Key & Pick<PlayerSums, "stake" | "maxPayout">>({ name: "lottery-lock-sums", text, values });
  const found = new Map(rows.map((row) => [sumsName(row.issueId, row.player), row]));
  return new Map(
    keys.map(({ issueId, player }): [string, PlayerSums] => {
      const name = sumsName(issueId, player);
      const row = found.get(name);
      return [name, { issueId, player, stake: row?.stake ?? 0n, maxPayout: row?.maxPayout ?? 0n, stored: row !== undefined, changed: false }];
    }),
  );
}

/** Writes what was added. False when somebody else has made one of the rows that were missing. */
export async function writeSums(tx: Tx, sums: Iterable<PlayerSums>): Promise<boolean> {
  const changed = [...sums].filter((one) => one.changed).toSorted((a, b) => Number(a.issueId - b.issueId || a.player - b.player));
  const stored = changed.filter((one) => one.stored);
  const fresh = changed.filter((one) => !one.stored);
  if (stored.length > 0) {
    const update = sql`
      update lottery_player_issue sums set stake = new.stake, max_payout = new.max_payout from ${unnested(stored)}
      where (sums.issue_id, sums.player) = (new.issue_id, new.player)`;
    await tx.run({ name: "lottery-update-sums", text: update.text, values: update.values });
  }
  if (fresh.length === 0) return true;
  const insert = sql`
    insert into lottery_player_issue (issue_id, player, stake, max_payout) select issue_id, player, stake, max_payout from ${unnested(fresh)} on conflict do nothing`;
  return (await tx.run({ name: "lottery-insert-sums", text: insert.text, values: insert.values })) === fresh.length;
}

function unnested(sums: readonly PlayerSums[]) {
  return sql`unnest(${sums.map(({ issueId }) => issueId)}::int8[], ${sums.map(({ player }) => player)}::int8[], ${sums.map(({ stake }) => stake)}::int8[],
    ${sums.map(({ maxPayout }) => maxPayout)}::int8[]) as new (issue_id, player, stake, max_payout)`;
}
