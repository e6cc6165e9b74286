import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, languageOfName, wireMoney } from "./answer.ts";

/** What some bets come to, in one currency. Ledger units. */
export interface BetSums {
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Of bets whose result is known. */
  readonly net: bigint;
  /** The stakes of the others. */
  readonly open: bigint;
}

const totals = z
  .object({
    stake: wireMoney,
    payout: wireMoney,
    net: wireMoney.meta({ description: "Payout less stake of bets whose result is known." }),
    open: wireMoney.meta({ description: "The stakes of bets whose result is not known yet." }),
  })
  .meta({ id: "BetTotals" });

/** The totals of some days, one for each currency, and the games to narrow them down to. */
export const totalsAnswer = answer(
  z.object({
    totals: z.array(totals),
    games: z
      .array(z.object({ id: z.string(), name: z.string(), language: languageOfName("name") }))
      .meta({
        description: "The games of these days, whichever was asked for; last played first.",
      }),
  }),
);

/** Games to choose from; who has played more finds the others by fewer days. */
export const MAX_GAMES = 200;

/**
 * Sums of any number of games, added up by currency for the wire; the account's own currency is
 * there even if nothing was bet.
 */
export function toTotals(sums: readonly BetSums[], account: string): z.infer<typeof totals>[] {
  const nothing = { currency: account, stake: 0n, payout: 0n, net: 0n, open: 0n };
  const byCurrency = Map.groupBy([nothing, ...sums], ({ currency }) => currency);
  return [...byCurrency].map(([currency, own]) => {
    const sum = (of: (one: BetSums) => bigint) =>
      toWire({ units: own.reduce((units, one) => units + of(one), 0n), currency });
    return {
      stake: sum(({ stake }) => stake),
      payout: sum(({ payout }) => payout),
      net: sum(({ net }) => net),
      open: sum(({ open }) => open),
    };
  });
}
