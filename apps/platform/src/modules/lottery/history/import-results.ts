import type { Database } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { drawsOfDay } from "../games/draw-times.ts";
import { selectExceptions, selectGames } from "../games/games.store.ts";
import { rulesOf } from "../games/rules-of.ts";
import type { LotteryGame } from "../lottery.ts";
import { readCsv } from "./csv.ts";
import { insertResults } from "./history.store.ts";
import { readResults, type BadRow, type ReadResultRow } from "./read-results.ts";

/** What an import found. */
export interface ImportReport {
  readonly rows: number;
  readonly added: number;
  /** There already, with the same numbers. */
  readonly known: number;
  /** There already with other numbers, or twice in the file with two: left as they were. Lines of the file. */
  readonly differing: readonly number[];
  /** The same result twice in the file. Lines. */
  readonly duplicates: readonly number[];
  /** Lines whose numbers got lost leading zeros back. */
  readonly restored: readonly number[];
  readonly bad: readonly BadRow[];
  /** Days between the first and the last result on which the game is drawn and the file has none. */
  readonly gaps: readonly string[];
}

/** Rows written at a time: a file may be as long as it likes. */
const BATCH = 500;

/** Imports published results of a game from the pieces of a CSV file. Repeated, it adds nothing; what is there is never changed. */
export async function importResults(db: Database, code: string, pieces: AsyncIterable<string>): Promise<Result<ImportReport, "UNKNOWN_GAME">> {
  const game = (await selectGames(db)).find((one) => one.code === code);
  if (!game) return refuse("UNKNOWN_GAME");
  const report = {
    rows: 0,
    added: 0,
    known: 0,
    differing: [] as number[],
    duplicates: [] as number[],
    restored: [] as number[],
    bad: [] as BadRow[],
  };
  const seen = new Map<string, string>();
  const days = new Set<string>();
  let batch: ReadResultRow[] = [];
  const write = async () => {
    const became = await insertResults(db, game.id, batch);
    for (const { issueNo, line } of batch) {
      const what = became.get(issueNo);
      if (what === "added") report.added++;
      else if (what === "known") report.known++;
      else report.differing.push(line);
    }
    batch = [];
  };
  for await (const row of readResults(rulesOf(game.rules), readCsv(pieces))) {
    report.rows++;
    if ("reason" in row) {
      report.bad.push(row);
      continue;
    }
    const numbers = JSON.stringify(row.outcome);
    const before = seen.get(row.issueNo);
    if (before !== undefined) {
      (before === numbers ? report.duplicates : report.differing).push(row.line);
      continue;
    }
    seen.set(row.issueNo, numbers);
    days.add(row.day);
    if (row.restored > 0) report.restored.push(row.line);
    batch.push(row);
    if (batch.length === BATCH) await write();
  }
  await write();
  return ok({ ...report, gaps: await gapsBetween(db, game, days) });
}

/** Days the calendar has a draw on and the file has not. Games drawn many times a day are asked for any draw of the day. */
async function gapsBetween(db: Database, { id, calendar, timezone }: LotteryGame, days: ReadonlySet<string>): Promise<string[]> {
  const sorted = [...days].toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const exceptions = await selectExceptions(db, id);
  const gaps: string[] = [];
  const end = Temporal.PlainDate.from(last);
  for (let day = Temporal.PlainDate.from(first); Temporal.PlainDate.compare(day, end) < 0; day = day.add({ days: 1 }))
    if (!days.has(day.toString()) && (calendar.kind === "every" || drawsOfDay(calendar, timezone, day, exceptions).length > 0))
      gaps.push(day.toString());
  return gaps;
}
