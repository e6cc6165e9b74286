import type { ReportLine } from "../../../declares.ts";
import { BROUGHT, REPORT_LINES, type LineOf } from "../lines.ts";
import { MEASURE_NAMES, NOTHING, plus, type Measures } from "../measures.ts";
import type { ClosedBook } from "./closed.store.ts";
import type { Break } from "./closings.store.ts";
import type { GameSums } from "./day-sums.store.ts";
import type { LedgerDay } from "./ledger-days.store.ts";
import type { RecordDay } from "./record-days.store.ts";

/** Everything of a day in one currency and book. Ledger units, trial and test accounts in. */
export interface BookDay {
  readonly currency: string;
  readonly book: string;
  readonly ledger: readonly LedgerDay[];
  readonly record: RecordDay | undefined;
  /** At the end of the day before. */
  readonly before: ClosedBook;
  readonly byGame: readonly GameSums[];
  readonly quarters: readonly (GameSums & { readonly moved: bigint })[];
  /** What was open at the day's end by what is open now; null where that is too far away. */
  readonly openAt: bigint | null;
  /** GGR of the day by the day it refers to, and whether that is a later one. */
  readonly original: readonly { readonly units: bigint; readonly isLater: boolean }[];
  /** GGR of the closed days, by the days they refer to. */
  readonly originalToDate: bigint;
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => bigint) =>
  rows.reduce((sum, row) => sum + of(row), 0n);
const abs = (units: bigint) => (units < 0n ? -units : units);
/** What an entry changed of the player's funds. */
const given = ({ cash, held, owed }: LedgerDay) => cash + held - owed;
/** What left what is open, by the rounds and draws that are over. */
export const settledOf = ({ stake, payout, freePayout }: Measures) => stake - payout - freePayout;

/**
 * Checks a day's identities in one currency and book, and answers those that fail with what the
 * ledger has come to. What the ledger says comes from its own reading (`report_ledger_day`), the
 * figures from the reports. `lineOf` says which line an account is registered for.
 */
export function checkBook(
  day: BookDay,
  lineOf: LineOf,
): { readonly breaks: Break[]; readonly book: ClosedBook } {
  const { currency, book, ledger, before, quarters, byGame } = day;
  const figures = byGame.reduce<Measures>(plus, NOTHING);
  const ggr = figures.stake - figures.payout;
  const settled = sumOf(quarters, settledOf);
  const moved = sumOf(quarters, (row) => row.moved);
  const open = day.openAt ?? before.open + moved - settled;
  const onLine = (line: ReportLine) => ledger.filter(({ account }) => lineOf(account) === line);
  const away = -sumOf(onLine("away"), given);
  const funds = sumOf(ledger, given);
  const held = sumOf(ledger, (row) => row.held);
  const lines = sumOf(
    REPORT_LINES.filter((line) => line !== "away"),
    (line) => BROUGHT[line](figures),
  );
  const all: [Break["identity"], string, bigint][] = [
    ["I1", "", funds + sumOf(ledger, (row) => row.legs)],
    [
      "I2",
      "",
      funds + away - (lines + figures.unallocated - settledOf(figures) - (open - before.open)),
    ],
    ...vendorsOf(day, onLine("games")),
    ["I4", "", sumOf(onLine("jackpots"), (row) => row.legs) + figures.jackpotPayout],
    ["I5", "held", held - sumOf(ledger, (row) => row.holds - row.releases - row.captures)],
    ["I5", "captures", paidOutOf(ledger, lineOf) - figures.withdrawals],
    ...dimensionsOf(day),
    ...linesOfHouse(ledger, figures, lineOf),
    ...recordOf(day.record, figures),
    [
      "I7",
      "",
      before.ggrToDate + ggr - day.originalToDate - sumOf(day.original, (row) => row.units),
    ],
    ["I7", "later", sumOf(day.original, (row) => (row.isLater ? abs(row.units) : 0n))],
  ];
  return {
    breaks: all
      .filter(([, , units]) => units !== 0n)
      .map(([identity, of, units]) => ({ identity, of, currency, book, units })),
    book: {
      currency,
      book,
      funds: before.funds + funds + away,
      away: before.away + away,
      held: before.held + held,
      open,
      ggrToDate: before.ggrToDate + ggr,
    },
  };
}

/**
 * What was paid out of holds, without what was kept of it as a fee, less what came back to players'
 * cash from where it was paid.
 */
const paidOutOf = (ledger: readonly LedgerDay[], lineOf: LineOf) =>
  sumOf(ledger, ({ account, captures, cash }) => {
    const line = lineOf(account);
    return (line === "playerFee" ? 0n : captures) - (line === "withdrawals" ? cash : 0n);
  });

/**
 * I3: what a vendor's account got is GGR and what is open, less wins of free bets; what the house
 * itself moved over it is not allocated.
 */
function vendorsOf({ byGame, quarters }: BookDay, accounts: readonly LedgerDay[]) {
  const units = new Map<string, bigint>();
  const add = (account: string, more: bigint) =>
    units.set(account, (units.get(account) ?? 0n) + more);
  for (const row of accounts) add(row.account, row.legs + (row.vendorId === 0 ? given(row) : 0n));
  for (const row of byGame) if (row.vendorId !== 0) add(`vendor:${row.vendorId}`, -settledOf(row));
  for (const row of quarters)
    if (row.vendorId !== 0) add(`vendor:${row.vendorId}`, settledOf(row) - row.moved);
  return [...units].map(([account, rest]) => ["I3", account, rest] as ["I3", string, bigint]);
}

/** I6: days of players and quarter-hours of games have the same of each game. */
function dimensionsOf({ byGame, quarters }: BookDay) {
  const games = new Map<string, Measures>();
  const negated = (of: Measures) =>
    Object.fromEntries(MEASURE_NAMES.map((name) => [name, -of[name]])) as Measures;
  const add = (row: GameSums, measures: Measures) => {
    const key = JSON.stringify([row.excluded, row.vendorId, row.gameCode, row.category]);
    games.set(key, plus(games.get(key) ?? NOTHING, measures));
  };
  for (const row of byGame) add(row, row);
  for (const row of quarters) add(row, negated(row));
  const differences = [...games.values()];
  return MEASURE_NAMES.map(
    (name) => ["I6", name, sumOf(differences, (row) => abs(row[name]))] as ["I6", string, bigint],
  );
}

/** I6: each line has what the house's entries moved over its accounts, the rest is unallocated. */
function linesOfHouse(ledger: readonly LedgerDay[], figures: Measures, lineOf: LineOf) {
  const house = ledger.filter(({ vendorId, account }) => vendorId === 0 && account !== "");
  const of = (isOf: (line: ReportLine | undefined) => boolean) =>
    sumOf(house, (row) => (isOf(lineOf(row.account)) ? given(row) : 0n));
  const lines = REPORT_LINES.filter((line) => line !== "games").map((line) => {
    const rest = of((one) => one === line) - BROUGHT[line](figures);
    return ["I6", line, rest] as ["I6", string, bigint];
  });
  const nowhere = of((line) => line === undefined || line === "games") - figures.unallocated;
  return [...lines, ["I6", "unallocated", nowhere] as ["I6", string, bigint]];
}

const RECORDED = ["rounds", "stake", "payout", "turnover", "freePayout"] as const;

/** I6: the reports have what the record of turnover has. */
function recordOf(record: RecordDay | undefined, figures: Measures) {
  return RECORDED.map((name) => {
    const rest = (record?.[name] ?? 0n) - figures[name];
    return ["I6", `record: ${name}`, rest] as ["I6", string, bigint];
  });
}
