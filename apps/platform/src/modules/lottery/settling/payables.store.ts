import { prepared, type Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";

/**
 * One part's share of all numbers: blocks of consecutive numbers, dealt out in turn. Neighbours are
 * on the same pages of tables and indexes, which are then read by one connection instead of all.
 */
export interface Share {
  readonly part: number;
  readonly parts: number;
  readonly block: number;
}

export function isOf(number: Sql, { part, parts, block }: Share): Sql {
  return sql`${number} / ${block}::int % ${parts}::int = ${part}::int`;
}

/**
 * A part of paying an issue at a version of its outcome: it pays its share of the players. The
 * first parts find the winners beforehand, among their share of the orders.
 */
export interface Part extends Share {
  readonly version: number;
}

/** A part's progress. */
export interface Run extends Part {
  /** Whether its orders' payouts are stored; a part that finds no winners has none. */
  readonly found: boolean;
  /** The last order paid at this version; 0 before the first. */
  readonly paidTo: bigint;
  readonly ended: boolean;
}

const RUN = sql`
  version, part, parts, block, found, paid_to as "paidTo", ended_at is not null as ended`;

/** Every run of an issue, including those of earlier versions. */
export function selectRuns(tx: Tx, issue: bigint): Promise<Run[]> {
  return tx.rows(
    prepared("lottery-runs", sql`select ${RUN} from lottery_paying where issue_id = ${issue}`),
  );
}

/** One of them, locked against others paying the same part until the transaction ends. */
export function lockRun(tx: Tx, issue: bigint, { version, part }: Part): Promise<Run | undefined> {
  const run = sql`
    select ${RUN} from lottery_paying
    where issue_id = ${issue} and version = ${version} and part = ${part}
    for update`;
  return tx.row(prepared("lottery-lock-run", run));
}

export async function insertRuns(
  tx: Tx,
  issue: bigint,
  { version, parts, block }: Omit<Part, "part">,
  finders: number,
): Promise<void> {
  await tx.run(sql`
    insert into lottery_paying (issue_id, version, part, parts, block, found)
    select ${issue}, ${version}, part, ${parts}, ${block}, part >= ${finders}::int
    from generate_series(0, ${parts}::int - 1) part`);
}

export async function markFound(tx: Tx, issue: bigint, { version, part }: Part): Promise<void> {
  await tx.run(sql`
    update lottery_paying set found = true
    where issue_id = ${issue} and version = ${version} and part = ${part}`);
}

export async function moveRun(
  tx: Tx,
  issue: bigint,
  { version, part }: Part,
  paidTo: bigint,
): Promise<void> {
  const move = sql`
    update lottery_paying set paid_to = ${paidTo}
    where issue_id = ${issue} and version = ${version} and part = ${part}`;
  await tx.run(prepared("lottery-move-run", move));
}

/**
 * All orders of the part are done: also those after the last one that was paid.
 */
export async function endRun(tx: Tx, issue: bigint, { version, part }: Part): Promise<void> {
  await tx.run(sql`
    update lottery_paying
    set paid_to = 9223372036854775807, ended_at = clock_timestamp()
    where issue_id = ${issue} and version = ${version} and part = ${part}`);
}

/** An order with a payout in some version. Ledger units. */
export interface Payable {
  readonly order: bigint;
  readonly player: bigint;
  readonly currency: string;
  /** Payout by the current version; null for none. */
  readonly pay: bigint | null;
  /** Whether the order's movements have counted ids. */
  readonly counted: boolean;
  /** The other versions with a payout. */
  readonly others: readonly number[] | null;
}

/** A part's next orders after one, in order, with a payout in one of the versions. */
export function selectPayables(
  tx: Tx,
  issue: bigint,
  part: Part,
  versions: readonly number[],
  after: bigint,
  most: number,
): Promise<Payable[]> {
  const due = (of: Sql) => sql`
    select order_id, version, payout, player, currency, counted
    from lottery_payout
    where issue_id = ${issue}
      and version = ${of}
      and order_id > ${after}
      and refusal is null
      and ${isOf(sql`player`, part)}
    order by order_id limit ${most}`;
  // The first outcome needs no merging, which would cost a third of the time.
  if (versions.length === 1)
    return tx.rows(sql`
      select order_id as "order", player, currency, counted, payout as pay, null::int[] as others
      from (${due(sql`${part.version}`)}) row
      order by order_id`);
  return tx.rows(sql`
    select order_id as "order", min(player) as player, min(currency) as currency,
      bool_or(counted) as counted, max(payout) filter (where version = ${part.version}) as pay,
      array_agg(version) filter (where version <> ${part.version}) as others
    from unnest(${versions}::int[]) as run (v)
    cross join lateral (${due(sql`run.v`)}) row
    group by order_id
    order by order_id limit ${most}`);
}

/** Sets aside an order's payment that the wallet refused, with its reason. */
export async function markRefused(
  tx: Tx,
  issue: bigint,
  version: number,
  { order, player, currency, counted }: Payable,
  refusal: string,
): Promise<void> {
  await tx.run(sql`
    insert into lottery_payout (
      issue_id, version, order_id, payout, pushed, player, currency, counted, refusal
    )
    values (${issue}, ${version}, ${order}, 0, 0, ${player}, ${currency}, ${counted}, ${refusal})
    on conflict (issue_id, version, order_id) do update set refusal = excluded.refusal`);
}
