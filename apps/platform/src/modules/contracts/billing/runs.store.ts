import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { DayKind, DayPeriod } from "./kinds.ts";

/** Periods of a kind of a brand. */
export interface Run {
  readonly brandId: bigint;
  readonly kind: DayKind;
  readonly period: DayPeriod;
}

/**
 * The start of the next period of a run that is settled, held until the transaction ends; undefined
 * while another worker has it. A new run begins with `first`.
 */
export async function lockRun(
  tx: Tx,
  { brandId, kind, period }: Run,
  first: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  await tx.run(sql`
    insert into contract_run (brand_id, kind, period, next_start)
    values (${brandId}, ${kind}, ${period}, ${first.toString()}::timestamptz)
    on conflict do nothing`);
  const row = await tx.row<{ start: Temporal.Instant }>(sql`
    select next_start as start from contract_run
    where brand_id = ${brandId} and kind = ${kind} and period = ${period}
    for update skip locked`);
  return row?.start;
}

export async function updateRun(
  tx: Tx,
  { brandId, kind, period }: Run,
  next: Temporal.Instant,
): Promise<void> {
  await tx.run(sql`
    update contract_run set next_start = ${next.toString()}::timestamptz
    where brand_id = ${brandId} and kind = ${kind} and period = ${period}`);
}

/** Whether all salaries of a brand that end by a time are settled, so that dividends can be. */
export async function areSalariesSettled(
  tx: Tx,
  brandId: bigint,
  until: Temporal.Instant,
): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from contract_run
    where brand_id = ${brandId} and kind <> 'DIVIDEND'
      and next_start < ${until.toString()}::timestamptz
    limit 1`);
  return row === undefined;
}
