import { expect, test } from "vitest";
import { orderFaults } from "./order-faults.ts";

type Level = Parameters<typeof orderFaults>[0][number];

const level = (deposits: string, turnover: string, keepTurnover: string) =>
  ({ deposits, turnover, keepTurnover }) as Level;

test("a level that asks for less than the one below is named, and what is no amount yet is not", () => {
  expect(orderFaults([level("1", "10", "0"), level("2", "10", "5")])).toEqual([]);
  expect(orderFaults([level("2", "10", "5"), level("1", "9", "0")])).toEqual([
    "Level 2 asks for fewer deposits than level 1.",
    "Level 2 asks for less turnover than level 1.",
    "Level 2 asks for less turnover in a month than level 1.",
  ]);
  expect(orderFaults([level("2", "10", "5"), level("1?", "10", "5")])).toEqual([]);
});
