import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { Span } from "../../../http/answers/days.ts";
import { PAGE_SIZE, type Actor, type Page } from "../cashier.ts";
import { ownedBy, type Owner } from "../owner.store.ts";
import { insertStep, type StepNote } from "../steps.store.ts";
import {
  OPEN,
  RELEASED,
  type Approval,
  type Withdrawal,
  type WithdrawalStatus,
} from "./withdrawal.ts";

export const WITHDRAWAL_COLUMNS = raw(`
  id, public_id as "publicId", player, brand_id as "brandId", player_name as "playerName",
  player_ref as "playerRef", key, units, fee_units as "feeUnits",
  unplayed_fee_units as "unplayedFeeUnits", currency, book,
  bank_account as "bankAccount", status, reference, reason, created_at as "createdAt",
  started_by as "startedBy", started_by_name as "startedByName"`);

export type NewWithdrawal = Pick<
  Withdrawal,
  | "publicId"
  | "player"
  | "brandId"
  | "playerName"
  | "playerRef"
  | "key"
  | "units"
  | "feeUnits"
  | "unplayedFeeUnits"
  | "currency"
  | "book"
  | "bankAccount"
  | "startedBy"
  | "startedByName"
>;

export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<Withdrawal> {
  const row = await tx.row<Withdrawal>(sql`
    insert into withdrawal (
      public_id, player, brand_id, player_name, player_ref, key, units, fee_units,
      unplayed_fee_units, currency, book, bank_account, started_by, started_by_name, status
    )
    values (
      ${withdrawal.publicId}, ${withdrawal.player}, ${withdrawal.brandId}, ${withdrawal.playerName},
      ${withdrawal.playerRef}, ${withdrawal.key}, ${withdrawal.units}, ${withdrawal.feeUnits},
      ${withdrawal.unplayedFeeUnits}, ${withdrawal.currency}, ${withdrawal.book},
      ${withdrawal.bankAccount}, ${withdrawal.startedBy}, ${withdrawal.startedByName},
      'REQUESTED'
    )
    returning ${WITHDRAWAL_COLUMNS}`);
  if (!row) throw new Error("An inserted withdrawal answers its row");
  const by = row.startedByName;
  const actor = by === null ? "player" : (`staff:${by}` as const);
  await insertStep(tx, "withdrawal", row.id, "NEW", "REQUESTED", actor);
  return row;
}

/**
 * Moves a withdrawal and writes the timeline. Throws when the move is not allowed. A failure's
 * number is the returned transfer's and is in the timeline only.
 */
export async function moveWithdrawal(
  tx: Tx,
  withdrawal: Withdrawal,
  to: WithdrawalStatus,
  actor: Actor,
  note: StepNote = {},
): Promise<Withdrawal> {
  const row = await tx.row<Withdrawal>(sql`
    update withdrawal
    set status = ${to},
      reason = coalesce(${note.reason ?? null}, reason),
      reference = coalesce(${to === "FAILED" ? null : (note.reference ?? null)}, reference),
      changed_at = now()
    where id = ${withdrawal.id}
    returning ${WITHDRAWAL_COLUMNS}`);
  if (!row) throw new Error(`Withdrawal ${withdrawal.publicId} is gone`);
  await insertStep(tx, "withdrawal", withdrawal.id, withdrawal.status, to, actor, note);
  return row;
}

/**
 * Clears the number and the reason of a failed payment, which the timeline keeps: the next payment
 * has its own.
 */
export async function clearPayment(tx: Tx, withdrawal: Withdrawal): Promise<Withdrawal> {
  await tx.run(
    sql`update withdrawal set reference = null, reason = null where id = ${withdrawal.id}`,
  );
  return { ...withdrawal, reference: null, reason: null };
}

export function withdrawalByKey(
  tx: Tx,
  player: bigint,
  key: string,
): Promise<Withdrawal | undefined> {
  return tx.row<Withdrawal>(
    sql`select ${WITHDRAWAL_COLUMNS} from withdrawal where player = ${player} and key = ${key}`,
  );
}

export function withdrawalOfPlayer(
  tx: Tx,
  player: bigint,
  publicId: string,
): Promise<Withdrawal | undefined> {
  return tx.row<Withdrawal>(sql`
    select ${WITHDRAWAL_COLUMNS} from withdrawal
    where player = ${player} and public_id = ${publicId}`);
}

/** Whether a withdrawal of a player to one of their bank accounts is open. */
export async function isPaidTo(tx: Tx, player: bigint, account: bigint): Promise<boolean> {
  const open = await tx.row(sql`
    select 1 from withdrawal
    where player = ${player} and bank_account = ${account} and status = any (${[...OPEN]}::text[])
    limit 1`);
  return open !== undefined;
}

