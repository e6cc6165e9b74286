import { createReadStream, statSync } from "node:fs";
import { basename } from "node:path";
import { importResults } from "../modules/lottery/index.ts";
import type { Platform } from "../platform.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

/** Items of a list in the printed lines; --json has all. */
const SHOWN = 20;

/** Fills the history of a lottery with published results. */
export const lotteryImport: Command = {
  name: "lottery import",
  summary: "imports published results of a lottery from a CSV file",
  values: ["game", "file"],
  switches: ["any-day"],
  help: `  --game VN-HA-NOI          code of the lottery
  --file results.csv        header: day (2025-01-31), the parts of a result (DB, G1 … G8, or G2_1,
                            G2_2 …), and issue where a day has several; headers as the lotteries
                            publish them are understood too
  --any-day                 takes days on which the lottery's calendar of today has no draw
Lost leading zeros are restored. Gaps, duplicates and bad lines are reported; existing results are
never changed.`,
  run: importFile,
};

async function importFile(options: Options, { db }: Platform): Promise<Outcome> {
  const [game, file] = [options.text("game"), options.text("file")];
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new CommandFault(`File not found: ${file}.`);
  if (!found.isFile()) throw new CommandFault(`${file} is not a file.`);
  const imported = await importResults(db, game, createReadStream(file, "utf8"), {
    source: basename(file),
    anyDay: options.on("any-day"),
  });
  if (!imported.ok)
    throw new CommandFault(
      imported.refusal === "UNKNOWN_GAME"
        ? `There is no lottery ${game}.`
        : `${file} contains no results.`,
    );
  const { importId, rows, added, known, bad, gaps, duplicates, differing, restored } =
    imported.value;
  const firstOf = (what: string, items: readonly (string | number)[]) =>
    items.length === 0
      ? []
      : [
          `${what}: ${items.slice(0, SHOWN).join(", ")}` +
            (items.length > SHOWN ? ` and ${items.length - SHOWN} more` : ""),
        ];
  return {
    json: { game, ...imported.value, importId: importId?.toString() ?? null },
    lines: [
      `${rows} rows: ${added} results added, ${known} were there already.`,
      ...(importId === null
        ? []
        : [
            `This is import ${importId}. Two people can undo it in the ` +
              "console, under Lottery, Imports.",
          ]),
      ...firstOf("Leading zeros restored in lines", restored),
      ...firstOf("Duplicates in the file, lines", duplicates),
      ...firstOf("Different from known results, left unchanged, lines", differing),
      ...firstOf("Days without a result", gaps),
      ...bad.slice(0, SHOWN).map(({ line, reason }) => `line ${line}: ${reason}`),
      ...(bad.length > SHOWN ? [`and ${bad.length - SHOWN} more bad lines`] : []),
    ],
    exitCode: bad.length > 0 || differing.length > 0 || added + known === 0 ? 1 : 0,
  };
}
