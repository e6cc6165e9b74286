import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { rulesOf } from "../games/rules-of.ts";
import type { Issue, LotteryGame } from "../lottery.ts";

interface Offer {
  readonly version: number;
  /** Odds × 10,000 by price. */
  readonly prices: Record<string, number>;
  /** In hundredths of the odds. */
  readonly steps: { market: string; selection: string; step: number }[];
}

/** What a game is offered at now. */
export async function offerOf(_tx: Tx, game: LotteryGame, _issue: Issue | undefined, _brand: Brand): Promise<Offer> {
  return { version: 0, prices: { ...rulesOf(game.rules).sampleOdds }, steps: [] };
}
