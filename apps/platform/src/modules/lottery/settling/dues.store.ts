import { prepared, type Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";

/**
 * What one of several parts has of all numbers: blocks of so many that follow each other, dealt out in turn. Neighbours stand on the same pages of tables and indexes, which are read
 * by one connection then instead of by all.
 */
export interface Share {
  readonly part: number;
  readonly parts: number;
  readonly block: number;
}

export function isOf(number: Sql, { part, parts, block }: Share): Sql {
  return sql`${number} / ${block}::int % ${parts}::int = ${part}::int`;
}

/** A part of paying an issue at a version of its outcome: it pays the players that are its share. The first ones find the winners before, of orders that are theirs. */
export interface Part extends Share {
  readonly version: number;
}

/** How far a part has come. */
export interface Run extends Part {
  /** Whether what its orders get is written down; a part that finds nothing has none. */
  readonly found: boolean;
  /** The last order that has what the version gives it; 0 before the first. */
  readonly paidTo: bigint;
  readonly ended: boolean;
}

const RUN = sql`version, part, parts, block, found, paid_to as "paidTo", ended_at is not null as ended`;

/** Every run of an issue, the ones of earlier versions among them. */
export function selectRuns(tx: Tx, issue: bigint): Promise<Run[]> {
  return tx.rows(
    prepared("lottery-runs", sql`select ${RUN} from lottery_paying where issue_id = ${issue}`),
  );
}

/** One of them, held against others who would pay the same part until the transaction ends. */
export function lockRun(tx: Tx, issue: bigint, { version, part }: Part): Promise<Run | undefined> {
  const run = sql`select ${RUN} from lottery_paying where issue_id = ${issue} and version = ${version} and part = ${part} for update`;
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
    select ${issue}, ${version}, part, ${parts}, ${block}, part >= ${finders}::int from generate_series(0, ${parts}::int - 1) part`);
}

export async function markFound(tx: Tx, issue: bigint, { version, part }: Part): Promise<void> {
  await tx.run(
    sql`update lottery_paying set found = true where issue_id = ${issue} and version = ${version} and part = ${part}`,
  );
}

export async function moveRun(
  tx: Tx,
  issue: bigint,
  { version, part }: Part,
  paidTo: bigint,
): Promise<void> {
  const move = sql`update lottery_paying set paid_to = ${paidTo} where issue_id = ${issue} and version = ${version} and part = ${part}`;
  await tx.run(prepared("lottery-move-run", move));
}

/** Everybody of the part has what the version gives: also orders after the last one that got something. */
export async function endRun(tx: Tx, issue: bigint, { version, part }: Part): Promise<void> {
  await tx.run(sql`
    update lottery_paying set paid_to = 9223372036854775807, ended_at = clock_timestamp() where issue_id = ${issue} and version = ${version} and part = ${part}`);
}

/** An order that some version gives something. Ledger units. */
export interface Payable {
  readonly order: bigint;
  readonly player: bigint;
  readonly currency: string;
  /** What the version that counts gives; null for nothing. */
  readonly pay: bigint | null;
  /** Whether the ids of the order's movements are counted. */
  readonly counted: boolean;
  /** The other versions that gave something. */
  readonly others: readonly number[] | null;
}

/** A part's next orders after one, in order, that one of the versions gives something. */
export function selectPayables(
  tx: Tx,
  issue: bigint,
  part: Part,
  versions: readonly number[],
  after: bigint,
  most: number,
): Promise<Payable[]> {
  const due = (of: Sql) => sql`
    select order_id, version, payout, player, currency, counted from lottery_payout
    where issue_id = ${issue} and version = ${of} and order_id > ${after} and refusal is null and ${isOf(sql`player`, part)}
    order by order_id limit ${most}`;
  // The first outcome has nothing to be put together: that costs a third of it.
  if (versions.length === 1)
    return tx.rows(
      sql`select order_id as "order", player, currency, counted, payout as pay, null::int[] as others from (${due(sql`${part.version}`)}) row order by order_id`,
    );
  return tx.rows(sql`
    select order_id as "order", min(player) as player, min(currency) as currency, bool_or(counted) as counted, max(payout) filter (where version = ${part.version}) as pay,
      array_agg(version) filter (where version <> ${part.version}) as others
    from unnest(${versions}::int[]) as run (v) cross join lateral (${due(sql`run.v`)}) row
    group by order_id order by order_id limit ${most}`);
}

/** Puts an order's payment aside that the wallet would not make, with its reason. */
export async function markRefused(
  tx: Tx,
  issue: bigint,
  version: number,
  { order, player, currency, counted }: Payable,
  refusal: string,
): Promise<void> {
  await tx.run(sql`
    insert into lottery_payout (issue_id, version, order_id, payout, pushed, player, currency, counted, refusal)
    values (${issue}, ${version}, ${order}, 0, 0, ${player}, ${currency}, ${counted}, ${refusal})
    on conflict (issue_id, version, order_id) do update set refusal = excluded.refusal`);
}
