import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { newPublicId } from "../../../../secrets/public-id.ts";
import { PAGE_SIZE, type Page } from "../../cashier.ts";
import type { PayoutNews } from "../../providers/payout-port.ts";
import type { PayoutOrder } from "./order.ts";

export const PROBLEM_KINDS = [
  "UNKNOWN",
  "OTHER_NUMBER",
  "OTHER_AMOUNT",
  "PAID_LATE",
  "FAILED_LATE",
] as const;

/**
 * What a provider said that is not as it was ordered: of a payout that nobody ordered, under
 * another number, in another amount, paid after its leg had ended otherwise, failed after it was
 * paid.
 */
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** A problem for staff to look at. */
export interface PayoutProblem {
  readonly publicId: string;
  readonly provider: string;
  readonly kind: ProblemKind;
  readonly payment: string;
  readonly reference: string;
  readonly units: bigint;
  readonly currency: string;
  readonly at: Temporal.Instant;
  /** The leg it is about; null for a payout that nobody ordered. */
  readonly withdrawal: string | null;
  readonly n: number | null;
  readonly playerName: string | null;
}

/** Writes a problem; the same one is written once. */
export async function insertProblem(
  tx: Tx,
  kind: ProblemKind,
  news: PayoutNews,
  order?: PayoutOrder,
): Promise<void> {
  await tx.run(sql`
    insert into payout_problem (
      public_id, provider, payout_order, brand_id, kind, payment, reference, units, currency
    )
    values (
      ${newPublicId("pp")}, ${news.provider}, ${order?.id ?? null}::bigint,
      ${order?.brandId ?? null}::bigint, ${kind}, ${news.payment}, ${news.reference},
      ${news.units}, ${news.currency}
    )
    on conflict (provider, payment, kind) do nothing`);
}

const COLUMNS = raw(`
  problem.public_id as "publicId", problem.provider, problem.kind, problem.payment,
  problem.reference, problem.units, problem.currency, problem.at,
  withdrawal.public_id as withdrawal, leg.n, withdrawal.player_name as "playerName"`);

/** A page of a brand's problems that nobody has noted, or of all for null, the oldest first. */
export async function pageOpenProblems(
  tx: Tx,
  brandId: bigint | null,
  pageNo: number,
): Promise<Page<PayoutProblem>> {
  const open = sql`
    problem.noted_at is null
    and (${brandId}::bigint is null or problem.brand_id = ${brandId}::bigint)`;
  const rows = await tx.rows<PayoutProblem>(sql`
    select ${COLUMNS} from payout_problem problem
    left join payout_order on payout_order.id = problem.payout_order
    left join withdrawal_leg leg on leg.id = payout_order.leg
    left join withdrawal on withdrawal.id = leg.withdrawal
    where ${open}
    order by problem.id limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}`);
  const count = await tx.row<{ n: bigint }>(
    sql`select count(*) as n from payout_problem problem where ${open}`,
  );
  return { rows, total: Number(count?.n ?? 0n) };
}

export const LATE_OUTCOMES = ["OWED", "BORNE"] as const;

/** OWED: its player pays it back. BORNE: the house does not ask for it. */
export type LateOutcome = (typeof LATE_OUTCOMES)[number];

/** A payout that was paid after its leg had ended otherwise. Ledger units. */
export interface LatePayout {
  readonly publicId: string;
  readonly brandId: bigint;
  readonly units: bigint;
  readonly currency: string;
  readonly withdrawal: string;
  readonly player: bigint;
  readonly playerName: string;
  readonly playerRef: string;
  readonly isOver: boolean;
  /** Whether the ledger has it. */
  readonly isBooked: boolean;
}

/** A payout that came late, locked until the transaction ends, if it is the brand's. */
export function lockLatePayout(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<LatePayout | undefined> {
  return tx.row<LatePayout>(sql`
    select problem.public_id as "publicId", problem.brand_id as "brandId", problem.units,
      problem.currency, withdrawal.public_id as withdrawal, withdrawal.player,
      withdrawal.player_name as "playerName", withdrawal.player_ref as "playerRef",
      problem.noted_at is not null as "isOver", problem.booked_at is not null as "isBooked"
    from payout_problem problem
    join payout_order on payout_order.id = problem.payout_order
    join withdrawal_leg leg on leg.id = payout_order.leg
    join withdrawal on withdrawal.id = leg.withdrawal
    where problem.public_id = ${publicId} and problem.kind = 'PAID_LATE'
      and (${brandId}::bigint is null or problem.brand_id = ${brandId}::bigint)
    for update of problem`);
}

/** Writes who pays for a payout that came late. */
export async function endLatePayout(
  tx: Tx,
  publicId: string,
  { outcome, by, note }: { readonly outcome: string; readonly by: string; readonly note: string },
): Promise<void> {
  await tx.run(sql`
    update payout_problem
    set outcome = ${outcome}, noted_at = clock_timestamp(), noted_by = ${by}, note = ${note}
    where public_id = ${publicId}`);
}

/** Writes that the ledger has it. */
export async function setBooked(tx: Tx, publicId: string): Promise<void> {
  await tx.run(sql`
    update payout_problem set booked_at = clock_timestamp() where public_id = ${publicId}`);
}

/** Late payouts that were decided and not booked, the oldest first, by public id. */
export async function selectUnbooked(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ publicId: string }>(sql`
    select public_id as "publicId" from payout_problem
    where outcome is not null and booked_at is null
    order by id limit ${limit}`);
  return rows.map(({ publicId }) => publicId);
}

/**
 * Notes what was done about a problem that moves no money, once. Its brand; undefined when none is
 * open.
 */
export function noteProblem(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
  { by, note }: { readonly by: string; readonly note: string },
): Promise<{ brandId: bigint | null } | undefined> {
  return tx.row<{ brandId: bigint | null }>(sql`
    update payout_problem
    set noted_at = clock_timestamp(), noted_by = ${by}, note = ${note}
    where public_id = ${publicId} and noted_at is null and kind <> 'PAID_LATE'
      and (${brandId}::bigint is null or brand_id = ${brandId}::bigint)
    returning brand_id as "brandId"`);
}

/**
 * Keeps a provider's message. "new" the first time, "seen" when the same came before, "other" when
 * its number came with another text.
 */
export async function keepPayoutCallback(
  tx: Tx,
  { provider, event, digest, body }: PayoutNews,
  order: bigint,
): Promise<"new" | "seen" | "other"> {
  const kept = await tx.run(sql`
    insert into payout_callback (provider, event, digest, payout_order, body)
    values (${provider}, ${event}, ${digest}, ${order}, ${JSON.stringify(body)})
    on conflict do nothing`);
  if (kept === 1) return "new";
  const known = await tx.row<{ digest: Buffer }>(sql`
    select digest from payout_callback where provider = ${provider} and event = ${event}`);
  return known?.digest.equals(digest) ? "seen" : "other";
}
