import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { dayOf, turnoverOfToday } from "../../figures/index.ts";
import { boostsOf } from "../../promotions/index.ts";
import { currentSection, type BrandSettings } from "../../settings/index.ts";
import { bonusPlayOf } from "../../wagering/index.ts";
import { vipOf } from "../vip/vip-of.ts";
import { withoutBonusPlay } from "./making/without-bonus-play.ts";
import { higherRates, raisedRebateOf, rebateOf, type RebateLine } from "./rebate-of.ts";

/** What a day has come to so far. Ledger units of the player's currency. */
interface Accrued {
  readonly terms: BrandSettings["rebate"];
  /** ISO 8601. */
  readonly day: string;
  readonly lines: readonly RebateLine[];
  readonly units: bigint;
}

/**
 * What a player's turnover of the day that is running comes to at the rates of now; without the
 * minimum, which only the whole day has to reach.
 */
export async function accruedToday(
  tx: Tx,
  { id, currency }: { readonly id: bigint; readonly currency: string },
  brand: Pick<Brand, "id" | "zone" | "currency">,
): Promise<Accrued> {
  const terms = await currentSection(tx, brand.id, "rebate");
  const day = dayOf(await readClock(tx), brand.zone);
  if (terms.mode === "off" || currency !== brand.currency)
    return { terms, day, lines: [], units: 0n };
  const { of } = await vipOf(tx, id, brand.id);
  const played = await turnoverOfToday(tx, id, { currency, day });
  const bound = await bonusPlayOf(tx, [id], { day, zone: brand.zone });
  const cap = terms.capPerDay === null ? null : BigInt(terms.capPerDay);
  const rates = higherRates(terms.rates, of?.rebatePpm);
  const free = withoutBonusPlay(played, bound.get(id));
  const bounds = { currency, minimum: 0n, cap };
  const boost = (await boostsOf(tx, [id], { day, zone: brand.zone })).get(id);
  const accrued = boost
    ? raisedRebateOf(free, rates, bounds, boost)
    : rebateOf(free, rates, bounds);
  return { terms, day, lines: accrued.lines, units: accrued.units };
}
