import { expect, test } from "vitest";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { ceilingsFor, lowestCeiling, periodStart } from "./ceilings.ts";

const NL = (ageMin: number, ageMax: number | null, units: bigint) => ({
  rule: "NL.limit.depositCeiling",
  ageMin,
  ageMax,
  period: "calendarMonth",
  currency: "EUR",
  units,
  isNet: true,
  zone: "Europe/Amsterdam",
});
const DUTCH = [NL(18, 24, 300n), NL(25, null, 700n)];
const at = (text: string) => Temporal.Instant.from(text);

test.each(vectors.ceilings.filter(({ window }) => window === "calendarMonth"))(
  "a deposit under the calendar month of $profile: $decision",
  ({ limit, zone, history, deposit, basis, decision }) => {
    const now = at(deposit.at ?? "2026-08-15T12:00:00+02:00");
    const since = periodStart({ period: "calendarMonth", zone: zone ?? "brand" }, now, "UTC");
    const moved = history as {
      at?: string;
      amount?: number;
      deposit?: number;
      withdrawal?: number;
    }[];
    const counted = moved.filter(
      (one) => !one.at || Temporal.Instant.compare(at(one.at), since) >= 0,
    );
    const used = counted.reduce(
      (sum, one) =>
        sum + (one.amount ?? one.deposit ?? 0) - (basis === "net" ? (one.withdrawal ?? 0) : 0),
      0,
    );
    const accepted = used + deposit.amount <= limit;
    expect(accepted).toBe(decision.startsWith("OK"));
  },
);

test("the row of the player's age counts, and without a birth date every row does", () => {
  const lowest = (age: number | undefined) =>
    lowestCeiling(ceilingsFor(DUTCH, { age, currency: "EUR" }), "monthlyDeposit");
  expect([lowest(24), lowest(25), lowest(undefined)]).toEqual([300n, 700n, 300n]);
  expect(ceilingsFor(DUTCH, { age: 30, currency: "PHP" })).toEqual([]);
});

test("a calendar month begins at midnight of the law's zone, also when clocks change in it", () => {
  const start = (text: string) =>
    periodStart({ period: "calendarMonth", zone: "Europe/Berlin" }, at(text), "Asia/Manila");
  expect(start("2026-08-31T21:59:59Z")).toEqual(at("2026-07-31T22:00:00Z"));
  expect(start("2026-08-31T22:00:00Z")).toEqual(at("2026-08-31T22:00:00Z"));
  expect(start("2027-03-31T12:00:00Z")).toEqual(at("2027-02-28T23:00:00Z"));
  const rolling = periodStart({ period: "24h", zone: "brand" }, at("2027-01-02T12:00:00Z"), "UTC");
  expect(rolling).toEqual(at("2027-01-01T12:00:00Z"));
});
