import type { BetLaw } from "@perya/wallet-protocol";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import type { Product } from "../rules/fields.ts";
import { openBetLaws, type LawfulPlayer } from "./open-bet-laws.ts";

const held = perPlatform(({ db }) => openBetLaws(db));

/** What the law says to a player's bets on a product, around now. Cached for two seconds. */
export async function lawsOfBets(
  platform: Platform,
  player: LawfulPlayer,
  product: Product,
): Promise<readonly BetLaw[]> {
  const laws = held(platform);
  return laws.recall(player.id, product) ?? laws.find(player, product);
}
