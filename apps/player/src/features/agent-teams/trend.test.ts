import { expect, test } from "vitest";
import type { TeamOverview } from "@perya/api-client/player";
import { daysIn, trendOf } from "./trend.ts";

const days = { fromDay: "2026-02-27", toDay: "2026-03-02" };
const day = (name: string, units: number, joined: number) =>
  ({
    day: name,
    turnover: { amount: String(units), currency: "PHP" },
    joined,
  }) as unknown as TeamOverview["byDay"][number];

test("a trend has every day that was asked for, those without anything as nothing", () => {
  const overview = { byDay: [day("2026-02-28", 700, 2), day("2026-03-02", -5, 0)] };
  const of = (trend: "turnover" | "joined") =>
    trendOf(trend, overview as unknown as TeamOverview, days).map(({ units }) => units);
  expect(of("turnover")).toEqual([0n, 700n, 0n, -5n]);
  expect(of("joined")).toEqual([0n, 2n, 0n, 0n]);
  expect(daysIn(days)).toBe(4);
});
