import { expect, test } from "vitest";
import { nextPeriod } from "./next-period.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const of = (
  occasion: "DAILY" | "WEEKLY",
  first: string,
  last: string | null,
  after: string | null,
) => {
  const next = nextPeriod(
    { occasion },
    { first: day(first), last: last === null ? null : day(last) },
    after === null ? null : day(after),
  );
  return next && [next.period, next.from.toString(), next.to.toString()];
};

test("a daily cashback is of each day from the one on which it opened to the one on which it closed", () => {
  expect(of("DAILY", "2027-01-20", null, null)).toEqual([
    "day 2027-01-20",
    "2027-01-20",
    "2027-01-20",
  ]);
  expect(of("DAILY", "2027-01-20", "2027-01-22", "2027-01-21")?.[0]).toBe("day 2027-01-22");
  expect(of("DAILY", "2027-01-20", "2027-01-22", "2027-01-22")).toBeUndefined();
});

test("a weekly one is of weeks from Monday; the first begins and the last ends with the promotion", () => {
  expect(of("WEEKLY", "2027-01-20", null, null)).toEqual([
    "week 2027-01-18",
    "2027-01-20",
    "2027-01-24",
  ]);
  expect(of("WEEKLY", "2027-01-20", null, "2027-01-24")).toEqual([
    "week 2027-01-25",
    "2027-01-25",
    "2027-01-31",
  ]);
  expect(of("WEEKLY", "2027-01-20", "2027-01-26", "2027-01-24")).toEqual([
    "week 2027-01-25",
    "2027-01-25",
    "2027-01-26",
  ]);
  expect(of("WEEKLY", "2027-01-20", "2027-01-24", "2027-01-24")).toBeUndefined();
});
