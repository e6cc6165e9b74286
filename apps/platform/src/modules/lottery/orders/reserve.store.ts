import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { counterName, type Counter } from "../exposure/counters.ts";
import { sumsName, type PlayerSums } from "./snapshot.ts";

/**
 * Some counter or sum is above its ceiling: decisions based on it must be repeated on fresh data,
 * and the writes rolled back.
 */
export class StaleSnapshot extends Error {}

/**
 * Writes the additions, and verifies the values they were decided on. Rows are locked in one order
 * everywhere, so that there is no deadlock, and last in a transaction: thousands of orders meet on
 * a hundred numbers, and wait there only for a commit. Throws StaleSnapshot.
 */
export async function reserve(
  tx: Tx,
  counters: Iterable<Counter>,
  sums: Iterable<PlayerSums>,
): Promise<void> {
  await Promise.all([addSums(tx, sums), addCounters(tx, counters)]);
}

async function addSums(tx: Tx, sums: Iterable<PlayerSums>): Promise<void> {
  const changed = [...sums]
    .filter(({ stake, maxPayout }) => stake !== 0n || maxPayout !== 0n)
    .toSorted((a, b) => Number(a.issueId - b.issueId || a.player - b.player));
  const of = <Name extends keyof PlayerSums>(name: Name) => changed.map((one) => one[name]);
  const query = sql`
    insert into lottery_player_issue as sums (issue_id, player, stake, max_payout)
    select * from unnest(
      ${of("issueId")}::int8[], ${of("player")}::int8[], ${of("stake")}::int8[],
      ${of("maxPayout")}::int8[]
    )
    on conflict (issue_id, player) do update set
      stake = sums.stake + excluded.stake,
      max_payout = sums.max_payout + excluded.max_payout
    returning issue_id as "issueId", player, max_payout as "at"`;
  const rows = await tx.rows<{ issueId: bigint; player: bigint; at: bigint }>(
    prepared("lottery-add-sums", query),
  );
  const stand = new Map(rows.map(({ issueId, player, at }) => [sumsName(issueId, player), at]));
  for (const one of changed)
    prove(stand.get(sumsName(one.issueId, one.player)), one.maxPayout, one.ceiling);
}

async function addCounters(tx: Tx, counters: Iterable<Counter>): Promise<void> {
  const changed = Array.from(counters, (counter) => ({ counter, name: counterName(counter) }))
    .filter(({ counter: { liability, stake } }) => liability !== 0n || stake !== 0n)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const of = <Name extends keyof Counter>(name: Name) =>
    changed.map(({ counter }) => counter[name]);
  const query = sql`
    insert into lottery_exposure as counter (issue_id, pool, market, selection, liability, stake)
    select * from unnest(
      ${of("issueId")}::int8[], ${of("pool")}::text[], ${of("market")}::text[],
      ${of("selection")}::text[], ${of("liability")}::int8[], ${of("stake")}::int8[]
    )
    on conflict (issue_id, pool, market, selection) do update set
      liability = counter.liability + excluded.liability,
      stake = counter.stake + excluded.stake
    returning issue_id as "issueId", pool, market, selection, liability as "at"`;
  const rows = await tx.rows<Counter & { readonly at: bigint }>(
    prepared("lottery-add-counters", query),
  );
  const stand = new Map(rows.map((row) => [counterName(row), row.at]));
  for (const { counter, name } of changed)
    prove(stand.get(name), counter.liability, counter.ceiling);
}

/** Whether its value before `added` was within the ceiling of the decisions. */
function prove(standsAt: bigint | undefined, added: bigint, ceiling: bigint): void {
  if (standsAt === undefined || standsAt < 0n || standsAt - added > ceiling)
    throw new StaleSnapshot();
}
