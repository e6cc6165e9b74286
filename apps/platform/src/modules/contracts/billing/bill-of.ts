import { roundDownToMinor } from "@perya/money";
import { grossOf } from "../terms/gross-of.ts";
import type { ContractTerms } from "../terms/terms.ts";
import { carryOut, type Carry } from "./carry.ts";
import {
  passUp,
  type Done,
  type Measures,
  type Member,
  type Part,
  type Team,
} from "./team-sums.ts";

/** A contract that settles the period, with what its holder brought from the one before. */
export interface Settling {
  readonly contract: bigint;
  readonly terms: ContractTerms;
  /** Those it is about; null for all. */
  readonly categories: readonly string[] | null;
  /** Null for pay by turnover, where no win of the team is carried. */
  readonly carry: Carry | null;
  /** Ledger units, at most 0. */
  readonly carryIn: bigint;
  readonly isSameMonthNext: boolean;
}

/** What a contract comes to in a period. Ledger units, rounded down to minor ones. */
export interface Bill {
  readonly player: bigint;
  readonly contract: bigint;
  readonly team: Measures;
  /** The team's deposits less withdrawals. */
  readonly cash: bigint;
  /** What tiers are compared with, and dividends taken of. */
  readonly base: bigint;
  /** The tier that was met, by its place from 0 on; null for none. */
  readonly tier: number | null;
  readonly gross: bigint;
  readonly parts: readonly Part[];
  readonly downGross: bigint;
  readonly payable: bigint;
  /** What downlines take beyond the gross amount: the house bears it. */
  readonly shortfall: bigint;
  readonly carryIn: bigint;
  readonly carryOut: bigint;
}

/** What a period settles of a tree. */
export interface Period {
  /** Everyone with something done in it or a contract, and everyone above them. */
  readonly members: readonly Member[];
  readonly contracts: ReadonlyMap<bigint, Settling>;
  /** What bills of other periods that end within this one have come to, by their holder. */
  readonly settled: ReadonlyMap<bigint, bigint>;
  readonly currency: string;
}

/** What the team of a player with others below did in a category. */
export interface TeamRow extends Done {
  readonly player: bigint;
  readonly category: string;
  /** Active members, in the row without a category. */
  readonly active: number;
}

/**
 * The bills of a period, children before parents, in one pass over the tree: payable is the gross
 * amount less the gross amounts of the nearest downlines with a contract, and never below nothing.
 * Source: agents reference, sections 0 and 4.
 */
export function billsOf({ members, contracts, settled, currency }: Period): {
  readonly bills: readonly Bill[];
  readonly teams: readonly TeamRow[];
} {
  const bills: Bill[] = [];
  const teams: TeamRow[] = [];
  passUp(members, (player, team) => {
    if (team.isAbove) teams.push(...rowsOf(player, team));
    const settling = contracts.get(player);
    if (!settling) return settled.get(player);
    const bill = billOf(player, team, settling, currency);
    bills.push(bill);
    return bill.gross;
  });
  return { bills, teams };
}

/** A team's rows; the one without a category is always there, and has who was active. */
function rowsOf(player: bigint, { done, measures }: Team): TeamRow[] {
  const { active } = measures(null);
  return [...new Set(["", ...done.keys()])].map((category) => ({
    player,
    category,
    turnover: done.get(category)?.turnover ?? 0n,
    netLoss: done.get(category)?.netLoss ?? 0n,
    active: category === "" ? active : 0,
  }));
}

function billOf(player: bigint, of: Team, settling: Settling, currency: string): Bill {
  const { contract, terms, categories, carry, carryIn, isSameMonthNext } = settling;
  const { parts } = of;
  const team = of.measures(categories);
  const isDividend = carry !== null;
  const base = isDividend ? team.netLoss + carryIn : team.turnover;
  const measured = isDividend ? { ...team, netLoss: base } : team;
  const { units, tier } = grossOf(terms, measured);
  const gross = roundDownToMinor({ units, currency }).units;
  const downGross = parts.reduce((all, part) => all + part.gross, 0n);
  const left = gross - downGross;
  return {
    player,
    contract,
    team,
    cash: of.cash,
    base,
    tier,
    gross,
    parts,
    downGross,
    payable: left > 0n ? left : 0n,
    shortfall: left < 0n ? -left : 0n,
    carryIn,
    carryOut: isDividend ? carryOut(carry, { base, netLoss: team.netLoss, isSameMonthNext }) : 0n,
  };
}
