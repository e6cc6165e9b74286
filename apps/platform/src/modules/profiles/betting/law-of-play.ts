import { readClock } from "@perya/postgres";
import type { BetLaw } from "@perya/wallet-protocol";
import type { Platform } from "../../../platform.ts";
import type { GameFlags } from "../rules/compile.ts";
import type { Product } from "../rules/fields.ts";
import { lawInForce } from "../versions/law-in-force.ts";
import { lawsOfBets } from "./laws-of-bets.ts";
import type { LawfulPlayer } from "./open-bet-laws.ts";

/** What the law says when a player opens a game. */
export interface PlayLaw {
  readonly bet: BetLaw;
  readonly flags: GameFlags;
  /** Why the game stays closed to the player; null when it opens. */
  readonly refusal: "PRODUCT_CLOSED" | "TOO_YOUNG" | "PROOF_NEEDED" | "REGISTER_REFUSED" | null;
}

/** What the law says now to a player who opens a game of a product. */
export async function lawOfPlay(
  platform: Platform,
  player: LawfulPlayer,
  product: Product,
): Promise<PlayLaw> {
  const [laws, { compiled }, clock] = await Promise.all([
    lawsOfBets(platform, player, product),
    lawInForce(platform, player.brandId),
    readClock(platform.db),
  ]);
  const bet = laws.findLast(({ from }) => from <= clock.epochMilliseconds);
  if (!bet) throw new Error(`No law is known for bets at brand ${player.brandId}`);
  return { bet, flags: compiled.flags, refusal: refusalOf(bet) };
}

function refusalOf({ tooYoung, closed }: BetLaw): PlayLaw["refusal"] {
  if (tooYoung !== null) return "TOO_YOUNG";
  if (closed === null) return null;
  if (closed.includes(".exclusion.register ")) return "REGISTER_REFUSED";
  return closed.includes(".kyc.before ") ? "PROOF_NEEDED" : "PRODUCT_CLOSED";
}
