import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import type { GrantRefusal } from "../grants/grant.ts";
import type { Promotion } from "../promotion.ts";
import { selectPromotions } from "../promotions.store.ts";
import {
  selectGiven,
  selectGroups,
  selectNet,
  selectRefused,
  selectRewarded,
  type DrawnGroup,
  type Given,
} from "./report.store.ts";
import { upliftOf, type Uplift } from "./uplift-of.ts";

/** What a promotion gave and brought. Ledger units. */
export interface ReportedPromotion {
  readonly promotion: Promotion;
  readonly given: Omit<Given, "promotion">;
  /** Net revenue of its players, from the day on which each was first given it. */
  readonly net: bigint;
  /** Those who were offered it and those held out; undefined where nobody was drawn. */
  readonly offered: DrawnGroup | undefined;
  readonly heldOut: DrawnGroup | undefined;
  readonly uplift: Uplift | undefined;
  readonly refused: readonly { readonly reason: GrantRefusal; readonly count: number }[];
}

/** Days of a brand, both included, ISO 8601. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const NOTHING_GIVEN: Omit<Given, "promotion"> = {
  given: 0,
  players: 0,
  done: 0,
  expired: 0,
  forfeited: 0,
  voided: 0,
  deposits: 0n,
  credited: 0n,
  removed: 0n,
};

/**
 * What was given of a brand's promotions on some of its days with all that became of it, and what
 * its players brought until the last of them. Groups count from the day on which each player was
 * drawn. `rewarded` is what the same account paid for missions and the like, in ledger units: with
 * it all rows are what the ledger has.
 */
export async function reportPromotions(
  tx: Tx,
  { id: brandId, currency, zone }: Brand,
  { from, to }: Days,
): Promise<{ readonly promotions: ReportedPromotion[]; readonly rewarded: bigint }> {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant();
  const last = Temporal.PlainDate.from(to);
  const bounds = { from: startOf(Temporal.PlainDate.from(from)), to: startOf(last.add("P1D")) };
  const asked = { brandId, currency, zone, ...bounds, lastDay: to };
  const all = await selectPromotions(tx, brandId);
  const announced = all.filter(({ status }) => status !== "DRAFT");
  const ids = announced.map(({ id }) => id);
  const given = new Map((await selectGiven(tx, asked)).map((one) => [one.promotion, one]));
  const net = new Map((await selectNet(tx, asked)).map((one) => [one.promotion, one.net]));
  const groups = await selectGroups(tx, ids, asked);
  const refused = Map.groupBy(await selectRefused(tx, ids, asked), (one) => one.promotion);
  const promotions = announced.map((promotion): ReportedPromotion => {
    const of = (out: boolean) =>
      groups.find((one) => one.promotion === promotion.id && one.heldOut === out);
    const [offered, heldOut] = [of(false), of(true)];
    return {
      promotion,
      given: given.get(promotion.id) ?? NOTHING_GIVEN,
      net: net.get(promotion.id) ?? 0n,
      offered,
      heldOut,
      uplift: offered && heldOut && upliftOf(offered, heldOut),
      refused: refused.get(promotion.id) ?? [],
    };
  });
  return { promotions, rewarded: await selectRewarded(tx, asked) };
}
