import type { Platform } from "../../../platform.ts";
import { kindsOfGames, type Vendor } from "../../catalogue/index.ts";
import { productOf, rulesOfBets } from "../../profiles/index.ts";
import { guardsOf } from "../../wallet/index.ts";
import type { Holder } from "../movement.ts";
import { betsBounded } from "../port-of.ts";

/** What is decided bet by bet, which a vendor that keeps money can't be held to. */
export interface NotKept {
  /** The player's own limit on single bets, or one of staff. */
  readonly betLimit: boolean;
  /** Rules of the brand's profiles, as `GB.stake.max v1`. */
  readonly rules: readonly string[];
}

/** What a player or the law bounds that a vendor with a wallet of its own does not keep to. */
export async function notKeptAt(
  platform: Platform,
  { id, brandId }: Pick<Holder, "id" | "brandId">,
  vendor: Pick<Vendor, "id">,
): Promise<NotKept> {
  if (betsBounded()) return { betLimit: false, rules: [] };
  const guards = await guardsOf(platform.db, id);
  return {
    betLimit: (guards?.singleBet ?? null) !== null,
    rules: await rulesNotKept(platform, brandId, vendor),
  };
}

/** The rules of a brand's profiles that such a vendor does not keep to. */
export async function rulesNotKept(
  platform: Platform,
  brandId: bigint,
  vendor: Pick<Vendor, "id">,
): Promise<readonly string[]> {
  if (betsBounded()) return [];
  const products = new Set((await kindsOfGames(platform.db, vendor.id)).map(productOf));
  return rulesOfBets(platform, brandId, products);
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
