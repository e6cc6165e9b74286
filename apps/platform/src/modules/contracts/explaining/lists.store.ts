import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { BillState, StoredBill } from "../billing/bill.ts";
import { BILL } from "../billing/bills.store.ts";
import type { DayKind } from "../billing/kinds.ts";

/** A page of a list, from 1 on. */
interface Paged {
  readonly pageNo: number;
  readonly size: number;
}

/** A page of an agent's bills of a kind, the newest period first, and one more. */
export function selectOwn(
  tx: Tx,
  player: bigint,
  { kind, pageNo, size }: Paged & { readonly kind: DayKind },
): Promise<StoredBill[]> {
  return tx.rows(sql`
    select ${BILL} from contract_bill
    where player_id = ${player} and kind = ${kind}
    order by period_start desc, id desc
    limit ${size + 1} offset ${(pageNo - 1) * size}`);
}

/** A page of bills of a brand, or of all for null, in a state or in all: newest first, one more. */
export function selectOfBrand(
  tx: Tx,
  brandId: bigint | null,
  { state, pageNo, size }: Paged & { readonly state: BillState | null },
): Promise<StoredBill[]> {
  return tx.rows(sql`
    select ${BILL} from contract_bill
    where (${brandId}::int8 is null or brand_id = ${brandId}::int8)
      and (${state}::text is null or state = ${state}::text)
    order by period_end desc, id desc
    limit ${size + 1} offset ${(pageNo - 1) * size}`);
}

/** What a nearest downline took of a bill. Ledger units. */
export interface TakenPart {
  readonly player: bigint;
  readonly gross: bigint;
}

export function selectParts(tx: Tx, bill: bigint): Promise<TakenPart[]> {
  return tx.rows(sql`
    select player_id as player, gross from contract_bill_part
    where bill_id = ${bill} order by gross desc, player_id`);
}
