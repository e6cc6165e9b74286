import type { Database } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { drawsOfDay } from "../games/draw-times.ts";
import { selectExceptions, selectGames } from "../games/games.store.ts";
import { rulesOf } from "../games/rules-of.ts";
import type { LotteryGame } from "../lottery.ts";
import { readCsv } from "./csv.ts";
import { dayChecker } from "./day-checker.ts";
import { closeImport, insertImport, insertResults } from "./history.store.ts";
import { readResults, type ReadResultRow } from "./read-results.ts";
import { openSieve, type FileReport } from "./sieve.ts";

/** The outcome of an import. */
export interface ImportReport extends FileReport {
  /** The number of the import, under which its results can be found; null when it added nothing. */
  readonly importId: bigint | null;
  /**
   * Draw days between the first and the last result that are missing in the file.
   */
  readonly gaps: readonly string[];
}

/** Rows written at a time: a file may be of any length. */
const BATCH = 500;

export interface ImportOptions {
  /** The file's name. */
  readonly source: string;
  /** Accepts days on which today's calendar has no draw: calendars change over the years. */
  readonly anyDay?: boolean;
}

export type ImportRefusal = "UNKNOWN_GAME" | "NOTHING_THERE";

/**
 * Imports published results of a game from the chunks of a CSV file, for draw days from the game's
 * first day to its last draw. Repeating it adds nothing; existing results are never changed.
 */
export async function importResults(
  db: Database,
  code: string,
  pieces: AsyncIterable<string>,
  { source, anyDay = false }: ImportOptions,
): Promise<Result<ImportReport, ImportRefusal>> {
  const game = (await selectGames(db)).find((one) => one.code === code);
  if (!game) return refuse("UNKNOWN_GAME");
  const importId = await insertImport(db, game.id, source);
  const file = openSieve(
    dayChecker(game, await selectExceptions(db, game.id), Temporal.Now.instant(), anyDay),
  );
  let batch: ReadResultRow[] = [];
  const write = async () => {
    file.wrote(batch, await insertResults(db, game.id, importId, batch));
    batch = [];
  };
  for await (const row of readResults(rulesOf(game.rules), readCsv(pieces))) {
    const good = file.sift(row);
    if (good) batch.push(good);
    if (batch.length === BATCH) await write();
  }
  await write();
  const { report, days } = file;
  await closeImport(db, importId, report.added);
  if (report.rows === 0) return refuse("NOTHING_THERE");
  return ok({
    ...report,
    importId: report.added === 0 ? null : importId,
    gaps: await gapsBetween(db, game, days),
  });
}

/**
 * Draw days of the calendar that the file lacks. For games drawn many times a day, any draw of the
 * day is enough.
 */
async function gapsBetween(
  db: Database,
  { id, calendar, timezone }: LotteryGame,
  days: ReadonlySet<string>,
): Promise<string[]> {
  const sorted = [...days].toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const exceptions = await selectExceptions(db, id);
  const gaps: string[] = [];
  const end = Temporal.PlainDate.from(last);
  for (
    let day = Temporal.PlainDate.from(first);
    Temporal.PlainDate.compare(day, end) < 0;
    day = day.add({ days: 1 })
  )
    if (
      !days.has(day.toString()) &&
      (calendar.kind === "every" || drawsOfDay(calendar, timezone, day, exceptions).length > 0)
    )
      gaps.push(day.toString());
  return gaps;
}
