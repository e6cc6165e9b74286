import { readClock, type Database, type Tx } from "@perya/postgres";
import { allBrands, type Brand } from "../../brands/index.ts";
import { areDaysFinal } from "../../figures/index.ts";
import { currentSection } from "../../settings/index.ts";
import { contractsIn } from "../agreeing/contracts-in.store.ts";
import { DAY_KINDS, MADE_AT, PERIODS_OF, type DayKind, type DayPeriod } from "./kinds.ts";
import { periodOf, type PayPeriod } from "./period-of.ts";
import { areSalariesSettled, lockRun, updateRun } from "./runs.store.ts";
import { settlePeriod } from "./settle-period.ts";

/** What time it is: the database's, or a test's that plays a month. */
export type Clock = (tx: Tx) => Promise<Temporal.Instant>;

/**
 * Settles all periods that are over: daily salaries from half past three of the next day on,
 * dividends from four o'clock, by each brand's clock and once the days are closed. Each period is
 * one transaction with how far the run came, so that any number of workers may do it.
 */
export async function runBills(db: Database, clock: Clock = readClock): Promise<void> {
  for (const brand of await allBrands(db, null))
    for (const kind of DAY_KINDS)
      for (const period of PERIODS_OF[kind])
        while (await db.inTransaction((tx) => settleNext(tx, { brand, kind, period, clock })));
}

interface Running {
  readonly brand: Brand;
  readonly kind: DayKind;
  readonly period: DayPeriod;
  readonly clock: Clock;
}

/** Settles the next period of a run. Returns whether it was worth asking again. */
async function settleNext(tx: Tx, { brand, kind, period, clock }: Running): Promise<boolean> {
  const now = await clock(tx);
  const run = { brandId: brand.id, kind, period };
  const running = periodOf(period, brand.zone, now);
  const start = await lockRun(tx, run, running.start);
  if (!start) return false;
  const next = periodOf(period, brand.zone, start);
  if (Temporal.Instant.compare(now, dueAt(kind, next, brand.zone)) < 0) return false;
  if (!(await isAnyIn(tx, run, next, running))) {
    await updateRun(tx, run, running.start);
    return false;
  }
  if (!(await areDaysFinal(tx, brand.id, next.lastDay)).ok) return false;
  if (kind === "DIVIDEND" && !(await areSalariesSettled(tx, brand.id, next.end))) return false;
  const terms = await currentSection(tx, brand.id, "agentPay");
  const book = brand.realMoney ? "real" : "play";
  const { currency } = brand;
  await settlePeriod(tx, { ...run, ...next, currency, book }, terms);
  await updateRun(tx, run, next.end);
  return true;
}

/** When a period is settled, by the brand's clock. */
function dueAt(kind: DayKind, { end }: PayPeriod, zone: string): Temporal.Instant {
  const day = end.toZonedDateTimeISO(zone).toPlainDate();
  return day.toZonedDateTime({ timeZone: zone, plainTime: MADE_AT[kind] }).toInstant();
}

/** Whether there is a contract from one period until another that is left out. */
async function isAnyIn(
  tx: Tx,
  { brandId, kind, period }: Omit<Running, "brand" | "clock"> & { readonly brandId: bigint },
  from: PayPeriod,
  to: PayPeriod,
): Promise<boolean> {
  const contracts = await contractsIn(tx, brandId, kind, from.start, to.start);
  return contracts.some((one) => one.period === period);
}
