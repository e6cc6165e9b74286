import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { expireOver } from "./gifts.store.ts";
import { giveBirthdays } from "./giving/give-birthdays.ts";
import { giveMonths } from "./giving/give-months.ts";

const BIRTHDAYS = "give-vip-birthdays";
const MONTHS = "give-vip-months";
const EXPIRE = "expire-vip-gifts";
/** Gifts that end in one transaction. */
const STEP = 1_000;

/** Gives the gifts of birthdays and of months that were kept, and ends those nobody claimed. */
export function vipGiftsJobs({ db }: Platform): Jobs {
  return {
    tasks: {
      [BIRTHDAYS]: () => giveBirthdays(db),
      [MONTHS]: () => giveMonths(db),
      [EXPIRE]: async () => {
        while ((await db.inTransaction((tx) => expireOver(tx, STEP))) === STEP);
      },
    },
    // One at a time: going through many players may take longer than the time until the next run.
    cron: [
      `*/15 * * * * ${BIRTHDAYS} ?max=1&queue=${BIRTHDAYS}`,
      `*/10 * * * * ${MONTHS} ?max=1&queue=${MONTHS}`,
      `* * * * * ${EXPIRE} ?max=1&queue=${EXPIRE}`,
    ],
  };
}
