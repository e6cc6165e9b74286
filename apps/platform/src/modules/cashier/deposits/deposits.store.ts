import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { Span } from "../../../http/answers/days.ts";
import { PAGE_SIZE, type Actor, type Page } from "../cashier.ts";
import { ownedBy, type Owner } from "../owner.store.ts";
import { insertStep, type StepNote } from "../steps.store.ts";
import { cameBack } from "../withdrawals/paying/returns.store.ts";
import { isSentBack } from "./arrivals/uncredited.store.ts";
import { sharingNumbers, transferNumber, type Deposit, type DepositStatus } from "./deposit.ts";

export const DEPOSIT_COLUMNS = raw(`
  id, public_id as "publicId", player, brand_id as "brandId", player_name as "playerName",
  player_ref as "playerRef", key, method, units, currency, book, exact_units as "exactUnits",
  account, fee_bps as "feeBps", fee_flat_units as "feeFlatUnits", fee_units as "feeUnits", status,
  paid_units as "paidUnits", paid_currency as "paidCurrency",
  provider_txn as "providerTxn", checkout_url as "checkoutUrl", payer, promotion, slip,
  reason, returned_to as "returnedTo", returned_why as "returnedWhy",
  taken_back_at as "takenBackAt", created_at as "createdAt", expires_at as "expiresAt"`);

export type NewDeposit = Pick<
  Deposit,
  | "publicId"
  | "player"
  | "brandId"
  | "playerName"
  | "playerRef"
  | "key"
  | "method"
  | "units"
  | "currency"
  | "book"
  | "exactUnits"
  | "account"
  | "feeBps"
  | "feeFlatUnits"
> & {
  readonly expiresMinutes: number;
  readonly promotion?: string | undefined;
  /** The deposit whose payment brought more than it could take. */
  readonly beside?: bigint;
};

export async function insertDeposit(
  tx: Tx,
  deposit: NewDeposit,
  actor: Actor = "player",
): Promise<Deposit> {
  const row = await tx.row<Deposit>(sql`
    insert into deposit (
      public_id, player, brand_id, player_name, player_ref, key, method, units, currency, book,
      exact_units, account, fee_bps, fee_flat_units, status, expires_at, beside,
      promotion
    )
    values (
      ${deposit.publicId}, ${deposit.player}, ${deposit.brandId}, ${deposit.playerName},
      ${deposit.playerRef}, ${deposit.key}, ${deposit.method}, ${deposit.units},
      ${deposit.currency}, ${deposit.book}, ${deposit.exactUnits},
      ${deposit.account && JSON.stringify(deposit.account)}::jsonb, ${deposit.feeBps},
      ${deposit.feeFlatUnits}, 'CREATED',
      now() + make_interval(mins => ${deposit.expiresMinutes}), ${deposit.beside ?? null},
      ${deposit.promotion ?? null}
    )
    returning ${DEPOSIT_COLUMNS}`);
  if (!row) throw new Error("The insert of a deposit returned no row");
  await insertStep(tx, "deposit", row.id, "NEW", "CREATED", actor);
  return row;
}

/** Moves a deposit to a status and records the step. Throws when the move is not allowed. */
export async function moveDeposit(
  tx: Tx,
  deposit: Deposit,
  to: DepositStatus,
  actor: Actor,
  note: StepNote = {},
): Promise<Deposit> {
  const row = await tx.row<Deposit>(sql`
    update deposit
    set status = ${to}, reason = coalesce(${note.reason ?? null}, reason), changed_at = now(),
      ask_next_at = case
        when ${to} = 'REVIEW' and provider_txn is not null
          then coalesce(ask_next_at, now() + interval '1 day')
        else ask_next_at
      end
    where id = ${deposit.id}
    returning ${DEPOSIT_COLUMNS}`);
  if (!row) throw new Error(`Deposit ${deposit.publicId} is gone`);
  await insertStep(tx, "deposit", deposit.id, deposit.status, to, actor, note);
  return row;
}

