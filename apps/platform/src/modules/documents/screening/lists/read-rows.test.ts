import fc from "fast-check";
import { expect, test } from "vitest";
import { ListFault } from "../../../../lists/whole-rows.ts";
import { readRows } from "./read-rows.ts";

const HEAD = "id,schema,name,aliases,birth_date,dataset";
const FILE = `\uFEFF${HEAD}\r
Q1,Person,"DUTERTE-SANTOS, Élena","Helena Santos;E. D. Santos",1971-04-04,"UN;EU"\r
\r
Q2,Person,"Two
lines",,1965;about 1970,PEP\r
Q3,Organization,Ana Maria Cruz,,,UN\r
Q4,Person,李 小龍,,,PEP`;

/** Reads a file in pieces that end at these bytes, as they come. */
function readIn(file: string, ends: readonly number[]) {
  const bytes = Buffer.from(file);
  const all = [...new Set([...ends.filter((end) => end < bytes.length), bytes.length])].toSorted(
    (a, b) => a - b,
  );
  let [rest, from, lines, persons] = [Buffer.alloc(0), 0, 0, 0];
  let columns: readonly string[] | null = null;
  const names = [];
  for (const end of all) {
    const part = Buffer.concat([rest, bytes.subarray(from, end)]);
    const isLast = end === bytes.length;
    const read = readRows({ bytes: part, isLast, linesBefore: lines, columns });
    names.push(...read.names);
    [rest, from, columns] = [Buffer.from(read.rest), end, read.columns];
    [lines, persons] = [lines + read.lines, persons + read.persons];
  }
  return { names, persons, lines };
}

test("a file says the same wherever its pieces end", () => {
  const whole = readIn(FILE, []);
  expect(whole.persons).toBe(3);
  expect(whole.names.map(({ person, name }) => [person, name])).toEqual([
    ["Q1", "DUTERTE-SANTOS, Élena"],
    ["Q1", "Helena Santos"],
    ["Q1", "E. D. Santos"],
    ["Q2", "Two\nlines"],
    ["Q4", "李 小龍"],
  ]);
  expect(whole.names[3]).toMatchObject({ birthDates: ["1965"], parts: ["lines", "two"] });
  const ends = fc.array(fc.nat(Buffer.byteLength(FILE)), { maxLength: 12 });
  fc.assert(
    fc.property(ends, (at) => {
      expect(readIn(FILE, at)).toEqual(whole);
    }),
  );
});

test.each([
  ["hello\nyou\n", "Line 1: there is no column “id”."],
  [`${HEAD}\nQ1,Person,Ana\n`, "Line 2: it has 3 fields instead of 6."],
  [`${HEAD}\nQ1,Person,Ana,,,UN\nQ2,Person,"Bea,,,UN\n`, "Line 3: a quotation mark is never"],
  [`${HEAD}\nQ1,Person,"Ana"x,,,UN\n`, "Line 2: a quotation mark stands where none"],
  [`${HEAD}\nQ1,Person,A,,,UN\n,Person,B,,,UN\n`, "Line 3: “id” can't be read."],
  [`${HEAD}\nQ1,Person,A\0na,,,UN\n`, "Line 2: “name” can't be read."],
])(
  "what is wrong with a file is said with its line, wherever its pieces end (%#)",
  (file, words) => {
    const ends = fc.array(fc.nat(Buffer.byteLength(file)), { maxLength: 6 });
    fc.assert(
      fc.property(ends, (at) => {
        expect(() => readIn(file, at)).toThrow(ListFault);
        expect(() => readIn(file, at)).toThrow(words);
      }),
    );
  },
);

test("a quotation mark that is never closed ends the reading after a megabyte, at its row", () => {
  const file = `${HEAD}\nQ1,Person,Ana,,,UN\nQ2,Person,"${"x\n".repeat(600_000)}`;
  expect(() => readIn(file, [500_000, 1_150_000])).toThrow("Line 3: a quotation mark is never");
});
