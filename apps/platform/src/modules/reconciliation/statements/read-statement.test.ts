import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StatementMapping } from "./mapping.ts";
import { readAmount } from "./read-amount.ts";
import { MOST_ROWS, readStatement } from "./read-statement.ts";
import { readTime } from "./read-time.ts";

const MAPPING: StatementMapping = {
  delimiter: ",",
  encoding: "utf-8",
  skip: 0,
  decimal: ".",
  date: "YYYY-MM-DD",
  number: "Reference",
  day: "Date",
  time: null,
  paidIn: "Amount",
  paidOut: null,
  currency: null,
  payer: "Name",
};
const TITLES = "Reference,Date,Amount,Name\n";

function read(file: string | Buffer, mapping: Partial<StatementMapping> = {}) {
  return readStatement(Buffer.from(file as string), {
    mapping: { ...MAPPING, ...mapping },
    zone: "Asia/Manila",
    currency: "PHP",
    from: "2026-11-25",
    to: "2026-11-26",
  });
}
const fault = (file: string | Buffer, mapping: Partial<StatementMapping> = {}) => {
  const outcome = read(file, mapping);
  return outcome.ok ? "it was read" : `${outcome.line}: ${outcome.message}`;
};

test.each([
  ["1,000.37", ".", 100_037_000n],
  ["1.000,37", ",", 100_037_000n],
  ["1 000,5", ",", 100_050_000n],
  ["12'345'678.9", ".", 1_234_567_890_000n],
  ["1,00,000.00", ".", 10_000_000_000n],
  ["-7.00001", ".", -700_001n],
  ["7.5-", ".", -750_000n],
  ["(7.5)", ".", -750_000n],
  ["+.5", ".", undefined],
  ["1,50", ".", undefined],
  ["1.50", ",", undefined],
  ["1.2.3", ".", undefined],
  ["0.000001", ".", undefined],
  ["1e5", ".", undefined],
  ["", ".", undefined],
  ["9999999999999", ".", undefined],
] as const)("the amount %s with the mark %s is %s ledger units", (text, decimal, units) => {
  expect(readAmount(text, decimal)).toBe(units);
});

test("every amount is read back exactly, however it is written", () => {
  const written = fc.record({
    units: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
    decimal: fc.constantFrom(".", ","),
    group: fc.constantFrom("", " ", "'", "other"),
  } as const);
  fc.assert(
    fc.property(written, ({ units, decimal, group }) => {
      const mark = group === "other" ? (decimal === "." ? "," : ".") : group;
      const size = units < 0n ? -units : units;
      const whole = (size / 100_000n).toString().replaceAll(/\B(?=(\d{3})+$)/g, mark);
      const text = `${whole}${decimal}${(size % 100_000n).toString().padStart(5, "0")}`;
      expect(readAmount(units < 0n ? `-${text}` : text, decimal as ".")).toBe(units);
    }),
  );
});

test.each([
  ["2026-11-26", undefined, "YYYY-MM-DD", "2026-11-26T04:00:00Z"],
  ["26.11.2026", "23:59:59", "DD/MM/YYYY", "2026-11-26T15:59:59Z"],
  ["11/26/2026 7:05", undefined, "MM/DD/YYYY", "2026-11-25T23:05:00Z"],
  ["2026-11-26T00:10:00+02:00", undefined, "YYYY-MM-DD", "2026-11-25T22:10:00Z"],
  ["31/02/2026", undefined, "DD/MM/YYYY", undefined],
  ["26/11/26", undefined, "DD/MM/YYYY", undefined],
  ["yesterday", undefined, "YYYY-MM-DD", undefined],
] as const)("the date %s %s as %s is %s", (date, time, format, at) => {
  expect(readTime(date, time, format, "Asia/Manila")?.toString()).toBe(at);
});

describe("a statement", () => {
  test("is read with titles in any order, quotes, sums and empty lines", () => {
    const file =
      'Name,Amount,Date,Reference,Other\n"Cruz, Ana",500.00,2026-11-26,A-1,x\n\n' +
      "Juan,-20.5,2026-11-25,A-2,\nTotal,479.50,,,\n";
    expect(read(file)).toMatchObject({
      ok: true,
      value: [
        {
          lineNo: 2,
          direction: "IN",
          number: "A-1",
          units: 50000000n,
          currency: "PHP",
          payer: "Cruz, Ana",
          day: "2026-11-26",
        },
        { lineNo: 4, direction: "OUT", number: "A-2", units: 2_050_000n },
      ],
    });
  });

  const peso = `${TITLES}₱1,2026-11-26,5,Ñiño\n`;
  const swapped = Buffer.from(`\uFEFF${peso}`, "utf16le").swap16();
  test.each([
    ["UTF-8", Buffer.from(peso)],
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${peso}`)],
    ["UTF-16 with its mark", Buffer.from(`\uFEFF${peso}`, "utf16le")],
    ["UTF-16 with the other mark", swapped],
    ["UTF-16 without one", Buffer.from(peso, "utf16le")],
  ])("is read as %s", (_, bytes) => {
    expect(read(bytes)).toMatchObject({ ok: true, value: [{ number: "₱1", payer: "Ñiño" }] });
  });

  test("has two columns of amounts, a delimiter and a currency of its own where they are mapped", () => {
    const file =
      "Bank of X\nReference;Date;In;Out;Cur\nA;2026-11-26;1,5;;usd\nB;2026-11-26;;2,5;\n";
    const columns = { paidIn: "In", paidOut: "Out", currency: "Cur", payer: null } as const;
    expect(read(file, { ...columns, delimiter: ";", decimal: ",", skip: 1 })).toMatchObject({
      value: [
        { direction: "IN", units: 150_000n, currency: "USD" },
        { direction: "OUT", units: 250_000n, currency: "PHP" },
      ],
    });
  });

  test.each([
    ["an amount", `${TITLES}A,2026-11-26,"1,50",\n`, "2: “1,50” is not an amount."],
    ["a date", `${TITLES}A,26/11/2026,1,\n`, "2: “26/11/2026” is not a date as YYYY-MM-DD."],
    [
      "a day",
      `${TITLES}A,2026-11-27,1,\n`,
      "2: 2026-11-27 is not among the days that this statement is of.",
    ],
    [
      "a number twice",
      `${TITLES}A,2026-11-26,1,\nA,2026-11-26,2,\n`,
      "3: The number A is in line 2 already.",
    ],
    ["no number", `${TITLES},2026-11-26,1,\n`, "2: A movement has no number."],
    ["no titles", "A,2026-11-26,1,\n", "1: There is no column “Reference” among the titles."],
    ["nothing", "", "null: There is no column “Reference” among the titles."],
    ["an open quote", `${TITLES}"A,2026-11-26,1,\n`, "does not end as a row"],
    ["bytes that are no text", Buffer.from([0x41, 0xff, 0xff]), "null: The file is not text"],
  ])("that has %s wrong says so with its line", (_, file, message) => {
    expect(fault(file)).toContain(message);
  });

  test("of more rows than may be is refused", () => {
    const rows = Array.from({ length: MOST_ROWS + 1 }, (_, at) => `N${at},2026-11-26,1,\n`);
    expect(fault(TITLES + rows.join(""))).toContain("split this one by days");
    expect(read(TITLES + rows.slice(1).join(""))).toMatchObject({ ok: true });
  });
});
