import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { Payout, PayoutRequest, PayoutStatus } from "./payout.ts";

/** What turns is paid once its time has come. */
const COLUMNS = raw(`
  id, public_id as "publicId", reference, units, currency, bank, number, holder,
  callback_url as "callbackUrl",
  case when turns_at <= now() then 'PAID' else status end as status, paid_units as "paidUnits"`);

/** Stores a new payout; undefined when its reference is known already. */
export function insertPayout(
  tx: Tx,
  publicId: string,
  request: PayoutRequest,
): Promise<Payout | undefined> {
  return tx.row<Payout>(sql`
    insert into payout (public_id, reference, units, currency, bank, number, holder, callback_url)
    values (
      ${publicId}, ${request.reference}, ${request.units}, ${request.currency}, ${request.bank},
      ${request.number}, ${request.holder}, ${request.callbackUrl}
    )
    on conflict (reference) do nothing
    returning ${COLUMNS}`);
}

export function payoutByReference(tx: Tx, reference: string): Promise<Payout | undefined> {
  return tx.row<Payout>(sql`select ${COLUMNS} from payout where reference = ${reference}`);
}

export function payoutByPublicId(tx: Tx, publicId: string): Promise<Payout | undefined> {
  return tx.row<Payout>(sql`select ${COLUMNS} from payout where public_id = ${publicId}`);
}

/** The payout, locked until the transaction ends: it is released once. */
export function lockPayout(tx: Tx, publicId: string): Promise<Payout | undefined> {
  return tx.row<Payout>(
    sql`select ${COLUMNS} from payout where public_id = ${publicId} for update`,
  );
}

/** Sets what became of a payout, and after how many seconds it is paid after all. */
export async function setPayout(
  tx: Tx,
  id: bigint,
  status: PayoutStatus,
  { paidUnits, turnsAfter }: { readonly paidUnits?: bigint; readonly turnsAfter?: number } = {},
): Promise<Payout> {
  const payout = await tx.row<Payout>(sql`
    update payout
    set status = ${status}, paid_units = ${paidUnits ?? null}::bigint,
      turns_at = now() + make_interval(secs => ${turnsAfter ?? null}::int)
    where id = ${id}
    returning ${COLUMNS}`);
  if (!payout) throw new Error(`Payout ${id} is gone`);
  return payout;
}

export async function insertPayoutCallback(
  tx: Tx,
  payout: bigint,
  event: string,
  body: string,
  delaySeconds: number,
): Promise<void> {
  await tx.run(sql`
    insert into callback (payout, event, body, due_at)
    values (${payout}, ${event}, ${body}, now() + make_interval(secs => ${delaySeconds}))`);
}
