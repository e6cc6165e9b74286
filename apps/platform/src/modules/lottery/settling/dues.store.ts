import { prepared, sql, type Sql, type Tx } from "@perya/postgres";

/** A part of paying an issue at a version of its outcome: it pays the players whose number leaves `part` when divided by `parts`. The first ones find the winners before. */
export interface Part {
  readonly version: number;
  readonly part: number;
  readonly parts: number;
}

/** How far a part has come. */
export interface Run extends Part {
  /** Whether what its orders get is written down; a part that finds nothing has none. */
  readonly found: boolean;
  /** The last order that has what the version gives it; 0 before the first. */
  readonly paidTo: bigint;
  readonly ended: boolean;
}

const RUN = sql`version, part, parts, found, paid_to as "paidTo", ended_at is not null as ended`;

/** Every run of an issue, the ones of earlier versions among them. */
export function selectRuns(tx: Tx, issue: bigint): Promise<Run[]> {
  return tx.rows(prepared("lottery-runs", sql`select ${RUN} from lottery_paying where issue_id = ${issue}`));
}

/** One of them, held against others who would pay the same part until the transaction ends. */
export function lockRun(tx: Tx, issue: bigint, { version, part }: Part): Promise<Run | undefined> {
  const run = sql`select ${RUN} from lottery_paying where issue_id = ${issue} and version = ${version} and part = ${part} for update`;
  return tx.row(prepared("lottery-lock-run", run));
}

export async function insertRuns(tx: Tx, issue: bigint, version: number, parts: number, finders: number): Promise<void> {
  await tx.run(sql`
    insert into lottery_paying (issue_id, version, part, parts, found) select ${issue}, ${version}, part, ${parts}, part >= ${finders}::int from generate_series(0, ${parts}::int - 1) part`);
}

export async function markFound(tx: Tx, issue: bigint, { version, part }: Part): Promise<void> {
  await tx.run(sql`update lottery_paying set found = true where issue_id = ${issue} and version = ${version} and part = ${part}`);
}

export async function moveRun(tx: Tx, issue: bigint, { version, part }: Part, paidTo: bigint): Promise<void> {
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
  /** The other versions that gave something. */
  readonly others: readonly number[] | null;
}

/** A part's next orders after one, in order, that one of the versions gives something. */
export function selectPayables(
  tx: Tx,
  issue: bigint,
  { version, part, parts }: Part,
  versions: readonly number[],
  after: bigint,
  most: number,
): Promise<Payable[]> {
  const due = (of: Sql) => sql`
    select order_id, version, payout, player, currency from lottery_payout
    where issue_id = ${issue} and version = ${of} and order_id > ${after} and refusal is null and player % ${parts}::int = ${part}::int
    order by order_id limit ${most}`;
  // The first outcome has nothing to be put together: that costs a third of it.
  if (versions.length === 1)
    return tx.rows(
      sql`select order_id as "order", player, currency, payout as pay, null::int[] as others from (${due(sql`${version}`)}) row order by order_id`,
    );
  return tx.rows(sql`
    select order_id as "order", min(player) as player, min(currency) as currency, max(payout) filter (where version = ${version}) as pay,
      array_agg(version) filter (where version <> ${version}) as others
    from unnest(${versions}::int[]) as run (v) cross join lateral (${due(sql`run.v`)}) row
    group by order_id order by order_id limit ${most}`);
}

/** Puts an order's payment aside that the wallet would not make, with its reason. */
export async function markRefused(tx: Tx, issue: bigint, version: number, { order, player, currency }: Payable, refusal: string): Promise<void> {
  await tx.run(sql`
    insert into lottery_payout (issue_id, version, order_id, payout, pushed, player, currency, refusal)
    values (${issue}, ${version}, ${order}, 0, 0, ${player}, ${currency}, ${refusal})
    on conflict (issue_id, version, order_id) do update set refusal = excluded.refusal`);
}
