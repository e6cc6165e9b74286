import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { PAGE_SIZE, type Page } from "../cashier.ts";
import type { VoucherBatch } from "./voucher-batch.ts";

const COLUMNS = raw(`
  id, public_id as "publicId", brand_id as "brandId", units, currency, count, note,
  expires_at as "expiresAt", status, made_by as "madeBy", made_at as "madeAt",
  exported_by as "exportedBy", exported_at as "exportedAt", reason,
  (select count(*) from voucher where batch = voucher_batch.id and deposit is not null)::int
    as redeemed`);

export type NewBatch = Pick<
  VoucherBatch,
  "publicId" | "brandId" | "units" | "currency" | "count" | "note" | "expiresAt" | "madeBy"
> & { readonly key: string; readonly status: "WAITING" | "READY" };

/** Stores a batch; undefined when its key is known already. */
export function insertBatch(tx: Tx, batch: NewBatch): Promise<VoucherBatch | undefined> {
  const { publicId, brandId, units, currency, count, note, expiresAt, status, key, madeBy } = batch;
  return tx.row(sql`
    insert into voucher_batch (
      public_id, brand_id, units, currency, count, note, expires_at, status, key, made_by
    )
    values (
      ${publicId}, ${brandId}, ${units}, ${currency}, ${count}, ${note},
      ${expiresAt.toString()}::timestamptz, ${status}, ${key}, ${madeBy}
    )
    on conflict (key) do nothing
    returning ${COLUMNS}`);
}

export function batchByKey(tx: Tx, key: string): Promise<VoucherBatch | undefined> {
  return tx.row(sql`select ${COLUMNS} from voucher_batch where key = ${key}`);
}

/** The batch, locked, if it is of this brand; of any for null. */
export async function lockBatch(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<VoucherBatch | undefined> {
  await tx.row(sql`select id from voucher_batch where public_id = ${publicId} for update`);
  return tx.row(sql`
    select ${COLUMNS} from voucher_batch
    where public_id = ${publicId}
      and (${brandId}::bigint is null or brand_id = ${brandId}::bigint)`);
}

export async function setBatchStatus(
  tx: Tx,
  id: bigint,
  status: VoucherBatch["status"],
  reason: string | null = null,
): Promise<void> {
  await tx.run(sql`
    update voucher_batch set status = ${status}, reason = coalesce(${reason}, reason)
    where id = ${id}`);
}

/** Stores the hashes of a batch's codes, which makes it exported. */
export async function insertVouchers(
  tx: Tx,
  batch: bigint,
  hashes: readonly Buffer[],
  by: string,
): Promise<void> {
  await tx.run(sql`
    insert into voucher (batch, hash) select ${batch}, unnest(${[...hashes]}::bytea[])`);
  await tx.run(sql`
    update voucher_batch set status = 'EXPORTED', exported_by = ${by}, exported_at = now()
    where id = ${batch}`);
}

/** A page of a brand's batches, newest first. */
export async function pageBatches(
  tx: Tx,
  brandId: bigint,
  pageNo: number,
): Promise<Page<VoucherBatch>> {
  const rows = await tx.rows<VoucherBatch>(sql`
    select ${COLUMNS} from voucher_batch
    where brand_id = ${brandId}
    order by id desc limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`);
  const count = await tx.row<{ n: bigint }>(
    sql`select count(*) as n from voucher_batch where brand_id = ${brandId}`,
  );
  return { rows, total: Number(count?.n ?? 0n) };
}

/** A voucher of a brand that may be redeemed now, locked until the transaction ends. */
export function lockVoucher(
  tx: Tx,
  hash: Buffer,
  { brandId, currency }: { readonly brandId: bigint; readonly currency: string },
): Promise<{ readonly id: bigint; readonly units: bigint } | undefined> {
  return tx.row(sql`
    select voucher.id, batch.units from voucher
    join voucher_batch batch on batch.id = voucher.batch
    where voucher.hash = ${hash}
      and voucher.deposit is null
      and batch.brand_id = ${brandId}
      and batch.currency = ${currency}
      and batch.status = 'EXPORTED'
      and batch.expires_at > clock_timestamp()
    for update of voucher, batch`);
}

export async function setRedeemed(tx: Tx, id: bigint, deposit: bigint): Promise<void> {
  await tx.run(sql`update voucher set deposit = ${deposit}, redeemed_at = now() where id = ${id}`);
}

/** Records a wrong code, and forgets those older than the window. */
export async function insertGuess(tx: Tx, player: bigint, minutes: number): Promise<void> {
  await tx.run(sql`
    delete from voucher_guess
    where player = ${player} and at < clock_timestamp() - make_interval(mins => ${minutes})`);
  await tx.run(sql`insert into voucher_guess (player) values (${player})`);
}

export async function countGuesses(tx: Tx, player: bigint, minutes: number): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n from voucher_guess
    where player = ${player} and at > clock_timestamp() - make_interval(mins => ${minutes})`);
  return Number(row?.n ?? 0n);
}
