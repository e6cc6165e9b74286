import type { Database, Tx } from "@perya/postgres";
import { allBrands, type Brand } from "../../brands/index.ts";
import { vipKeptIn, vipMonthKept } from "../../loyalty/index.ts";
import { issueGifts } from "./issue-gifts.ts";
import { lockMonth, updateRun } from "./runs.store.ts";

/** Players in one transaction. */
const STEP = 500;

/** Gives players who kept their VIP level in a month the gift of the next one. */
export async function giveMonths(db: Database): Promise<void> {
  for (const brand of await allBrands(db, null))
    while (await db.inTransaction((tx) => giveStep(tx, brand)));
}

/**
 * The next players of a brand's next month, in one transaction with how far it came: repeated or
 * interrupted, none is given two. Returns whether it was worth asking again.
 */
async function giveStep(tx: Tx, brand: Brand): Promise<boolean> {
  const kept = await vipMonthKept(tx, brand.id);
  const run = kept === undefined ? undefined : await lockMonth(tx, brand.id, kept);
  if (!run) return false;
  const { day: month, reached: after } = run;
  const keepers = await vipKeptIn(tx, brand.id, { month, zone: brand.zone, after }, STEP);
  const day = Temporal.PlainDate.from(month).add({ months: 1 });
  const once = day.toPlainYearMonth().toString();
  await issueGifts(
    tx,
    brand,
    "monthly",
    keepers.map((one) => ({ ...one, once, day: day.toString() })),
  );
  const reached = keepers.at(-1)?.player ?? after;
  await updateRun(tx, brand.id, "monthly", { ...run, reached, isDone: keepers.length < STEP });
  return true;
}
