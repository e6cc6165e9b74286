import type { Tx } from "@perya/postgres";
import type { TeamAsked } from "./asked.ts";
import { selectDays, selectSizes } from "./overview.store.ts";
import { NO_PLAY, type TeamSums } from "./sums.ts";

const NOTHING: TeamSums = {
  ...NO_PLAY,
  deposits: 0n,
  withdrawals: 0n,
  bonus: 0n,
  rebate: 0n,
  joined: 0n,
  active: 0n,
  firstDeposits: 0n,
};

export interface TeamOverview {
  /** Those below the agent at the end of the last day, whose currency is the agent's. */
  readonly members: number;
  /** Those with another currency: they are in no sum. */
  readonly otherMembers: number;
  readonly total: TeamSums;
  readonly byDay: readonly (TeamSums & { readonly day: string })[];
}

/** What an agent's team did on some days, as a whole and day by day. */
export async function teamOverview(tx: Tx, asked: TeamAsked): Promise<TeamOverview> {
  const byDay = await selectDays(tx, asked);
  const sizes = await selectSizes(tx, asked);
  const isOwn = ({ currency }: { currency: string }) => currency === asked.agent.currency;
  return {
    members: sizes.find(isOwn)?.members ?? 0,
    otherMembers: sizes.reduce((sum, one) => (isOwn(one) ? sum : sum + one.members), 0),
    total: byDay.reduce<TeamSums>(plus, NOTHING),
    byDay,
  };
}

function plus(one: TeamSums, other: TeamSums): TeamSums {
  return {
    rounds: one.rounds + other.rounds,
    turnover: one.turnover + other.turnover,
    stake: one.stake + other.stake,
    payout: one.payout + other.payout,
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
    bonus: one.bonus + other.bonus,
    rebate: one.rebate + other.rebate,
    joined: one.joined + other.joined,
    active: one.active + other.active,
    firstDeposits: one.firstDeposits + other.firstDeposits,
  };
}
