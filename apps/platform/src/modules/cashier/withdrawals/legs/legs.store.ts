import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { Actor } from "../../cashier.ts";
import { insertStep, type StepNote } from "../../steps.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import type { Leg, LegStatus, Wish } from "./leg.ts";

const COLUMNS = raw(`
  id, withdrawal, n, units, status, rest_of as "restOf", wish, hold_of as "holdOf", owed,
  provider, reference, reason,
  received_units as "receivedUnits", sent_at as "sentAt", due_at as "dueAt",
  clock_ms as "clockMs", last_call_ms as "lastCallMs", left_ms as "leftMs",
  changed_at as "changedAt", reminders`);

/** Where a leg comes from that was not there from the start. */
interface Origin {
  /** The number of the leg whose money it is; null for none. */
  readonly of: number | null;
  readonly wish: Wish | null;
  readonly owed: boolean;
  readonly holdOf: number | null;
}

/** Adds a leg: one of those a withdrawal is split into, or money of another one. */
export async function insertLeg(
  tx: Tx,
  withdrawal: Pick<Withdrawal, "id">,
  units: bigint,
  actor: Actor,
  { of = null, wish = null, owed = true, holdOf = null }: Partial<Origin> = {},
): Promise<Leg> {
  const row = await tx.row<Leg>(sql`
    insert into withdrawal_leg (
      withdrawal, n, units, status, rest_of, wish, owed, hold_of
    )
    select ${withdrawal.id}, coalesce(max(n), 0) + 1, ${units}, 'CREATED', ${of}::int, ${wish},
      ${owed}, ${holdOf}::int
    from withdrawal_leg
    where withdrawal = ${withdrawal.id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("An inserted leg answers its row");
  await insertStep(tx, "leg", row.id, "NEW", "CREATED", actor);
  return row;
}

/** What a move changes of a leg beside its status. */
interface Change extends Omit<StepNote, "payer"> {
  /** What the player received, in ledger units. */
  readonly received?: bigint;
  /** Milliseconds until silence counts as received; undefined stops the clock. */
  readonly clockMs?: bigint | undefined;
  /** How long before that the last reminder is; undefined changes nothing. */
  readonly lastCallMs?: bigint;
}

/**
 * Moves a leg and writes its timeline. Throws when the move is not allowed. The clock runs from now
 * for as long as is said, and stands still otherwise.
 */
export async function moveLeg(
  tx: Tx,
  leg: Leg,
  to: LegStatus,
  actor: Actor,
  { received = 0n, clockMs, lastCallMs, ...note }: Change = {},
): Promise<Leg> {
  // After a dispute it goes on with the clock it was sent with.
  const isSent = to === "SENT" && leg.status !== "DISPUTED";
  const row = await tx.row<Leg>(sql`
    update withdrawal_leg
    set status = ${to},
      received_units = ${received},
      reason = ${note.reason ?? null},
      reference = case
        when ${to} = 'CREATED' then null
        when ${to} in ('FAILED', 'CAME_BACK') then reference
        else coalesce(${note.reference ?? null}, reference)
      end,
      sent_at = case when ${isSent} then clock_timestamp() else sent_at end,
      clock_ms = case when ${isSent} then ${clockMs ?? null}::int8 else clock_ms end,
      last_call_ms = coalesce(${lastCallMs ?? null}::int8, last_call_ms),
      left_ms = case
        when ${isSent} then null
        when due_at is null then left_ms
        else greatest(0, extract(epoch from due_at - clock_timestamp()) * 1000)::int8
      end,
      due_at = date_trunc('milliseconds', clock_timestamp())
        + ${clockMs ?? null}::int8 * interval '1 millisecond',
      reminders = case when ${isSent} then 0 else reminders end,
      changed_at = clock_timestamp()
    where id = ${leg.id}
    returning ${COLUMNS}`);
  if (!row) throw new Error(`Leg ${leg.id} is gone`);
  // A later attempt may be another payer's.
  const payer = isSent ? row.provider : undefined;
  await insertStep(tx, "leg", leg.id, leg.status, to, actor, { ...note, payer });
  return row;
}

/** Staff found that a rest did not arrive. */
export async function writeOwed(tx: Tx, leg: Leg): Promise<void> {
  await tx.run(sql`update withdrawal_leg set owed = true where id = ${leg.id}`);
}

/** The player chose what becomes of a leg. */
export async function writeWish(tx: Tx, leg: Leg, wish: Wish): Promise<Leg> {
  const row = await tx.row<Leg>(sql`
    update withdrawal_leg set wish = ${wish} where id = ${leg.id} returning ${COLUMNS}`);
  if (!row) throw new Error(`Leg ${leg.id} is gone`);
  return row;
}

/** Who made a leg fail last. */
export async function selectFailedBy(tx: Tx, leg: bigint): Promise<Actor | undefined> {
  const row = await tx.row<{ actor: Actor }>(sql`
    select actor from cashier_step
    where subject = 'leg' and subject_id = ${leg} and to_status = 'FAILED'
    order by n desc limit 1`);
  return row?.actor;
}

/** A withdrawal's legs in their order. The caller has locked the withdrawal where it decides. */
export async function selectLegs(tx: Tx, withdrawal: bigint): Promise<Leg[]> {
  return (await selectLegsOf(tx, [withdrawal])).get(withdrawal) ?? [];
}

/** The legs of several withdrawals, each in their order. */
export async function selectLegsOf(
  tx: Tx,
  withdrawals: readonly bigint[],
): Promise<ReadonlyMap<bigint, Leg[]>> {
  const rows = await tx.rows<Leg>(sql`
    select ${COLUMNS} from withdrawal_leg
    where withdrawal = any (${withdrawals}::bigint[])
    order by withdrawal, n`);
  return Map.groupBy(rows, ({ withdrawal }) => withdrawal);
}

/** Now by the database's clock, to the millisecond. */
export async function clockOf(tx: Tx): Promise<Temporal.Instant> {
  const row = await tx.row<{ now: Temporal.Instant }>(
    sql`select date_trunc('milliseconds', clock_timestamp()) as now`,
  );
  if (!row) throw new Error("The database says what time it is");
  return row.now;
}

/**
 * Public ids of withdrawals with a leg whose time to answer is over, the longest ago first, but for
 * those of some subjects.
 */
export async function selectSilent(
  tx: Tx,
  limit: number,
  except: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows<{ publicId: string }>(sql`
    select distinct "publicId" from (
      select public_id as "publicId" from withdrawal_leg leg
      join withdrawal on withdrawal.id = leg.withdrawal
      where leg.due_at < clock_timestamp()
        and public_id || ':' || leg.n <> all (${[...except]}::text[])
      order by leg.due_at limit ${limit}
    ) silent`);
  return rows.map(({ publicId }) => publicId);
}

/** A leg that waits for its player's answer, with whose it is. */
export interface AwaitedLeg extends Leg {
  readonly publicId: string;
  readonly player: bigint;
  readonly currency: string;
  readonly now: Temporal.Instant;
}

/**
 * Legs whose time to answer runs and that are due for a reminder, the most urgent first: the first
 * from half of the time on, the second at the last call before its end. What was reminded of and
 * waits for its second takes no place in the batch. See `reminderMinutes`.
 */
export function selectAwaited(tx: Tx, limit: number): Promise<AwaitedLeg[]> {
  return tx.rows<AwaitedLeg>(sql`
    select leg.*, withdrawal.public_id as "publicId", withdrawal.player, withdrawal.currency,
      clock_timestamp() as now
    from (
      select ${COLUMNS} from withdrawal_leg
      where due_at > clock_timestamp()
        and due_at <= clock_timestamp() + interval '1 millisecond' * case
          when clock_ms <= last_call_ms then case reminders when 0 then clock_ms / 2 end
          when reminders = 0 then greatest(clock_ms / 2, last_call_ms)
          when reminders = 1 and clock_ms <> 2 * last_call_ms
            then least(clock_ms / 2, last_call_ms)
        end
      order by due_at limit ${limit}
    ) leg
    join withdrawal on withdrawal.id = leg.withdrawal`);
}

/** Notes how many reminders were written; false when another process did so first. */
export async function noteReminders(tx: Tx, leg: Leg, reminders: number): Promise<boolean> {
  const row = await tx.row(sql`
    update withdrawal_leg set reminders = ${reminders}
    where id = ${leg.id} and reminders = ${leg.reminders} and due_at is not null
    returning id`);
  return row !== undefined;
}

/** Keeps the names of pictures that a leg's dispute rests on. */
export async function insertLegPictures(
  tx: Tx,
  leg: bigint,
  side: "PLAYER" | "STAFF",
  files: readonly string[],
): Promise<void> {
  await tx.run(sql`
    insert into withdrawal_leg_picture (leg, n, side, file)
    select ${leg}, at + (
        select coalesce(max(n), 0) from withdrawal_leg_picture where leg = ${leg}
      ), ${side}, file
    from unnest(${files}::text[]) with ordinality as sent (file, at)`);
}

/** A picture of a dispute: its number within the leg and its name among the files. */
export interface LegPicture {
  readonly leg: bigint;
  readonly n: number;
  readonly side: "PLAYER" | "STAFF";
  readonly file: string;
}

/** The pictures of some legs, oldest first. */
export function selectLegPictures(tx: Tx, legs: readonly bigint[]): Promise<LegPicture[]> {
  return tx.rows<LegPicture>(sql`
    select leg, n, side, file from withdrawal_leg_picture
    where leg = any (${legs}::bigint[])
    order by leg, n`);
}
