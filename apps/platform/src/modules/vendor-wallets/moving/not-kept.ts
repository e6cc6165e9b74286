import type { Platform } from "../../../platform.ts";
import { kindsOfGames, type Vendor } from "../../catalogue/index.ts";
import { productOf, rulesOfBets } from "../../profiles/index.ts";
import { guardsOf } from "../../wallet/index.ts";
import type { Holder } from "../movement.ts";
import { betsBounded } from "../port-of.ts";

/** What is decided bet by bet, which a vendor that keeps money can't be held to. */
export interface NotKept {
  /** The player's own limit on single bets, one of staff, or what a bonus bounds of bets. */
  readonly betLimit: boolean;
  /** Rules of the brand's profiles, as `GB.stake.max v1`. */
  readonly rules: readonly string[];
}

const ALL_KEPT: NotKept = { betLimit: false, rules: [] };

/** What a player or the law bounds that a vendor with a wallet of its own does not keep to. */
export async function notKeptAt(
  platform: Platform,
  holder: Pick<Holder, "id" | "brandId">,
  { id }: Pick<Vendor, "id">,
): Promise<NotKept> {
  return (await notKeptAmong(platform, holder, [id])).get(id) ?? ALL_KEPT;
}

/** The same of several vendors, by their ids. */
export async function notKeptAmong(
  platform: Platform,
  { id, brandId }: Pick<Holder, "id" | "brandId">,
  vendors: readonly number[],
): Promise<ReadonlyMap<number, NotKept>> {
  const guards = await guardsOf(platform.db, id);
  const { singleBet = null, bonusBet = null, bonusClosed = null } = guards ?? {};
  const isBounded = [singleBet, bonusBet, bonusClosed].some((bound) => bound !== null);
  const betLimit = isBounded && !betsBounded();
  const rules = await rulesNotKept(platform, brandId, vendors);
  return new Map(vendors.map((one) => [one, { betLimit, rules: rules.get(one) ?? [] }]));
}

/** The rules of a brand's profiles that such vendors do not keep to, by vendor. */
export async function rulesNotKept(
  platform: Platform,
  brandId: bigint,
  vendors: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (betsBounded()) return new Map();
  const kinds = Map.groupBy(await kindsOfGames(platform.db, vendors), ({ vendorId }) => vendorId);
  const all = vendors.map(async (vendor) => {
    const products = new Set((kinds.get(vendor) ?? []).map(productOf));
    return [vendor, await rulesOfBets(platform, brandId, products)] as const;
  });
  return new Map(await Promise.all(all));
}

/** Why no money goes to such a vendor and none of its games opens; undefined for no reason. */
export function refusalOfNotKept({
  betLimit,
  rules,
}: NotKept): "BET_LIMIT_NOT_KEPT" | "RULES_NOT_KEPT" | undefined {
  if (rules.length > 0) return "RULES_NOT_KEPT";
  return betLimit ? "BET_LIMIT_NOT_KEPT" : undefined;
}

/** What a player is told of it. */
export const NOT_KEPT_SENTENCES = {
  BET_LIMIT_NOT_KEPT:
    "This provider can't keep to your limit on single bets, so its games stay closed and no " +
    "money can go there.",
  RULES_NOT_KEPT:
    "This provider can't keep to the rules on bets that apply here, so its games stay closed and " +
    "no money can go there.",
} as const;
