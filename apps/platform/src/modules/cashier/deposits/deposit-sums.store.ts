import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";

/** Sums of rolling 24 hours, 7 and 30 days and of all time, and how many wait. */
export interface DepositSums {
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
  readonly lifetime: bigint;
  readonly open: bigint;
}

/** Paid in: a reversed one too, so that a charge-back makes no room. */
const CREDITED = raw("status in ('SUCCEEDED', 'REVERSED')");
/** Paid in, or still able to be. */
const COUNTED = raw("status not in ('EXPIRED', 'CANCELLED', 'REJECTED', 'RETURNED', 'FAILED')");
/** What was paid, or is asked for: of a transfer the exact amount. */
const UNITS = raw(
  "case when paid_currency = currency then paid_units else coalesce(exact_units, units) end",
);

/**
 * What counts towards the player's deposit limits: everything paid in by the time it was, and all
 * that is still able to be. In ledger units, and how many wait for payment.
 */
export function depositSums(tx: Tx, player: bigint): Promise<DepositSums> {
  return sumDeposits(tx, player, COUNTED);
}

/** The same of what was paid in alone. */
export function creditedSums(tx: Tx, player: bigint): Promise<DepositSums> {
  return sumDeposits(tx, player, CREDITED);
}

async function sumDeposits(
  tx: Tx,
  player: bigint,
  counted: ReturnType<typeof raw>,
): Promise<DepositSums> {
  const within = (span: string) => sql`
    coalesce(
      sum(${UNITS}) filter (where paid_at is null or paid_at > now() - ${span}::interval), 0
    )::bigint`;
  const row = await tx.row<DepositSums>(sql`
    select ${within("24 hours")} as day, ${within("7 days")} as week, ${within("30 days")} as month,
      coalesce(sum(${UNITS}), 0)::bigint as lifetime,
      count(*) filter (where status in ('CREATED', 'AWAITING_PAYMENT')) as open
    from deposit
    where player = ${player} and ${counted}`);
  return row ?? { day: 0n, week: 0n, month: 0n, lifetime: 0n, open: 0n };
}

/** What a player paid in since a time, or still may. Ledger units. */
export function paidInSince(tx: Tx, player: bigint, since: Temporal.Instant): Promise<bigint> {
  return sumSince(tx, player, since, COUNTED);
}

/** What a player paid in since a time. Ledger units. */
export function creditedSince(tx: Tx, player: bigint, since: Temporal.Instant): Promise<bigint> {
  return sumSince(tx, player, since, CREDITED);
}

async function sumSince(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  counted: ReturnType<typeof raw>,
): Promise<bigint> {
  const row = await tx.row<{ units: bigint }>(sql`
    select coalesce(sum(${UNITS}), 0)::bigint as units
    from deposit
    where player = ${player} and ${counted} and (paid_at is null or paid_at >= ${since})`);
  return row?.units ?? 0n;
}
