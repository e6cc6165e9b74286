import fc from "fast-check";
import { expect, test } from "vitest";
import { periodAt, periodStartAfter, type Period, type PeriodKind } from "./index.ts";

const KINDS: readonly PeriodKind[] = ["D", "W", "H", "M", "HOUR", "BUCKET"];
const ZONES = ["Asia/Manila", "America/New_York", "Asia/Kolkata", "Australia/Sydney"];

/** A period by the clock of Manila, from its start to the next one. */
const inManila = (kind: PeriodKind, at: string) => {
  const instant = Temporal.PlainDateTime.from(at).toZonedDateTime("Asia/Manila").toInstant();
  const { start, end }: Period = periodAt(kind, instant, "Asia/Manila");
  return [start, end].map((one) =>
    one.toZonedDateTimeISO("Asia/Manila").toPlainDateTime().toString({ smallestUnit: "minute" }),
  );
};

test("a week is from Monday, a half of a month from the 1st and the 16th, February's until its last day", () => {
  expect(inManila("D", "2027-03-03T23:59:59.999")).toEqual([
    "2027-03-03T00:00",
    "2027-03-04T00:00",
  ]);
  expect(inManila("W", "2027-01-03T12:00")).toEqual(["2026-12-28T00:00", "2027-01-04T00:00"]);
  expect(inManila("H", "2027-02-15T23:59")).toEqual(["2027-02-01T00:00", "2027-02-16T00:00"]);
  expect(inManila("H", "2028-02-29T10:00")).toEqual(["2028-02-16T00:00", "2028-03-01T00:00"]);
  expect(inManila("M", "2027-12-31T10:00")).toEqual(["2027-12-01T00:00", "2028-01-01T00:00"]);
  expect(inManila("HOUR", "2027-03-03T10:59")).toEqual(["2027-03-03T10:00", "2027-03-03T11:00"]);
  expect(inManila("BUCKET", "2027-03-03T10:59")).toEqual(["2027-03-03T10:55", "2027-03-03T11:00"]);
});

test("the day on which a zone's clock goes forward has 23 hours, and the other one 25", () => {
  const hours = (day: string) => {
    const noon = Temporal.ZonedDateTime.from(`${day}T12:00[America/New_York]`).toInstant();
    const { start, end } = periodAt("D", noon, "America/New_York");
    return end.since(start).total("hours");
  };
  expect([hours("2027-03-14"), hours("2027-11-07"), hours("2027-11-08")]).toEqual([23, 25, 24]);
});

test("each instant is in one period of each kind, and the next one begins where it ends", () => {
  const instant = fc
    .integer({ min: 1_700_000_000, max: 2_000_000_000 })
    .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1_000));
  fc.assert(
    fc.property(instant, fc.constantFrom(...KINDS), fc.constantFrom(...ZONES), (at, kind, zone) => {
      const { start, end } = periodAt(kind, at, zone);
      expect(Temporal.Instant.compare(start, at)).toBeLessThanOrEqual(0);
      expect(Temporal.Instant.compare(at, end)).toBeLessThan(0);
      expect(periodAt(kind, start, zone)).toEqual({ start, end });
      expect(periodAt(kind, end, zone).start).toEqual(end);
      expect(periodStartAfter(kind, at, zone)).toEqual(end);
    }),
  );
});
