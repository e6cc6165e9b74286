import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const COLUMNS = [
  { title: "Player", csv: ({ name }: Row) => name },
  { title: "Look", cell: () => "not in the file" },
  { title: "Amount", csv: ({ amount }: Row) => amount },
];
interface Row {
  readonly name: string;
  readonly amount: string | number | null;
}
const lines = (...rows: Row[]) => toCsv(COLUMNS, rows).slice(1).split("\r\n");

test("a file has a title for each column with a value, and a line for each row", () => {
  expect(lines({ name: "ana", amount: "100.50" }, { name: "ben", amount: null })).toEqual([
    "Player,Amount",
    "ana,100.50",
    "ben,",
    "",
  ]);
});

test.each([
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ["+1+1", "'+1+1"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1", "'  =1"],
  ["\t=1", "'\t=1"],
  ["＝1", "'＝1"],
])("a name that a spreadsheet would run is only text: %s", (name, written) => {
  expect(lines({ name, amount: 1 })[1]).toBe(`${written},1`);
});

test("a negative amount stays a number, and quotes, commas and lines stay in their cell", () => {
  expect(lines({ name: 'the "one", two', amount: "-5.25" })[1]).toBe('"the ""one"", two",-5.25');
  expect(toCsv(COLUMNS, [{ name: "a\nb", amount: -1 }])).toContain('"a\nb",-1\r\n');
});
