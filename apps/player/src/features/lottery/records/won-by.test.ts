import type { LotteryRecord } from "@perya/api-client/player";
import { expect, test } from "vitest";
import { wonBy } from "./won-by.ts";

const order = (...winning: string[]) => ({
  lines: [{ winning }, { winning: [] }] as unknown as LotteryRecord["lines"],
});

test("LB-12 the numbers of a draw that made an order win are those that are its winning numbers, or end in one", () => {
  const lit = wonBy(order("07"));
  expect([
    lit("G1", "12307"),
    lit("G7", "07"),
    lit("BALLS", "07"),
    lit("G1", "07123"),
    lit("SUM", "907"),
  ]).toEqual([true, true, true, false, false]);
  expect(wonBy(order())("DB", "12345")).toBe(false);
});
