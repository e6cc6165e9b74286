import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { serverNow } from "../../../shared/live/server-time.ts";
import { nextRefresh } from "../clock/next-refresh.ts";
import { selectionKey, type Offer } from "../slip/offer.ts";
import { rulesOf } from "./rules-of.ts";

/** Odds and steps of an open draw move with what is bet. */
const OFTEN_MS = 10_000;

/**
 * A game's counter: the draw on sale and its odds. Fetched often, and when the draw is due.
 */
export function useCounterView(gameCode: string) {
  return useQuery({
    ...reading("/lottery/games/{code}", { path: { code: gameCode } }),
    enabled: gameCode !== "",
    refetchInterval: ({ state }) => {
      const issue = state.data?.issue;
      return issue
        ? Math.min(OFTEN_MS, nextRefresh(Date.parse(issue.closeAt) - serverNow(), 0))
        : OFTEN_MS;
    },
  });
}

/** The rules of a game, once they are loaded. */
export function useRules(code: string | undefined) {
  return useQuery({
    queryKey: ["lottery-rules", code],
    queryFn: () => rulesOf(code ?? ""),
    enabled: code !== undefined,
    staleTime: Infinity,
    retry: false,
  });
}

/** The house's offer, as the slip uses it. */
export function offerOf({
  prices,
  steps,
}: {
  readonly prices: Offer["prices"];
  readonly steps: readonly {
    readonly market: string;
    readonly selection: string;
    readonly step: number;
  }[];
}): Offer {
  return {
    prices,
    steps: new Map(
      steps.map(({ market, selection, step }) => [selectionKey(market, selection), step]),
    ),
  };
}
