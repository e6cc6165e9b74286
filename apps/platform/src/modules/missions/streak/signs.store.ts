import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { LastSign } from "./streak.ts";

type Row = { readonly day: string; readonly streak: number };

/** The last day on which a player signed. */
export async function selectLastSign(tx: Tx, player: bigint): Promise<LastSign | undefined> {
  const row = await tx.row<Row>(sql`
    select day::text, streak from mission_sign
    where player_id = ${player}
    order by day desc limit 1`);
  return row && { day: Temporal.PlainDate.from(row.day), streak: row.streak };
}

/** Missed days that were forgiven in the month of a day and the one before. */
export async function selectForgiven(
  tx: Tx,
  player: bigint,
  today: Temporal.PlainDate,
): Promise<Temporal.PlainDate[]> {
  const since = today.with({ day: 1 }).subtract({ months: 1 });
  const rows = await tx.rows<{ day: string }>(sql`
    select forgiven::text as day from mission_sign
    where player_id = ${player} and day >= ${String(since)}::date and forgiven is not null`);
  return rows.map(({ day }) => Temporal.PlainDate.from(day));
}

/** A day on which a player signed, with what it brought. Cash in ledger units. */
interface NewSign extends LastSign {
  readonly player: bigint;
  readonly forgiven: Temporal.PlainDate | null;
  readonly points: bigint;
  readonly cash: bigint;
}

export async function insertSign(tx: Tx, sign: NewSign): Promise<void> {
  const { player, day, streak, forgiven, points, cash } = sign;
  await tx.run(sql`
    insert into mission_sign (player_id, day, streak, forgiven, points, cash_units)
    values (
      ${player}, ${String(day)}::date, ${streak}, ${forgiven?.toString() ?? null}::date,
      ${points}, ${cash}
    )`);
}

/** Days on which a player signed since a time and got something, the newest first. */
export function selectSignedSince(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  most: number,
): Promise<(Pick<NewSign, "points" | "cash"> & { day: string; at: Temporal.Instant })[]> {
  return tx.rows(sql`
    select day::text, points, cash_units as cash, at from mission_sign
    where player_id = ${player} and at >= ${since.toString()} and (points > 0 or cash_units > 0)
    order by day desc limit ${most}`);
}
