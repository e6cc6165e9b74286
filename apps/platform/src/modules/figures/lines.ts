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
 * The figures of the house's own movement of units to a player, by the line that the account on its
 * other side is registered for; `unallocated` when it is registered for none.
 */
export type HouseLines = (account: string, units: bigint) => Partial<Measures>;

/** The lines of some kinds of house accounts. */
export function houseLines(kinds: Readonly<Record<string, HouseAccountDeclared>>): HouseLines {
  const lines = Object.entries(kinds).map(([kind, { line }]) => ({
    names: new RegExp(`^${kind.split("{id}").map(RegExp.escape).join("\\d+")}$`),
    book: BOOKED[line],
  }));
  return (account, units) =>
    lines.find(({ names }) => names.test(account))?.book(units) ?? { unallocated: units };
}

/** The lines of the accounts that modules have registered. */
export const HOUSE_LINES = houseLines(HOUSE_ACCOUNTS_DECLARED);
