import fc from "fast-check";
import { expect, test } from "vitest";
import { RACE_LEAD } from "./plan-show.ts";
import { raceAt } from "./race-course.ts";

const CARS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"];
const STEPS = RACE_LEAD + CARS.length + 1;
const orders = fc.shuffledSubarray(CARS, { minLength: CARS.length });
const issues = fc.stringMatching(/^\d{8}-\d{4}$/);

test("cars arrive one by one in the drawn order, and stand behind the line in it", () => {
  fc.assert(
    fc.property(issues, orders, (issueNo, order) => {
      const arrived: string[] = [];
      for (let step = 0; step <= STEPS; step++)
        raceAt(issueNo, order, step).forEach((at, place) => {
          const car = order[place] ?? "";
          if (at >= 1 && !arrived.includes(car)) arrived.push(car);
        });
      expect(arrived).toEqual(order);
      const end = raceAt(issueNo, order, STEPS + 3);
      expect(end.toSorted((a, b) => b - a)).toEqual(end);
      expect(new Set(end).size).toBe(CARS.length);
    }),
  );
});

test("no car ever goes backwards, and none is over the line before its step", () => {
  fc.assert(
    fc.property(issues, orders, (issueNo, order) => {
      let before = raceAt(issueNo, order, 0);
      expect(before).toEqual(CARS.map(() => 0));
      for (let step = 1; step <= STEPS; step++) {
        const now = raceAt(issueNo, order, step);
        now.forEach((at, place) => {
          expect(at).toBeGreaterThanOrEqual(before[place] ?? 0);
          if (step < RACE_LEAD + 1 + place) expect(at).toBeLessThan(1);
        });
        before = now;
      }
    }),
  );
});

test("the race of a draw is the same for everyone, and another one for the next draw", () => {
  expect(raceAt("20261125-0700", CARS, 9)).toEqual(raceAt("20261125-0700", CARS, 9));
  expect(raceAt("20261125-0700", CARS, 9)).not.toEqual(raceAt("20261125-0701", CARS, 9));
});

test("who leads half way is not always who wins", () => {
  const leaders = Array.from({ length: 40 }, (_, at) => {
    const way = raceAt(`20261125-${at}`, CARS, RACE_LEAD / 2);
    return way.indexOf(Math.max(...way));
  });
  expect(new Set(leaders).size).toBeGreaterThan(4);
});
