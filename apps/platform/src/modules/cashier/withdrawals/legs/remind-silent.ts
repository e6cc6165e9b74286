import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../../platform.ts";
import { tellFact } from "../../../facts/index.ts";
import { payoutSent } from "../../facts.ts";
import { reminderMinutes } from "./deadline.ts";
import { noteReminders, selectAwaited, type AwaitedLeg } from "./legs.store.ts";

const PER_RUN = 200;
const MS_PER_MINUTE = 60_000;

/**
 * Reminds players who have not answered, at half of their time and before its end. One that fails
 * leaves the others to go on.
 */
export async function remindSilent({ db }: Platform): Promise<void> {
  const faults: unknown[] = [];
  for (const leg of await selectAwaited(db, PER_RUN))
    await db
      .inTransaction((tx) => remind(tx, leg))
      .catch((fault: unknown) => void faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, "Some players could not be reminded");
}

async function remind(tx: Tx, leg: AwaitedLeg): Promise<void> {
  const { player, publicId, units, currency } = leg;
  const { due, minutesLeft } = remindersOf(leg);
  if (due <= leg.reminders || !(await noteReminders(tx, leg, due))) return;
  await tellFact(tx, payoutSent, {
    player,
    withdrawal: publicId,
    units,
    currency,
    minutes: minutesLeft,
    reminder: true,
  });
}

/** How many reminders a leg should have had by now, and the minutes left to answer in. */
function remindersOf({ clockMs, lastCallMs, dueAt, now }: AwaitedLeg) {
  const left = (dueAt?.epochMilliseconds ?? 0) - now.epochMilliseconds;
  const passed = Number(clockMs ?? 0n) - left;
  const inMinutes = (ms: bigint) => Number(ms) / MS_PER_MINUTE;
  const moments = reminderMinutes(inMinutes(clockMs ?? 0n), inMinutes(lastCallMs));
  return {
    due: moments.filter((minutes) => minutes * MS_PER_MINUTE <= passed).length,
    minutesLeft: Math.max(1, Math.round(left / MS_PER_MINUTE)),
  };
}
