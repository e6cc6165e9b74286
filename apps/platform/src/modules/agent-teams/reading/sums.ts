import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney } from "../../../http/answers/answer.ts";

/** What a team or a member has come to, in ledger units; `rounds` is a count. */
export interface Play {
  readonly rounds: bigint;
  readonly turnover: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** All that is added up of a team on some days. */
export interface TeamSums extends Play {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly bonus: bigint;
  readonly rebate: bigint;
  /** Counts of those below the agent. */
  readonly joined: bigint;
  readonly active: bigint;
  readonly firstDeposits: bigint;
}

export const NO_PLAY: Play = { rounds: 0n, turnover: 0n, stake: 0n, payout: 0n };

export const wirePlay = {
  rounds: z.number().int().meta({ description: "Rounds closed and orders settled." }),
  turnover: wireMoney.meta({ description: "Valid turnover." }),
  stake: wireMoney,
  payout: wireMoney,
  net: wireMoney.meta({ description: "Payout less stake: below zero what players lost." }),
};

export const wireSums = {
  ...wirePlay,
  deposits: wireMoney,
  withdrawals: wireMoney,
  bonus: wireMoney.meta({ description: "Bonuses, wins of free bets, points and VIP gifts." }),
  rebate: wireMoney,
  joined: z.number().int().meta({ description: "Members who registered." }),
  active: z.number().int().meta({
    description: "Members with enough turnover and deposits on a day, added up over the days.",
  }),
  firstDeposits: z.number().int().meta({ description: "Members who paid in for the first time." }),
};

export function toWirePlay({ rounds, turnover, stake, payout }: Play, currency: string) {
  const wire = (units: bigint) => toWire({ units, currency });
  return {
    rounds: Number(rounds),
    turnover: wire(turnover),
    stake: wire(stake),
    payout: wire(payout),
    net: wire(payout - stake),
  };
}

export function toWireSums(of: TeamSums, currency: string) {
  const wire = (units: bigint) => toWire({ units, currency });
  return {
    ...toWirePlay(of, currency),
    deposits: wire(of.deposits),
    withdrawals: wire(of.withdrawals),
    bonus: wire(of.bonus),
    rebate: wire(of.rebate),
    joined: Number(of.joined),
    active: Number(of.active),
    firstDeposits: Number(of.firstDeposits),
  };
}
