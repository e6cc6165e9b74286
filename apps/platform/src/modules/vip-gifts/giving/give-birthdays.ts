import { readClock, type Database, type Tx } from "@perya/postgres";
import { allBrands, type Brand } from "../../brands/index.ts";
import { vipMembersAfter } from "../../loyalty/index.ts";
import { birthdaysOf, playersByIds } from "../../players/index.ts";
import { PROVEN_LEVEL } from "../../profiles/index.ts";
import { issueGifts } from "./issue-gifts.ts";
import { lastBirthday } from "./last-birthday.ts";
import { lockDay, updateRun } from "./runs.store.ts";

/** Players in one transaction. */
const STEP = 500;
/** A birthday is made up for so long: a platform that was off, or a date that is proven late. */
const MADE_UP_DAYS = 7;

/** Gives players with a VIP level their birthday gift, once a day brand after brand. */
export async function giveBirthdays(db: Database): Promise<void> {
  for (const brand of await allBrands(db, null))
    while (await db.inTransaction((tx) => giveStep(tx, brand)));
}

/**
 * The next players of today by the brand's clock, in one transaction with how far it came. A gift
 * is given for a year: another birth date in the same year brings no second one. Returns whether it
 * was worth asking again.
 */
async function giveStep(tx: Tx, brand: Brand): Promise<boolean> {
  const today = (await readClock(tx)).toZonedDateTimeISO(brand.zone).toPlainDate();
  const run = await lockDay(tx, brand.id, today);
  if (!run) return false;
  const members = await vipMembersAfter(tx, brand.id, run.reached, STEP);
  const ids = members.map(({ player }) => player);
  const born = await birthdaysOf(tx, ids);
  const proven = new Set(
    (await playersByIds(tx, ids))
      .filter(({ kycLevel }) => kycLevel >= PROVEN_LEVEL)
      .map(({ id }) => id),
  );
  const due = members.flatMap(({ player, level }) => {
    const date = born.get(player);
    if (date === undefined || !proven.has(player)) return [];
    const birthday = lastBirthday(Temporal.PlainDate.from(date), today);
    if (today.since(birthday, { largestUnit: "day" }).days > MADE_UP_DAYS) return [];
    return [{ player, level, once: String(birthday.year), day: birthday.toString() }];
  });
  await issueGifts(tx, brand, "birthday", due);
  const reached = members.at(-1)?.player ?? run.reached;
  await updateRun(tx, brand.id, "birthday", { ...run, reached, isDone: members.length < STEP });
  return true;
}
