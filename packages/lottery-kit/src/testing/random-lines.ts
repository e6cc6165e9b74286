import type { Draw } from "@perya/fair";
import { allPicks, type LotteryRules, type Market, type Terms } from "../index.ts";

/**
 * Every pick on offer, each in its stored form: a number whose digit order does not matter counts
 * once.
 */
export function offeredMarks<Outcome>(
  rules: LotteryRules<Outcome>,
  market: Market,
  terms: Terms,
): readonly string[] {
  const picks = allPicks(market.picker);
  if (market.perLine > 1) return picks;
  const kept = picks.flatMap((pick) => {
    const line = rules.expand({ market: market.code, picks: [pick] }, terms);
    return line.ok ? line.value.map(({ selection }) => selection) : [];
  });
  return [...new Set(kept)];
}

/**
 * Lines of a market made of random picks, with a few more picks than one line has where the market
 * allows that.
 */
export function randomLines<Outcome>(
  rules: LotteryRules<Outcome>,
  market: Market,
  all: readonly string[],
  draw: Draw,
  terms: Terms,
) {
  const most = Math.min(market.picks.max, market.perLine === 1 ? 12 : market.perLine + 2);
  const number = market.picks.min + draw.int(most - market.picks.min + 1);
  const lines = rules.expand({ market: market.code, picks: draw.sample(all, number) }, terms);
  if (!lines.ok) throw new Error(`${market.code}: ${lines.refusal}`);
  return lines.value.map(({ market: code, selection }) => ({ market: code, selection }));
}
