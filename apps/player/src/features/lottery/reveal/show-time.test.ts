import { expect, test } from "vitest";
import { planShow } from "./plan-show.ts";
import { LONGEST_MS, showTime } from "./show-time.ts";

const MINUTE = 60_000;
const sale = (openAt: number, closeAt: number) => ({
  openAt: new Date(openAt).toISOString(),
  closeAt: new Date(closeAt).toISOString(),
});

test("a draw of one minute is shown within a fifth of the next one's sale, one of a day within ten seconds", () => {
  expect(showTime(sale(0, 40_000), 0).lengthMs).toBe(8_000);
  expect(showTime(sale(0, MINUTE - 5_000), 1_000).lengthMs).toBe(LONGEST_MS);
  expect(showTime(sale(0, 24 * 60 * MINUTE), 0).lengthMs).toBe(LONGEST_MS);
  expect(showTime(null, 0).lengthMs).toBe(LONGEST_MS);
});

test("however late a result comes, its show ends before half of what is left of the next sale has passed", () => {
  for (let late = 0; late < 55_000; late += 500) {
    const { lengthMs, lastAt } = showTime(sale(0, 55_000), late);
    expect(lengthMs).toBeLessThanOrEqual((55_000 - late) / 2);
    expect(lastAt).toBeLessThanOrEqual(late + (55_000 - late) / 2);
  }
});

test("a result with too little time left is shown at once", () => {
  expect(showTime(sale(0, 55_000), 53_000).lengthMs).toBe(0);
  expect(planShow("race", 11, 0).waits).toEqual([]);
});

test("where the page still has the sale that has closed, the next one is as long", () => {
  expect(showTime(sale(0, 55_000), 58_000).lengthMs).toBe(LONGEST_MS);
  expect(showTime(sale(0, 20_000), 21_000).lengthMs).toBe(4_000);
});
