import type { Draw } from "@perya/fair";
import { allPicks, type LotteryRules, type Market, type Terms } from "../index.ts";

/** Everything that can be marked, each in the form in which it is kept: a number whose digits stand in no order counts once. */
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

/** Lines of a market made of random picks: a few more picks than a line has where that is allowed. */
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
