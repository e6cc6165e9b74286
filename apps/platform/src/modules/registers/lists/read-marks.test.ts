import { expect, test } from "vitest";
import { ListFault } from "../../../lists/whole-rows.ts";
import { numberMark } from "../../../secrets/number-mark.ts";
import { personMark } from "./person-mark.ts";
import { readMarks } from "./read-marks.ts";

const secretKey = "a key for tests";
const read = (text: string) =>
  readMarks(
    { bytes: Buffer.from(text), isLast: true, linesBefore: 0, columns: null },
    { secretKey, zone: "Europe/Stockholm" },
  );

test("of a list only keyed hashes are kept, and an exclusion lasts to the end of its last day", () => {
  const { marks, persons, numberOnly, nameOnly } = read(
    "number,name,birth_date,until\n" +
      "19900101-1234,,,2026-12-31\n" +
      ',"Ek, Åsa",1985-02-03,\n' +
      "1234567,Bo Alm,1970-01-01,\n",
  );
  expect([persons, numberOnly, nameOnly]).toEqual([3, 1, 1]);
  expect(marks.map(({ mark }) => mark)).toEqual([
    numberMark(secretKey, "19900101 1234"),
    personMark(secretKey, "asa EK", "1985-02-03"),
    numberMark(secretKey, "1234567"),
    personMark(secretKey, "Bo Alm", "1970-01-01"),
  ]);
  expect(marks.map(({ until }) => until?.toString())).toEqual([
    "2026-12-31T23:00:00Z",
    undefined,
    undefined,
    undefined,
  ]);
});

test("columns may come in any order, and others beside them", () => {
  expect(read("until,note,number\n2027-01-01,x,123456\n").marks).toHaveLength(1);
  expect(read("number\n").persons).toBe(0);
});

test.each([
  ["name,until\n", "Line 1: there is no column “number”, nor “name” with “birth_date”."],
  ["number\n12\n", "Line 2: “number” is too short for an identity number."],
  ["number,until\n123456,31.12.2027\n", "Line 2: “until” is no day like 2027-12-31."],
  ["name,birth_date\nAna,1990-02-30\n", "Line 2: “birth_date” is no day like 1990-12-31."],
  ["number,name\n,Ana\n", "Line 2: there is neither a number nor a name with a birth date."],
  ["number,until\n123456\n", "Line 2: it has 1 fields instead of 2."],
])("what is no such list is refused with its line: %s", (text, fault) => {
  expect(() => read(text)).toThrow(new ListFault(fault));
});
