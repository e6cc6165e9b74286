import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { MoneyMove } from "./approvals.ts";

/** Holds what a member of staff and what may be done for a player alone, in that order, until the transaction ends: of many moves at once each counts those before it. */
export async function holdSums(tx: Tx, staffId: bigint, player: string): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`money alone of staff ${staffId}`}, 0))`,
  );
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`money alone of player ${player}`}, 0))`,
  );
}

/** What was moved without a second person since the brand's day began: by a member of staff, and to or from a player. Ledger units; a debit counts like a credit. */
export async function sumsOfDay(
  tx: Tx,
  of: { staffId: bigint; player: string; currency: string; zone: string },
): Promise<{ staff: bigint; player: bigint }> {
  const since = sql`date_trunc('day', now() at time zone ${of.zone}) at time zone ${of.zone}`;
  const row = await tx.row<{ staff: bigint; player: bigint }>(sql`
    select (select coalesce(sum(abs(units)), 0)::bigint from approval where alone and asked_by_id = ${of.staffId} and currency = ${of.currency} and decided_at >= ${since}) as staff,
      (select coalesce(sum(abs(units)), 0)::bigint from approval where alone and player = ${of.player} and currency = ${of.currency} and decided_at >= ${since}) as player`);
  if (!row) throw new Error("A sum always answers");
  return row;
}

/** Writes down what one person has moved alone. */
export async function insertAlone(tx: Tx, publicId: string, done: MoneyMove): Promise<void> {
  const {
    brandId,
    kind,
    subject,
    about,
    player,
    units,
    currency,
    payload,
    reason,
    key,
    askedById,
    askedBy,
  } = done;
  await tx.run(sql`
    insert into approval (public_id, brand_id, kind, subject, about, player, units, currency, payload, reason, key, asked_by_id, asked_by, decided_at, outcome, alone)
    values (${publicId}, ${brandId}, ${kind}, ${subject}, ${about}, ${player}, ${units}, ${currency}, ${JSON.stringify(payload)}::jsonb, ${reason}, ${key}, ${askedById},
      ${askedBy}, now(), 'APPROVED', true)`);
}
