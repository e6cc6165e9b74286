import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { ownedBy } from "../owner.store.ts";
import { OPEN } from "../withdrawals/withdrawal.ts";

/** Requests of a queue that are shown with its count. */
const SHOWN = 5;

/** A request waiting for staff. */
export interface WaitingRequest {
  readonly publicId: string;
  readonly status: string;
  readonly playerName: string;
  /** Ledger units: the amount paid if known, else the amount requested. */
  readonly units: bigint;
  readonly currency: string;
  readonly since: Temporal.Instant;
}

/** How many wait, since when, and the oldest of them. */
export interface Waiting {
  readonly count: number;
  readonly oldest: Temporal.Instant | null;
  readonly first: readonly WaitingRequest[];
}

/** That a deposit waits for staff. */
export const DEPOSIT_WAITS = sql`(
  status in ('SUBMITTED', 'LATE_PAID', 'REVIEW')
  or (status = 'SUCCEEDED' and taken_back_at is not null)
)`;

/**
 * Deposits that wait for the staff of a brand, or of all for null: to be credited, or reversed
 * because their provider took the payment back.
 */
export async function selectDepositsWaiting(tx: Tx, brandId: bigint | null): Promise<Waiting> {
  const where = sql`${DEPOSIT_WAITS} and ${ownedBy({ brandId })}`;
  const first = await tx.rows<Counted>(sql`
    select public_id as "publicId",
      case status when 'SUCCEEDED' then 'TAKEN_BACK' else status end as status,
      player_name as "playerName",
      coalesce(paid_units, exact_units, units) as units,
      coalesce(paid_currency, currency) as currency, created_at as since,
      count(*) over () as count
    from deposit
    where ${where}
    order by id limit ${SHOWN}`);
  return summed(first);
}

/** Withdrawals that wait for the staff of a brand, or of all for null. */
export async function selectWithdrawalsWaiting(tx: Tx, brandId: bigint | null): Promise<Waiting> {
  const where = sql`
    status = any (${OPEN}::text[]) and ${ownedBy({ brandId })}`;
  const first = await tx.rows<Counted>(sql`
    select public_id as "publicId", status, player_name as "playerName", units, currency,
      created_at as since,
      count(*) over () as count
    from withdrawal
    where ${where}
    order by id limit ${SHOWN}`);
  return summed(first);
}

/** A row with the number of all that wait. */
type Counted = WaitingRequest & { readonly count: bigint };

function summed(first: readonly Counted[]): Waiting {
  return { count: Number(first[0]?.count ?? 0n), oldest: first[0]?.since ?? null, first };
}
