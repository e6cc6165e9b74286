import { sql, type Tx } from "@perya/postgres";

/** What one order is to be paid now, and which earlier payments of it are to be taken back. Ledger units. */
export interface Due {
  readonly order: bigint;
  readonly player: bigint;
  readonly currency: string;
  /** Undefined when nothing is to be paid at the version that counts. */
  readonly pay: bigint | undefined;
  readonly reverse: readonly number[];
}

interface Row {
  readonly order: bigint;
  readonly player: bigint;
  readonly currency: string;
  readonly version: number;
  readonly payout: bigint;
}

/**
 * The next orders of an issue that are due at a version, locked; those another process is at are passed over. First the ones to be paid, with what must be taken back of
 * them, so that the two are one step of the player's money; then those that get nothing any more. Empty when nothing is left that nobody is at.
 */
export async function lockDues(tx: Tx, issue: bigint, version: number, most: number): Promise<Due[]> {
  const paying = await lockUnpaid(tx, issue, version, most);
  const reversing = await lockWronglyPaid(tx, issue, version, paying.length > 0 ? paying.map(({ order }) => order) : undefined, most);
  const dues = new Map(paying.map((row) => [row.order, { ...row, pay: row.payout as bigint | undefined, reverse: [] as number[] }]));
  for (const row of reversing) {
    const due = dues.get(row.order) ?? { ...row, pay: undefined, reverse: [] };
    due.reverse.push(row.version);
    dues.set(row.order, due);
  }
  return [...dues.values()];
}

const ROW = sql`p.order_id as "order", o.player, o.currency, p.version, p.payout`;

function lockUnpaid(tx: Tx, issue: bigint, version: number, most: number): Promise<Row[]> {
  return tx.rows(sql`
    select ${ROW} from lottery_payout p join lottery_order o on o.id = p.order_id
    where p.issue_id = ${issue} and p.version = ${version} and p.paid_at is null and p.refusal is null
    order by p.order_id limit ${most} for update of p skip locked`);
}

/** Payments of other versions, of these orders or of those that have nothing to be paid. */
function lockWronglyPaid(tx: Tx, issue: bigint, version: number, orders: readonly bigint[] | undefined, most: number): Promise<Row[]> {
  const which = orders
    ? sql`p.order_id = any (${orders}::int8[])`
    : sql`not exists (select from lottery_payout now where now.issue_id = ${issue} and now.version = ${version} and now.order_id = p.order_id
        and now.paid_at is null and now.refusal is null)`;
  return tx.rows(sql`
    select ${ROW} from lottery_payout p join lottery_order o on o.id = p.order_id
    where p.issue_id = ${issue} and p.version <> ${version} and p.paid_at is not null and p.reversed_at is null and p.refusal is null and ${which}
    order by p.order_id limit ${most} for update of p skip locked`);
}

/** Whether anything of the issue is still due, whoever is at it. */
export async function isAnythingDue(tx: Tx, issue: bigint, version: number): Promise<boolean> {
  const row = await tx.row(sql`
    (select 1 from lottery_payout where issue_id = ${issue} and version = ${version} and paid_at is null and refusal is null limit 1)
    union all
    (select 1 from lottery_payout where issue_id = ${issue} and version <> ${version} and paid_at is not null and reversed_at is null and refusal is null limit 1)`);
  return row !== undefined;
}

/** Marks what was done in this transaction: paid at the version, and taken back at all others. */
export async function markDone(tx: Tx, issue: bigint, version: number, dues: readonly Due[]): Promise<void> {
  const paid = dues.filter(({ pay }) => pay !== undefined).map(({ order }) => order);
  const reversed = dues.filter(({ reverse }) => reverse.length > 0).map(({ order }) => order);
  if (paid.length > 0)
    await tx.run(sql`
      update lottery_payout set paid_at = clock_timestamp() where issue_id = ${issue} and version = ${version} and order_id = any (${paid}::int8[])`);
  if (reversed.length > 0)
    await tx.run(sql`
      update lottery_payout set reversed_at = clock_timestamp()
      where issue_id = ${issue} and version <> ${version} and order_id = any (${reversed}::int8[]) and paid_at is not null and reversed_at is null`);
}

/** Puts a payment aside that the wallet would not make, with its reason. */
export async function markRefused(tx: Tx, issue: bigint, version: number, { order, pay }: Due, refusal: string): Promise<void> {
  await tx.run(sql`
    update lottery_payout set refusal = ${refusal} where issue_id = ${issue} and order_id = ${order}
      and ((version = ${version} and ${pay !== undefined}::boolean and paid_at is null) or (version <> ${version} and paid_at is not null and reversed_at is null))`);
}
