import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney } from "../../http/answers/answer.ts";

/**
 * The measures that are summed, with their columns, in ledger units; `rounds` is a count. GGR and
 * hold are computed from these and never stored.
 */
export const MEASURES = {
  rounds: "rounds",
  stake: "stake",
  payout: "payout",
  refund: "refund",
  turnover: "turnover",
  freeStake: "free_stake",
  freePayout: "free_payout",
  jackpotStake: "jackpot_stake",
  jackpotPayout: "jackpot_payout",
  bonusStake: "bonus_stake",
  bonusPayout: "bonus_payout",
  deposits: "deposits",
  withdrawals: "withdrawals",
  adjust: "adjust",
  waived: "waived",
  transfers: "transfers",
  playerFee: "player_fee",
  bonusCredited: "bonus_credited",
  bonusRemoved: "bonus_removed",
  rebate: "rebate",
  loyalty: "loyalty",
  agentCost: "agent_cost",
  away: "away",
  unallocated: "unallocated",
} as const;

export type Measures = { readonly [Name in keyof typeof MEASURES]: bigint };

export const MEASURE_NAMES = Object.keys(MEASURES) as readonly (keyof Measures)[];

export const NOTHING = Object.fromEntries(MEASURE_NAMES.map((name) => [name, 0n])) as Measures;

/** Adds two of each measure. */
export function plus(one: Measures, other: Partial<Measures>): Measures {
  const sum = (name: keyof Measures) => [name, one[name] + (other[name] ?? 0n)] as const;
  return Object.fromEntries(MEASURE_NAMES.map(sum)) as Measures;
}

/** Gross gaming revenue: stakes less payouts. Ledger units. */
function ggrOf({ stake, payout }: Pick<Measures, "stake" | "payout">): bigint {
  return stake - payout;
}

/** GGR per stake in parts per million, cut towards zero; null if nothing was staked. */
function holdPpm(of: Pick<Measures, "stake" | "payout">): number | null {
  return of.stake > 0n ? Number((ggrOf(of) * 1_000_000n) / of.stake) : null;
}

/** Stake, payout and GGR of closed rounds and settled orders as every page shows them. */
export const wireResult = {
  stake: wireMoney.meta({ description: "Bets of closed rounds, less rollbacks." }),
  payout: wireMoney.meta({
    description: "Wins of closed rounds, less rollbacks; free rounds are separate.",
  }),
  ggr: wireMoney.meta({ description: "Stake less payout." }),
};

/** The same for the wire. */
export function toWireResult(of: Pick<Measures, "stake" | "payout">, currency: string) {
  const wire = (units: bigint) => toWire({ units, currency });
  return { stake: wire(of.stake), payout: wire(of.payout), ggr: wire(ggrOf(of)) };
}

/** All measures of a currency and book as dashboards and the player page show them. */
export const wireFigures = z
  .object({
    ...wireResult,
    holdPpm: z
      .number()
      .int()
      .nullable()
      .meta({ description: "GGR per stake in parts per million; null if nothing was staked." }),
    freePayout: wireMoney.meta({
      description: "Wins of free bets: a cost of bonuses, not a payout.",
    }),
    jackpotContribution: wireMoney.meta({
      description: "What rounds gave to jackpots: deducted after GGR.",
    }),
    jackpotPayout: wireMoney.meta({ description: "What jackpots paid, GGR aside." }),
    turnover: wireMoney.meta({ description: "Valid turnover." }),
    open: wireMoney.meta({
      description:
        "Bets of rounds and draws that are not over, less what they have paid; never revenue.",
    }),
    deposits: wireMoney,
    withdrawals: wireMoney,
    adjust: wireMoney.meta({
      description: "Adjustments by staff; negative if more was taken than given.",
    }),
    unallocated: wireMoney.meta({
      description:
        "What the house moved over accounts that are in no line of the reports: nothing.",
    }),
    rounds: z.number().int().meta({ description: "Rounds closed and orders settled." }),
  })
  .meta({ id: "Figures", description: "Settled bets only. See docs/figures.md." });

/** Measures and open bets, for the wire. */
export function toWireFigures(
  of: Measures,
  open: bigint,
  currency: string,
): z.infer<typeof wireFigures> {
  const wire = (units: bigint) => toWire({ units, currency });
  return {
    ...toWireResult(of, currency),
    holdPpm: holdPpm(of),
    freePayout: wire(of.freePayout),
    jackpotContribution: wire(of.jackpotStake),
    jackpotPayout: wire(of.jackpotPayout),
    turnover: wire(of.turnover),
    open: wire(open),
    deposits: wire(of.deposits),
    withdrawals: wire(of.withdrawals),
    adjust: wire(of.adjust),
    unallocated: wire(of.unallocated),
    rounds: Number(of.rounds),
  };
}
