import { expect, test } from "vitest";
import { endOf, planShow, RACE_LEAD, shownAfter } from "./plan-show.ts";

const NUMBERS = { dice: 4, race: 11, drums: 27, balls: 21 } as const;
const kinds = ["dice", "race", "drums", "balls"] as const;

test.each(kinds)("a show of %s takes no more than it may, and ends with every number", (kind) => {
  for (const mostMs of [1_500, 4_000, 10_000]) {
    const plan = planShow(kind, NUMBERS[kind], mostMs);
    const last = plan.waits.length - 1;
    expect(endOf(plan, last)).toBeLessThanOrEqual(mostMs + 0.001);
    expect(shownAfter(plan, last)).toBe(NUMBERS[kind] - 1);
    expect(shownAfter(plan, last + 1)).toBe(NUMBERS[kind]);
  }
});

test("LB-12 three dice rest within five seconds, however much time there is", () => {
  expect(endOf(planShow("dice", 4, 10_000), 3)).toBe(4_500);
});

test("the drums of the special prize turn longest", () => {
  const { waits } = planShow("drums", 27, 10_000);
  expect(waits.at(-1)).toBeCloseTo(4 * (waits[0] ?? 0));
  expect(new Set(waits.slice(0, -1)).size).toBe(1);
});

test("a race is on for twenty steps before a car arrives", () => {
  const plan = planShow("race", 11, 10_000);
  expect(shownAfter(plan, RACE_LEAD)).toBe(0);
  expect(shownAfter(plan, RACE_LEAD + 1)).toBe(1);
});