/** The accounts that a player's money went or is on its way to. */
export async function selectPaidAccounts(tx: Tx, player: bigint): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select distinct bank_account as id from withdrawal
    where player = ${player} and not status = any (${[...RELEASED]}::text[])`);
  return new Set(rows.map(({ id }) => id));
}

/** The withdrawal, if it is the owner's. */
export function withdrawalByPublicId(
  tx: Tx,
  publicId: string,
  owner: Owner,
): Promise<Withdrawal | undefined> {
  return tx.row<Withdrawal>(sql`
    select ${WITHDRAWAL_COLUMNS} from withdrawal
    where public_id = ${publicId} and ${ownedBy(owner)}`);
}

/** The withdrawal, locked until the transaction ends, if it is the owner's. */
export function lockWithdrawal(
  tx: Tx,
  publicId: string,
  owner: Owner,
): Promise<Withdrawal | undefined> {
  return tx.row<Withdrawal>(sql`
    select ${WITHDRAWAL_COLUMNS} from withdrawal
    where public_id = ${publicId} and ${ownedBy(owner)}
    for update`);
}

/**
 * Withdrawals of the last 24 hours that were not rejected or cancelled: their sum in ledger units
 * and their count.
 */
export async function withdrawalsOfDay(
  tx: Tx,
  player: bigint,
): Promise<{ units: bigint; count: bigint }> {
  const row = await tx.row<{ units: bigint; count: bigint }>(sql`
    select coalesce(sum(units), 0)::bigint as units, count(*) as count
    from withdrawal
    where player = ${player}
      and created_at > now() - interval '24 hours'
      and status <> all (${RELEASED}::text[])`);
  return row ?? { units: 0n, count: 0n };
}

/** Records an approval. */
export async function insertApproval(
  tx: Tx,
  withdrawal: bigint,
  staff: bigint,
  username: string,
): Promise<void> {
  await tx.run(sql`
    insert into withdrawal_approval (withdrawal, staff, username)
    values (${withdrawal}, ${staff}, ${username})
    on conflict do nothing`);
}

/** Removes an approval, after a rejection or its giver's cancellation. */
export async function deleteApproval(tx: Tx, withdrawal: bigint, staff: bigint): Promise<void> {
  await tx.run(
    sql`delete from withdrawal_approval where withdrawal = ${withdrawal} and staff = ${staff}`,
  );
}

/** The approvers of the withdrawals, by withdrawal. */
export async function selectApprovals(
  tx: Tx,
  withdrawals: readonly bigint[],
): Promise<Map<bigint, Approval[]>> {
  const rows = await tx.rows<Approval & { withdrawal: bigint }>(sql`
    select withdrawal, username as by, at from withdrawal_approval
    where withdrawal = any (${withdrawals}::bigint[])
    order by at`);
  const byWithdrawal = new Map<bigint, Approval[]>();
  for (const { withdrawal, by, at } of rows)
    byWithdrawal.set(withdrawal, [...(byWithdrawal.get(withdrawal) ?? []), { by, at }]);
  return byWithdrawal;
}

/** The approvers of a withdrawal. */
export async function selectApprovers(tx: Tx, withdrawal: bigint): Promise<bigint[]> {
  return (
    await tx.rows<{ staff: bigint }>(
      sql`select staff from withdrawal_approval where withdrawal = ${withdrawal}`,
    )
  ).map(({ staff }) => staff);
}

/**
 * A page of an owner's withdrawals, newest first, of some statuses or of all, made in a stretch of
 * time or ever.
 */
export async function pageWithdrawals(
  tx: Tx,
  filter: Owner & { statuses?: readonly WithdrawalStatus[]; made?: Span },
  pageNo: number,
): Promise<Page<Withdrawal>> {
  const where = sql`
    ${ownedBy(filter)}
    and (
      ${filter.statuses ?? null}::text[] is null
      or status = any (${filter.statuses ?? null}::text[])
    )
    and created_at >= coalesce(${filter.made?.from?.toString() ?? null}::timestamptz, '-infinity')
    and created_at < coalesce(${filter.made?.to?.toString() ?? null}::timestamptz, 'infinity')`;
  const latest = filter.made ? sql`created_at desc, id desc` : sql`id desc`;
  const rows = await tx.rows<Withdrawal>(sql`
    select ${WITHDRAWAL_COLUMNS} from withdrawal
    where ${where}
    order by ${latest} limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`);
  const count = await tx.row<{ n: bigint }>(
    sql`select count(*) as n from withdrawal where ${where}`,
  );
  return { rows, total: Number(count?.n ?? 0n) };
}
