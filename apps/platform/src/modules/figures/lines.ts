import { HOUSE_ACCOUNTS_DECLARED } from "../../declared.ts";
import type { HouseAccountDeclared, ReportLine } from "../../declares.ts";
import type { Measures } from "./measures.ts";

/** What each line books of units that went to a player, or below zero came from one. */
const BOOKED: Readonly<Record<ReportLine, (units: bigint) => Partial<Measures>>> = {
  // Rounds and draws book what vendors move. The house's own entries are of none of these.
  games: (units) => ({ unallocated: units }),
  deposits: (units) => ({ deposits: units }),
  withdrawals: (units) => ({ withdrawals: -units }),
  playerFee: (units) => ({ playerFee: -units }),
  bonuses: (units) => (units > 0n ? { bonusCredited: units } : { bonusRemoved: -units }),
  rebate: (units) => ({ rebate: units }),
  loyalty: (units) => ({ loyalty: units }),
  agentCost: (units) => ({ agentCost: units }),
  jackpots: (units) => ({ jackpotPayout: units }),
  adjust: (units) => ({ adjust: units }),
  waived: (units) => ({ waived: units }),
  transfers: (units) => ({ transfers: units }),
  away: (units) => ({ away: -units }),
};

/**
 * What the measures of a line have brought to players' accounts, in ledger units: the way back from
 * `BOOKED`. What was booked as unallocated is of no line.
 */
export const BROUGHT: Readonly<Record<ReportLine, (of: Measures) => bigint>> = {
  games: () => 0n,
  deposits: ({ deposits }) => deposits,
  withdrawals: ({ withdrawals }) => -withdrawals,
  playerFee: ({ playerFee }) => -playerFee,
  bonuses: ({ bonusCredited, bonusRemoved }) => bonusCredited - bonusRemoved,
  rebate: ({ rebate }) => rebate,
  loyalty: ({ loyalty }) => loyalty,
  agentCost: ({ agentCost }) => agentCost,
  jackpots: ({ jackpotPayout }) => jackpotPayout,
  adjust: ({ adjust }) => adjust,
  waived: ({ waived }) => waived,
  transfers: ({ transfers }) => transfers,
  away: ({ away }) => -away,
};

export const REPORT_LINES = Object.keys(BROUGHT) as readonly ReportLine[];

/**
 * The figures of the house's own movement of units to a player, by the line that the account on its
 * other side is registered for; `unallocated` when it is registered for none.
 */
export type HouseLines = (account: string, units: bigint) => Partial<Measures>;

/** The lines of some kinds of house accounts. */
export function houseLines(kinds: Readonly<Record<string, HouseAccountDeclared>>): HouseLines {
  const lineOf = linesOf(kinds);
  return (account, units) => {
    const line = lineOf(account);
    return line ? BOOKED[line](units) : { unallocated: units };
  };
}

/** The line that an account of the house is registered for; undefined when it is for none. */
export type LineOf = (account: string) => ReportLine | undefined;

/** Finds the line of an account among some kinds. */
export function linesOf(kinds: Readonly<Record<string, HouseAccountDeclared>>): LineOf {
  const lines = Object.entries(kinds).map(([kind, { line }]) => ({
    names: new RegExp(`^${kind.split("{id}").map(RegExp.escape).join("\\d+")}$`),
    line,
  }));
  return (account) => lines.find(({ names }) => names.test(account))?.line;
}

/** The lines of the accounts that modules have registered. */
export const HOUSE_LINES = houseLines(HOUSE_ACCOUNTS_DECLARED);

/** The line of an account that a module has registered. */
export const LINE_OF = linesOf(HOUSE_ACCOUNTS_DECLARED);
