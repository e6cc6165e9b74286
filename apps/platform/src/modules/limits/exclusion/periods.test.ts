import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { endOf, offersUnder, splitPeriods } from "./periods.ts";

const at = (text: string) => Temporal.Instant.from(text);
const NO_LAW = { timeOuts: [], exclusions: [], minMonths: undefined };

test.each(vectors.periods)(
  "periods of $profiles below $minMonths months are offered as a time-out",
  ({ required, minMonths, offeredAsTimeOut, offeredAsSelfExclusion }) => {
    expect(splitPeriods(required, minMonths)).toEqual({
      timeOuts: offeredAsTimeOut,
      exclusions: offeredAsSelfExclusion,
    });
  },
);

test("breaks last from a day to six weeks, and exclusions from six months to for good", () => {
  expect(offersUnder(NO_LAW)).toEqual({
    timeOuts: ["P1D", "P1W", "P1M", "P6W"],
    exclusions: ["P6M", "P1Y", "P5Y", "permanent"],
  });
});

test("what a law requires is on offer too, once, however it is written", () => {
  expect(
    offersUnder({
      timeOuts: ["P2M", "any"],
      exclusions: ["P12M", "P1Y", "P3Y", "indefinite", "any"],
      minMonths: 12,
    }),
  ).toEqual({
    timeOuts: ["P1D", "P1W", "P1M", "P6W", "P2M", "P6M"],
    exclusions: ["P1Y", "P3Y", "P5Y", "permanent"],
  });
});

test("a law with a shorter least makes a month a self-exclusion", () => {
  expect(offersUnder({ ...NO_LAW, exclusions: ["P1M", "P3M"], minMonths: 1 }).exclusions).toEqual([
    "P1M",
    "P3M",
    "P6M",
    "P1Y",
    "P5Y",
    "permanent",
  ]);
});

test("months and years are those of the calendar, and for good has no end", () => {
  expect(endOf("P1M", at("2027-01-31T10:00:00Z"))).toEqual(at("2027-02-28T10:00:00Z"));
  expect(endOf("P6M", at("2027-01-31T10:00:00Z"))).toEqual(at("2027-07-31T10:00:00Z"));
  expect(endOf("P5Y", at("2028-02-29T10:00:00Z"))).toEqual(at("2033-02-28T10:00:00Z"));
  expect(endOf("permanent", at("2027-01-31T10:00:00Z")).toString()).toMatch(/^\+?9999/);
});

test.each(vectors.stop)("a stop at $panicAt: a bet at $bet", ({ panicAt, bet, result }) => {
  const until = endOf("PT24H", at(panicAt ?? ""));
  const stands = Temporal.Instant.compare(until, at(bet ?? "")) > 0;
  expect(stands ? "REFUSED" : "OK").toBe(result);
});
