import type { Database, Tx } from "@perya/postgres";
import { newPublicId } from "../../../../secrets/public-id.ts";
import { allBrands, type Brand } from "../../../brands/index.ts";
import { areDaysFinal, turnoverOfDay } from "../../../figures/index.ts";
import { boostsOf, reserveForBoost, type Boost } from "../../../promotions/index.ts";
import { currentSection, type BrandSettings } from "../../../settings/index.ts";
import { bonusPlayOf } from "../../../wagering/index.ts";
import { ladderOf } from "../../vip/ladder/ladder.ts";
import { selectLevels } from "../../vip/members.store.ts";
import type { RebateRates } from "../../declared-categories.ts";
import { higherRates, raisedRebateOf, rebateOf } from "../rebate-of.ts";
import type { Rebate } from "../rebate.ts";
import { insertRebates } from "../rebates.store.ts";
import { lockRebateDay, updateRebateDay } from "./days.store.ts";
import { withoutBonusPlay } from "./without-bonus-play.ts";

/** Players in one transaction. */
const STEP = 50_000;

/**
 * Makes the rebates of days that are over and closed, brand after brand: on the players' lists, or
 * due at once.
 */
export async function makeRebates(db: Database): Promise<void> {
  for (const brand of await allBrands(db, null))
    while (await db.inTransaction((tx) => makeStep(tx, brand)));
}

/**
 * The next players of a brand's next day, in one transaction with how far it came: repeated or
 * interrupted, a player's rebate of a day is made once. Returns whether it was worth asking again.
 */
async function makeStep(tx: Tx, brand: Brand): Promise<boolean> {
  const day = await lockRebateDay(tx, brand.id, brand.zone);
  if (!day) return false;
  if (!(await areDaysFinal(tx, brand.id, day.day)).ok) return false;
  const terms = await currentSection(tx, brand.id, "rebate");
  const book = brand.realMoney ? "real" : "play";
  const played =
    terms.mode === "off"
      ? []
      : await turnoverOfDay(
          tx,
          { brandId: brand.id, currency: brand.currency, book, day: day.day },
          day.reached,
          STEP,
        );
  const made = await rebatesOf(tx, { brand, day: day.day, terms }, played);
  await insertRebates(tx, made, terms.mode === "claim" ? terms.claimDays : 0);
  const last = played.at(-1)?.player ?? day.reached;
  await updateRebateDay(tx, brand.id, { ...day, reached: last, isDone: played.length < STEP });
  return true;
}

interface Making {
  readonly brand: Brand;
  readonly day: string;
  readonly terms: BrandSettings["rebate"];
}

async function rebatesOf(
  tx: Tx,
  { brand, day, terms }: Making,
  played: Awaited<ReturnType<typeof turnoverOfDay>>,
): Promise<Rebate[]> {
  const players = played.map(({ player }) => player);
  const bound = await bonusPlayOf(tx, players, { day, zone: brand.zone });
  const reached = await selectLevels(tx, players);
  const ladder = await ladderOf(tx, brand.id);
  const { currency } = brand;
  const bounds = {
    currency,
    minimum: BigInt(terms.minimum),
    cap: terms.capPerDay === null ? null : BigInt(terms.capPerDay),
  };
  const boosts = await boostsOf(tx, players, { day, zone: brand.zone });
  const { playTimes } = terms;
  const made: Rebate[] = [];
  for (const { player, byCategory } of played) {
    const level = Math.min(reached.get(player) ?? 0, ladder.length);
    const rates = higherRates(terms.rates, ladder[level - 1]?.rebatePpm);
    const free = withoutBonusPlay(byCategory, bound.get(player));
    const raised = await raisedOf(tx, free, { rates, bounds, boost: boosts.get(player) });
    const { lines, units } = raised ?? rebateOf(free, rates, bounds);
    if (units === 0n) continue;
    const publicId = newPublicId("rb");
    made.push({
      publicId,
      player,
      brandId: brand.id,
      day,
      currency,
      level,
      lines,
      units,
      playTimes,
    });
  }
  return made;
}

/** A rebate with what a promotion adds, while its budget has that; undefined without one. */
async function raisedOf(
  tx: Tx,
  turnover: ReadonlyMap<string, bigint>,
  {
    rates,
    bounds,
    boost,
  }: {
    readonly rates: RebateRates;
    readonly bounds: Parameters<typeof rebateOf>[2];
    readonly boost: Boost | undefined;
  },
) {
  if (!boost) return undefined;
  const raised = raisedRebateOf(turnover, rates, bounds, boost);
  return (await reserveForBoost(tx, boost.promotion, raised.extra)) ? raised : undefined;
}
