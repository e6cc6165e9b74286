import fc from "fast-check";
import { expect, test } from "vitest";
import { nextStreak, placeOf, type LastSign } from "./streak.ts";

const day = (text: string) => Temporal.PlainDate.from(text);

/** The streak after signs on some days. */
function after(days: readonly Temporal.PlainDate[]): number[] {
  const forgiven: Temporal.PlainDate[] = [];
  let last: LastSign | undefined;
  return days.map((today) => {
    const next = nextStreak(last, today, forgiven);
    if (next.forgiven) forgiven.push(next.forgiven);
    last = { day: today, streak: next.streak };
    return next.streak;
  });
}

test("signs on days in a row are a streak, one missed day a month is forgiven, and the next starts over", () => {
  const days = ["03-01", "03-02", "03-04", "03-05", "03-07", "03-08"];
  expect(after(days.map((one) => day(`2027-${one}`)))).toEqual([1, 2, 3, 4, 1, 2]);
});

test("the month of the missed day decides, and two missed days are never forgiven", () => {
  const days = ["03-29", "03-31", "04-02", "04-05", "04-06"];
  expect(after(days.map((one) => day(`2027-${one}`)))).toEqual([1, 2, 3, 1, 2]);
});

test("a streak is never longer than the days since it began, nor than the signs in it", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(gaps, (all) => {
      let today = day("2027-01-15");
      const days = all.map((gap) => (today = today.add({ days: gap })));
      const streaks = after(days);
      const months = new Map<string, number>();
      for (const [at, streak] of streaks.entries()) {
        expect(streak).toBe(streak === 1 ? 1 : (streaks[at - 1] ?? 0) + 1);
        if (streak === 1 || all[at] === 1) continue;
        expect(all[at]).toBe(2);
        const month = days[at]?.subtract({ days: 1 }).toPlainYearMonth().toString() ?? "";
        months.set(month, (months.get(month) ?? 0) + 1);
      }
      expect([...months.values()].every((count) => count === 1)).toBe(true);
    }),
  );
});

test("after the last reward the first one comes round", () => {
  expect([1, 2, 3, 4, 7].map((streak) => placeOf(streak, 3))).toEqual([0, 1, 2, 0, 0]);
});
