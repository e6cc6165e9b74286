import { money, roundDownToMinor } from "@perya/money";
import type { Database, Tx } from "@perya/postgres";
import { allBrands, type Brand } from "../../brands/index.ts";
import { areDaysFinal } from "../../figures/index.ts";
import type { Promotion } from "../promotion.ts";
import { lockPromotion } from "../promotions.store.ts";
import { cashbackOf, type Cashback } from "../rules/cashback.ts";
import {
  insertMade,
  insertPeriod,
  selectLatest,
  selectOfType,
  selectOpened,
  updatePeriod,
  type StoredPeriod,
} from "./cashback.store.ts";
import { netLosses } from "./net-losses.ts";
import { nextPeriod } from "./next-period.ts";

/** Players in one transaction. */
const STEP = 5_000;

/** Works out what players get back of days and weeks that are over and closed. */
export async function makeCashback(db: Database): Promise<void> {
  for (const brand of await allBrands(db, null))
    for (const publicId of await selectOfType(db, brand.id, "CASHBACK"))
      while (await db.inTransaction((tx) => makeStep(tx, brand, publicId)));
}

/**
 * The next players of a promotion's next period, in one transaction with how far it came: repeated
 * or interrupted, what a player gets back of a period is worked out once. Returns whether it was
 * worth asking again.
 */
async function makeStep(tx: Tx, brand: Brand, publicId: string): Promise<boolean> {
  const promotion = await lockPromotion(tx, publicId, brand.id);
  if (!promotion || promotion.rule.type !== "CASHBACK") return false;
  const { rule } = promotion;
  const period = await periodNow(tx, brand, promotion, rule);
  if (!period || !(await areDaysFinal(tx, brand.id, period.toDay)).ok) return false;
  const { fromDay, toDay } = period;
  const asked = { brand, fromDay, toDay, categories: rule.categories };
  const losses = await netLosses(tx, asked, period.reached, STEP);
  const made = losses.flatMap(({ player, units: lossUnits }) => {
    const share = money(cashbackOf(lossUnits, rule), brand.currency);
    const { units: bonusUnits } = roundDownToMinor(share);
    return bonusUnits > 0n ? [{ player, lossUnits, bonusUnits }] : [];
  });
  await insertMade(tx, promotion.id, period, made);
  const reached = losses.at(-1)?.player ?? period.reached;
  await updatePeriod(tx, promotion.id, { toDay, reached, isDone: losses.length < STEP });
  return true;
}

/** The period that is being worked out, or the next one, once its days are closed. */
async function periodNow(
  tx: Tx,
  { id, zone }: Brand,
  { id: promotion, endsAt }: Promotion,
  rule: Cashback,
): Promise<StoredPeriod | undefined> {
  const latest = await selectLatest(tx, promotion);
  if (latest && !latest.isDone) return latest;
  const opened = await selectOpened(tx, promotion);
  if (!opened) return undefined;
  const { at, closedAt } = opened;
  const dayOf = (time: Temporal.Instant) => time.toZonedDateTimeISO(zone).toPlainDate();
  // The job that closes it comes after its end, which may have been a midnight.
  const end =
    closedAt && endsAt && Temporal.Instant.compare(endsAt, closedAt) < 0 ? endsAt : closedAt;
  const days = { first: dayOf(at), last: end && dayOf(end.subtract({ nanoseconds: 1 })) };
  const after = latest ? Temporal.PlainDate.from(latest.toDay) : null;
  const next = nextPeriod(rule, days, after);
  if (!next || !(await areDaysFinal(tx, id, next.to.toString())).ok) return undefined;
  await insertPeriod(tx, promotion, next);
  return selectLatest(tx, promotion);
}
