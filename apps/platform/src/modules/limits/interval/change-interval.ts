import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { RaiseLaw } from "../../profiles/index.ts";
import { decideAsked, decideConfirmed, timesOf } from "../changing/decide-change.ts";
import { insertChange, lockLimits, type LimitChange } from "../limits.store.ts";
import type { LimitState } from "../limits.ts";
import { checkMinutes } from "../play/check-minutes.ts";
import { selectInterval, writeInterval, type IntervalRow } from "./interval.store.ts";

/** What the brand's profiles ask of reality checks and of a raise. */
export interface IntervalLaw {
  /** The most minutes between two checks; undefined where no law says. */
  readonly most: number | undefined;
  readonly raiseLaw: RaiseLaw;
}

/**
 * A player asks for so many minutes between reality checks. Fewer are in force at once and drop a
 * longer time that was asked for; more wait, as a higher limit does. Refuses more than the law has.
 */
export async function askInterval(
  tx: Tx,
  player: bigint,
  minutes: number,
  law: IntervalLaw,
): Promise<Result<void, "TOO_MANY_MINUTES">> {
  await lockLimits(tx, player);
  const { every, most } = await checkMinutes(tx, player, law.most);
  if (minutes > most) return refuse("TOO_MANY_MINUTES");
  const { raise, now } = await selectInterval(tx, player);
  const before = { units: BigInt(every), raise: raise && asRaise(raise) };
  const { result, state } = decideAsked(before, BigInt(minutes), raiseTimes(raise, law), now);
  await write(tx, player, every, state);
  if (result === "PENDING") {
    if (state.raise !== before.raise) await note(tx, player, "RAISE_ASKED", every, minutes);
  } else if (minutes < every) await note(tx, player, "LOWERED", every, minutes);
  else if (raise) await note(tx, player, "RAISE_DROPPED", raise.minutes, every);
  return ok(undefined);
}

export type IntervalRefusal = "TOO_EARLY" | "NO_RAISE" | "ABOVE_CEILING";

/** The player's second yes to a longer time between checks, which puts it in force. */
export async function confirmInterval(
  tx: Tx,
  player: bigint,
  law: IntervalLaw,
): Promise<Result<void, IntervalRefusal>> {
  await lockLimits(tx, player);
  const { every, most } = await checkMinutes(tx, player, law.most);
  const { raise, now } = await selectInterval(tx, player);
  const before = { units: BigInt(every), raise: raise && asRaise(raise) };
  const { result, state } = decideConfirmed(before, raiseTimes(raise, law), now);
  if (result === "TOO_EARLY") return refuse("TOO_EARLY");
  if (result === "APPLIED" && Number(state.units) > most) return refuse("ABOVE_CEILING");
  if (raise) await write(tx, player, every, state);
  if (result === "NONE") return refuse("NO_RAISE");
  await note(tx, player, "RAISED", every, Number(state.units));
  return ok(undefined);
}

/** The player keeps the time in force; does nothing where no longer one was asked for. */
export async function keepInterval(tx: Tx, player: bigint, law: IntervalLaw): Promise<void> {
  await lockLimits(tx, player);
  const { every } = await checkMinutes(tx, player, law.most);
  const { raise } = await selectInterval(tx, player);
  if (!raise) return;
  await writeInterval(tx, player, every, undefined);
  await note(tx, player, "RAISE_DROPPED", raise.minutes, every);
}

/** When a longer time may be confirmed: it is of no period of the calendar. */
export function raiseTimes(raise: IntervalRow["raise"], { raiseLaw }: IntervalLaw) {
  const { waitHours } = raiseLaw;
  return raise && timesOf(raise.askedAt, { waitHours, periodEnds: undefined });
}

function asRaise({ minutes, askedAt }: NonNullable<IntervalRow["raise"]>) {
  return { units: BigInt(minutes), askedAt };
}

async function write(tx: Tx, player: bigint, every: number, { units, raise }: LimitState) {
  const minutes = units === null ? every : Number(units);
  const asked = raise && { minutes: Number(raise.units), askedAt: raise.askedAt };
  await writeInterval(tx, player, minutes, asked);
}

async function note(
  tx: Tx,
  player: bigint,
  what: LimitChange["what"],
  before: number,
  after: number,
): Promise<void> {
  await insertChange(tx, player, {
    name: "realityCheck",
    owner: "PLAYER",
    what,
    before: BigInt(before),
    after: BigInt(after),
    actor: "player",
  });
}
