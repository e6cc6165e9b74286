import { sql, type Tx } from "@perya/postgres";

/** How far paying an issue has come at each version of its outcome. */
export interface Run {
  readonly version: number;
  /** The last order that has what the version gives it. */
  readonly paidTo: bigint;
}

/** Every run of an issue, the one that counts at `version` among them. */
export function selectRuns(tx: Tx, issue: bigint): Promise<Run[]> {
  return tx.rows(sql`select version, paid_to as "paidTo" from lottery_paying where issue_id = ${issue}`);
}

export async function insertRun(tx: Tx, issue: bigint, version: number): Promise<void> {
  await tx.run(sql`insert into lottery_paying (issue_id, version) values (${issue}, ${version}) on conflict do nothing`);
}

export async function moveRun(tx: Tx, issue: bigint, version: number, paidTo: bigint): Promise<void> {
  await tx.run(sql`update lottery_paying set paid_to = ${paidTo} where issue_id = ${issue} and version = ${version}`);
}

/** Everybody has what the version gives: also orders after the last one that got something. */
export async function endRun(tx: Tx, issue: bigint, version: number): Promise<void> {
  await tx.run(sql`
    update lottery_paying set paid_to = 9223372036854775807, ended_at = clock_timestamp() where issue_id = ${issue} and version = ${version}`);
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

/** The next orders after one, in order, that one of the versions gives something. */
export function selectPayables(tx: Tx, issue: bigint, version: number, versions: readonly number[], after: bigint, most: number): Promise<Payable[]> {
  return tx.rows(sql`
    select o.id as "order", o.player, o.currency, next.pay, next.others
    from (
      select order_id, max(payout) filter (where version = ${version}) as pay, array_agg(version) filter (where version <> ${version}) as others
      from unnest(${versions}::int[]) as run (v) cross join lateral (
        select order_id, version, payout from lottery_payout
        where issue_id = ${issue} and version = run.v and order_id > ${after} and refusal is null order by order_id limit ${most}) row
      group by order_id order by order_id limit ${most}) next
    join lottery_order o on o.id = next.order_id
    order by o.id`);
}

/** Puts an order's payment aside that the wallet would not make, with its reason. */
export async function markRefused(tx: Tx, issue: bigint, version: number, order: bigint, refusal: string): Promise<void> {
  await tx.run(sql`
    insert into lottery_payout (issue_id, version, order_id, payout, pushed, refusal) values (${issue}, ${version}, ${order}, 0, 0, ${refusal})
    on conflict (issue_id, version, order_id) do update set refusal = excluded.refusal`);
}