/** Records the amount paid and the provider's number. Throws when another transfer has it. */
export async function setPaid(
  tx: Tx,
  deposit: Deposit,
  paid: { units: bigint; currency: string },
  providerTxn: string,
): Promise<Deposit> {
  const { units: paidUnits, currency: paidCurrency } = paid;
  await tx.run(sql`
    update deposit
    set paid_units = ${paidUnits}, paid_currency = ${paidCurrency}, provider_txn = ${providerTxn},
      transfer_number = case
        when provider_txn = ${providerTxn} then transfer_number
        else ${transferNumber(deposit, providerTxn)}
      end
    where id = ${deposit.id}`);
  return { ...deposit, paidUnits, paidCurrency, providerTxn };
}

/** Records whose account a payment went back to, and why to another one than it came from. */
export async function setReturnedTo(
  tx: Tx,
  { id }: Deposit,
  { payee, why }: { readonly payee: string; readonly why: string | null },
): Promise<void> {
  await tx.run(sql`
    update deposit set returned_to = ${payee}, returned_why = ${why} where id = ${id}`);
}

/** Records whether the provider took a payment back that it had told, by the database's clock. */
export async function setTakenBack(
  tx: Tx,
  deposit: Deposit,
  isTakenBack: boolean,
): Promise<Deposit> {
  const row = await tx.row<Deposit>(sql`
    update deposit
    set taken_back_at = case
      when ${isTakenBack} then coalesce(taken_back_at, clock_timestamp())
    end
    where id = ${deposit.id}
    returning ${DEPOSIT_COLUMNS}`);
  if (!row) throw new Error(`Deposit ${deposit.publicId} is gone`);
  return row;
}

/**
 * Records the fee that is charged with the credit, and that it is paid in now. From tomorrow on the
 * provider is asked whether it still stands (`watching/`).
 */
export async function setFee(tx: Tx, deposit: Deposit, feeUnits: bigint): Promise<Deposit> {
  await tx.run(sql`
    update deposit
    set fee_units = ${feeUnits}, paid_at = now(), ask_next_at = now() + interval '1 day'
    where id = ${deposit.id}`);
  return { ...deposit, feeUnits };
}

export async function setCheckout(
  tx: Tx,
  deposit: Deposit,
  providerTxn: string,
  checkoutUrl: string,
): Promise<Deposit> {
  await tx.run(sql`
    update deposit set provider_txn = ${providerTxn}, checkout_url = ${checkoutUrl}
    where id = ${deposit.id}`);
  return { ...deposit, providerTxn, checkoutUrl };
}

export async function setSlip(tx: Tx, deposit: Deposit, slip: string): Promise<Deposit> {
  await tx.run(sql`update deposit set slip = ${slip} where id = ${deposit.id}`);
  return { ...deposit, slip };
}

export function depositByKey(tx: Tx, player: bigint, key: string): Promise<Deposit | undefined> {
  return tx.row<Deposit>(
    sql`select ${DEPOSIT_COLUMNS} from deposit where player = ${player} and key = ${key}`,
  );
}

export function depositOfPlayer(
  tx: Tx,
  player: bigint,
  publicId: string,
): Promise<Deposit | undefined> {
  return tx.row<Deposit>(sql`
    select ${DEPOSIT_COLUMNS} from deposit where player = ${player} and public_id = ${publicId}`);
}

/** The deposit, if it is the owner's. */
export function depositByPublicId(
  tx: Tx,
  publicId: string,
  owner: Owner,
): Promise<Deposit | undefined> {
  return tx.row<Deposit>(
    sql`select ${DEPOSIT_COLUMNS} from deposit where public_id = ${publicId} and ${ownedBy(owner)}`,
  );
}

