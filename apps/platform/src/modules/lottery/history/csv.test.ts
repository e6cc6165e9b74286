import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";

async function* pieces(...texts: string[]) {
  yield* texts;
}
async function read(...texts: string[]) {
  const records = [];
  for await (const record of readCsv(pieces(...texts))) records.push(record);
  return records;
}

test("records have the line they are on, whatever pieces the file came in and blank lines it has", async () => {
  const text = '\uFEFFday,issue\n\n   \r\n"a ""b"" c", 2\r\n,,\nx,"1,5"';
  const records = [
    { line: 1, cells: ["day", "issue"] },
    { line: 4, cells: ['a "b" c', "2"] },
    { line: 5, cells: ["", "", ""] },
    { line: 6, cells: ["x", "1,5"] },
  ];
  expect(await read(text)).toEqual(records);
  expect(await read(...Array.from(text))).toEqual(records);
});

test("cells are between semicolons where the header has no comma, and may hold commas then", async () => {
  expect(await read("day;DB\n", "2026-01-01;1,2\n")).toEqual([
    { line: 1, cells: ["day", "DB"] },
    { line: 2, cells: ["2026-01-01", "1,2"] },
  ]);
});

test.each([
  ["a quote that is never closed", '3,"4'],
  ["letters after a quote that closes", '3,"4"5'],
])("%s is told by its line, and those around it are read", async (_, text) => {
  expect(await read(`day,DB\n1,2\n${text}\n6,7\n`)).toEqual([
    { line: 1, cells: ["day", "DB"] },
    { line: 2, cells: ["1", "2"] },
    { line: 3, broken: "a quote is not closed where its cell ends" },
    { line: 4, cells: ["6", "7"] },
  ]);
});

test("an empty file has no records", async () => {
  expect(await read("")).toEqual([]);
  expect(await read("\n\n")).toEqual([]);
});
