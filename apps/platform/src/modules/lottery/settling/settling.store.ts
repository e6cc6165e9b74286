import type { Settlement, Terms } from "@perya/lottery-kit";
import { giveTime, prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { isOf, type Share } from "./payables.store.ts";

/** The version of refunds: outcomes start at 1. */
export const REFUND = 0;

/** An issue being paid. */
export interface PayingIssue {
  readonly id: bigint;
  readonly status:
    | "RESULTED"
    | "CORRECTING"
    | "SETTLING"
    | "SETTLED"
    | "VOIDED"
    | "SCHEDULED"
    | "OPEN"
    | "LOCKED"
    | "DRAWING";
  readonly version: number;
  readonly paying: boolean;
  readonly outcome: unknown;
  readonly terms: Terms;
  /** Code of the game's rules. */
  readonly rules: string;
  /** The game as the wallet knows it. */
  readonly game: string;
  readonly vendor: number;
}

const ISSUE = sql`
  select issue.id, issue.status, issue.version, issue.paying, issue.outcome, issue.terms,
    game.rules, game.code as game, game.vendor_id as vendor
  from lottery_issue issue
  join lottery_game game on game.id = issue.game_id`;

/** The issue, locked exclusively until the transaction ends. */
export function lockIssue(tx: Tx, id: bigint): Promise<PayingIssue | undefined> {
  return tx.row(sql`${ISSUE} where issue.id = ${id} for update of issue`);
}

/**
 * The issue, locked shared until the transaction ends.
 */
export function shareIssue(tx: Tx, id: bigint): Promise<PayingIssue | undefined> {
  return tx.row(
    prepared("lottery-share-issue", sql`${ISSUE} where issue.id = ${id} for share of issue`),
  );
}

/** The version whose payments an issue waits for; undefined when nothing is to be paid. */
export function versionToPay({ status, version, paying }: PayingIssue): number | undefined {
  if (status === "VOIDED") return paying ? REFUND : undefined;
  return status === "RESULTED" || status === "CORRECTING" || status === "SETTLING"
    ? version
    : undefined;
}

/** The markets with lines in an issue: one index lookup each. */
export async function selectMarkets(tx: Tx, issue: bigint): Promise<Set<string>> {
  const rows = await tx.rows<{ market: string }>(sql`
    with recursive each as (
      (select market from lottery_line where issue_id = ${issue} order by market limit 1)
      union all
      select (
        select line.market from lottery_line line
        where line.issue_id = ${issue} and line.market > each.market
        order by line.market limit 1
      )
      from each
      where each.market is not null
    )
    select market from each
    where market is not null`);
  return new Set(rows.map(({ market }) => market));
}

/** The open selections of a market after one, in order: each once, however many lines bet on it. */
export async function selectSelections(
  tx: Tx,
  issue: bigint,
  market: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await tx.rows<{ selection: string }>(sql`
    select selection from lottery_line
    where issue_id = ${issue} and market = ${market} and selection > ${after}
    group by selection
    order by selection limit ${limit}`);
  return rows.map(({ selection }) => selection);
}

/** A selection that wins or pushes. */
export interface Winning extends Settlement {
  readonly market: string;
  readonly selection: string;
}

/**
 * Every line of an issue that wins or pushes, with its payout in minor units, rounded down like
 * `payoutMinor`. From the selections into the index; see `preferIndex`. Computed once per line:
 * "offset 0" keeps it a separate step.
 */
export function wonLines(issue: bigint, winning: readonly Winning[], share: Share = WHOLE) {
  return sql`
    select
      line.order_id, line.market, w.push,
      case
        when w.push then line.unit_minor::numeric * line.count
        when cardinality(line.odds) = 1
          then div(line.unit_minor::numeric * (w.hits::int[])[1] * line.odds[1], 10000)
        else div(
            line.unit_minor * (
              select sum(hit::numeric * odds) from unnest(w.hits::int[], line.odds) as at (
                hit, odds
              )
            ),
            10000
          )
      end as minor
    from unnest(
      ${winning.map(({ market }) => market)}::text[],
      ${winning.map(({ selection }) => selection)}::text[],
      ${winning.map(({ hits }) => `{${hits.join()}}`)}::text[],
      ${winning.map(({ push }) => push)}::boolean[]
    ) as w (market, selection, hits, push)
    join lottery_line line
      on line.issue_id = ${issue}
      and line.market = w.market collate "C"
      and line.selection = w.selection collate "C"
    where ${isOf(sql`line.order_id`, share)}
    offset 0`;
}

/** All orders. */
const WHOLE: Share = { part: 0, parts: 1, block: 1 };

/** Time limit for finding the winners of an issue in which a million lines win. */
export const FIND_TIMEOUT_MS = 300_000;

/**
 * Until the transaction ends: forces the index of lines, whatever the planner believes of a table
 * that was empty a minute ago.
 */
export async function preferIndex(tx: Tx): Promise<void> {
  await tx.run(sql`
    select set_config(name, 'off', true)
    from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) name`);
}

/** Whether an issue has more than this many orders. */
export async function hasMoreOrders(tx: Tx, issue: bigint, than: number): Promise<boolean> {
  const more = await tx.row(
    sql`select from lottery_order where issue_id = ${issue} offset ${than} limit 1`,
  );
  return more !== undefined;
}

/**
 * Stores the payouts of a share's orders with winning selections, once and in one statement,
 * summing each order's lines. No line is touched. Grouped by sorting, so that orders are looked up
 * and written in sequence.
 */
export async function insertPayouts(
  tx: Tx,
  issue: bigint,
  version: number,
  share: Share,
  winning: readonly Winning[],
): Promise<void> {
  const write = sql`
    with won as (
      select order_id, sum(minor) as payout, coalesce(sum(minor) filter (where push), 0) as pushed
      from (${wonLines(issue, winning, share)}) line
      group by order_id
    )
    insert into lottery_payout (
      issue_id, version, order_id, payout, pushed, player, currency, counted
    )
    select ${issue}, ${version}, won.order_id, won.payout * o.minor, won.pushed * o.minor, o.player,
      o.currency, o.counted
    from won
    join lottery_order o on o.id = won.order_id
    where o.cancelled_at is null and won.payout > 0`;
  await Promise.all([
    giveTime(tx, FIND_TIMEOUT_MS),
    preferIndex(tx),
    tx.run(sql`set local enable_hashagg = off`),
    tx.run(write),
  ]);
}

/** Stores the refund of every open order of a share, once. */
export async function insertRefunds(tx: Tx, issue: bigint, share: Share): Promise<void> {
  await tx.run(sql`
    insert into lottery_payout (
      issue_id, version, order_id, payout, pushed, player, currency, counted
    )
    select issue_id, ${REFUND}, id, stake, stake, player, currency, counted
    from lottery_order
    where issue_id = ${issue} and cancelled_at is null and ${isOf(sql`id`, share)}`);
}

export async function startPaying(tx: Tx, issue: bigint): Promise<void> {
  await tx.run(
    sql`update lottery_issue set status = 'SETTLING', paying = true where id = ${issue}`,
  );
}

/**
 * Everything is paid: the issue is settled, or stays void, and its turnover is to be booked.
 */
export async function endPaying(tx: Tx, issue: bigint): Promise<void> {
  await tx.run(sql`
    update lottery_issue
    set status = case status when 'VOIDED' then status else 'SETTLED' end,
      paying = false,
      unbooked = true,
      settled_at = coalesce(settled_at, clock_timestamp())
    where id = ${issue}`);
}

/** Replaces the outcome with a new version; false when it is the same. */
export async function replaceOutcome(tx: Tx, issue: bigint, outcome: unknown): Promise<boolean> {
  const json = JSON.stringify(outcome);
  const changed = await tx.run(sql`
    update lottery_issue
    set outcome = ${json}::jsonb, version = version + 1, status = 'CORRECTING', paying = true
    where id = ${issue} and outcome <> ${json}::jsonb`);
  return changed > 0;
}