/** The deposit, locked until the transaction ends, if it is the owner's. */
export function lockDeposit(tx: Tx, publicId: string, owner: Owner): Promise<Deposit | undefined> {
  return tx.row<Deposit>(sql`
    select ${DEPOSIT_COLUMNS} from deposit
    where public_id = ${publicId} and ${ownedBy(owner)}
    for update`);
}

/** Locks a provider's number of a payment until the transaction ends. */
export async function lockTxn(
  tx: Tx,
  deposit: Pick<Deposit, "method">,
  providerTxn: string,
): Promise<void> {
  const number = transferNumber(deposit, providerTxn) ?? providerTxn;
  const lock = `deposit txn ${sharingNumbers(deposit).join(" ")} ${number}`;
  await tx.row(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
}

/**
 * True when the provider's number already belongs to another deposit, which is not one of its own
 * further payments. Locks the number until the
 * transaction ends. A bank's number is one whichever way the transfer was asked for, and however it
 * was typed; one under which a payout came back, or that staff sent back, is no deposit's.
 */
export async function isTxnTaken(tx: Tx, deposit: Deposit, providerTxn: string): Promise<boolean> {
  const methods = sharingNumbers(deposit);
  const typed = transferNumber(deposit, providerTxn);
  await lockTxn(tx, deposit, providerTxn);
  if (typed !== null && (await cameBack(tx, deposit.brandId, typed))) return true;
  const { brandId, method } = deposit;
  if (await isSentBack(tx, { brandId, method, number: providerTxn })) return true;
  const row = await tx.row(sql`
    select id from deposit
    where method = any (${methods}::text[])
      and (provider_txn = ${providerTxn} or transfer_number = ${typed}::text)
      and id <> ${deposit.id}
      and beside is distinct from ${deposit.id}`);
  return row !== undefined;
}

/** Exact amounts of a currency in use between two, which is locked until the transaction ends. */
export async function exactAmountsInUse(
  tx: Tx,
  currency: string,
  from: bigint,
  to: bigint,
): Promise<Set<bigint>> {
  await tx.row(
    sql`select pg_advisory_xact_lock(hashtextextended(${`deposit exact ${currency}`}, 0))`,
  );
  const rows = await tx.rows<{ units: bigint }>(sql`
    select exact_units as units from deposit
    where currency = ${currency}
      and exact_units between ${from} and ${to}
      and status in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED')`);
  return new Set(rows.map((row) => row.units));
}

/** Expired unpaid deposits, oldest first. */
export function selectOverdue(tx: Tx, limit: number): Promise<Deposit[]> {
  return tx.rows<Deposit>(sql`
    select ${DEPOSIT_COLUMNS} from deposit
    where status in ('CREATED', 'AWAITING_PAYMENT') and expires_at <= now()
    order by expires_at limit ${limit}`);
}

/**
 * A page of an owner's deposits, newest first, of some statuses or of all, made in a stretch of
 * time or ever.
 */
export async function pageDeposits(
  tx: Tx,
  filter: Owner & { statuses?: readonly DepositStatus[]; made?: Span },
  pageNo: number,
): Promise<Page<Deposit>> {
  const where = sql`
    ${ownedBy(filter)}
    and (
      ${filter.statuses ?? null}::text[] is null
      or status = any (${filter.statuses ?? null}::text[])
    )
    and created_at >= coalesce(${filter.made?.from?.toString() ?? null}::timestamptz, '-infinity')
    and created_at < coalesce(${filter.made?.to?.toString() ?? null}::timestamptz, 'infinity')`;
  const latest = filter.made ? sql`created_at desc, id desc` : sql`id desc`;
  const rows = await tx.rows<Deposit>(sql`
    select ${DEPOSIT_COLUMNS} from deposit
    where ${where}
    order by ${latest} limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`);
  const count = await tx.row<{ n: bigint }>(sql`select count(*) as n from deposit where ${where}`);
  return { rows, total: Number(count?.n ?? 0n) };
}
