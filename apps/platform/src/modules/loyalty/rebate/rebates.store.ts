import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Rebate, StoredRebate } from "./rebate.ts";

type Row = Omit<StoredRebate, "lines"> & {
  readonly lines: readonly (Omit<Rebate["lines"][number], "turnover" | "units"> & {
    readonly turnover: string;
    readonly units: string;
  })[];
};

const REBATE = sql`
  public_id as "publicId", player_id as player, brand_id as "brandId", day::text, currency, level,
  lines, units, play_times as "playTimes", due_at as "dueAt", credited_at as "creditedAt"`;

const readRow = ({ lines, ...row }: Row): StoredRebate => ({
  ...row,
  lines: lines.map((line) => ({
    ...line,
    turnover: BigInt(line.turnover),
    units: BigInt(line.units),
  })),
});

/** Writes rebates that are due after some days; a player's of a day is written once. */
export async function insertRebates(
  tx: Tx,
  rebates: readonly Rebate[],
  days: number,
): Promise<void> {
  const of = <Value>(read: (one: Rebate) => Value) => rebates.map(read);
  await tx.run(sql`
    insert into rebate (
      public_id, player_id, brand_id, day, currency, level, lines, units, play_times, due_at
    )
    select public_id, player_id, brand_id, day, currency, level, lines, units, play_times,
      now() + make_interval(days => ${days})
    from unnest(
      ${of(({ publicId }) => publicId)}::text[], ${of(({ player }) => player)}::int8[],
      ${of(({ brandId }) => brandId)}::int8[], ${of(({ day }) => day)}::date[],
      ${of(({ currency }) => currency)}::text[], ${of(({ level }) => level)}::int4[],
      ${of(({ lines }) => JSON.stringify(lines, digits))}::jsonb[],
      ${of(({ units }) => units)}::int8[], ${of(({ playTimes }) => playTimes)}::int4[]
    ) as made (
      public_id, player_id, brand_id, day, currency, level, lines, units, play_times
    )
    on conflict (player_id, day) do nothing`);
}

const digits = (_: string, value: unknown) =>
  typeof value === "bigint" ? value.toString() : value;

/** A player's rebates that are not credited, held until the transaction ends; oldest first. */
export async function lockOpen(tx: Tx, player: bigint, most: number): Promise<StoredRebate[]> {
  const rows = await tx.rows<Row>(sql`
    select ${REBATE} from rebate
    where player_id = ${player} and credited_at is null
    order by day limit ${most}
    for update`);
  return rows.map(readRow);
}

/** One of them by its public id, held in the same way, whether it is credited or not. */
export async function lockRebate(
  tx: Tx,
  player: bigint,
  publicId: string,
): Promise<StoredRebate | undefined> {
  const row = await tx.row<Row>(sql`
    select ${REBATE} from rebate
    where player_id = ${player} and public_id = ${publicId}
    for update`);
  return row && readRow(row);
}

/** The open ones to read. */
export async function selectOpen(tx: Tx, player: bigint, most: number): Promise<StoredRebate[]> {
  const rows = await tx.rows<Row>(sql`
    select ${REBATE} from rebate
    where player_id = ${player} and credited_at is null
    order by day limit ${most}`);
  return rows.map(readRow);
}

/** A player's last rebates that were credited, the latest day first. */
export async function selectCredited(
  tx: Tx,
  player: bigint,
  most: number,
): Promise<StoredRebate[]> {
  const rows = await tx.rows<Row>(sql`
    select ${REBATE} from rebate
    where player_id = ${player} and credited_at is not null
    order by day desc limit ${most}`);
  return rows.map(readRow);
}

/** Those that were credited since a time, the newest first. */
export async function selectCreditedSince(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  most: number,
): Promise<StoredRebate[]> {
  const rows = await tx.rows<Row>(sql`
    select ${REBATE} from rebate
    where player_id = ${player} and credited_at >= ${since.toString()}
    order by credited_at desc limit ${most}`);
  return rows.map(readRow);
}

/** A player's last rebates, credited or not, the latest day first. */
export async function selectLast(tx: Tx, player: bigint, most: number): Promise<StoredRebate[]> {
  const rows = await tx.rows<Row>(sql`
    select ${REBATE} from rebate
    where player_id = ${player}
    order by day desc limit ${most}`);
  return rows.map(readRow);
}

/** The next rebate that is due, held until the transaction ends; undefined for none. */
export async function lockDue(tx: Tx): Promise<StoredRebate | undefined> {
  const row = await tx.row<Row>(sql`
    select ${REBATE} from rebate
    where credited_at is null and due_at <= now()
    order by due_at, id limit 1
    for update skip locked`);
  return row && readRow(row);
}

/** Notes that a rebate is credited. */
export async function updateCredited(
  tx: Tx,
  publicId: string,
  by: "player" | "system",
): Promise<void> {
  await tx.run(sql`
    update rebate set credited_at = now(), credited_by = ${by} where public_id = ${publicId}`);
}

/** Tries a rebate again in so many hours: its player may be paid nothing now. */
export async function updateDue(tx: Tx, publicId: string, hours: number): Promise<void> {
  await tx.run(sql`
    update rebate set due_at = now() + make_interval(hours => ${hours})
    where public_id = ${publicId}`);
}
