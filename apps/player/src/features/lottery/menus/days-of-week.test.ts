import { expect, test } from "vitest";
import { drawnOn, WEEKDAYS } from "./days-of-week.ts";

test("LB-05 lotteries are grouped by the day of their draw: -1 all, 2 to 7 Monday to Saturday, 1 Sunday", () => {
  expect(WEEKDAYS).toEqual([-1, 2, 3, 4, 5, 6, 7, 1]);
  const games = [
    { name: "Da Nang", drawDayOfWeek: "4,7" },
    { name: "Every day", drawDayOfWeek: "1,2,3,4,5,6,7" },
    { name: "Da Lat", drawDayOfWeek: "1" },
  ];
  const on = (day: (typeof WEEKDAYS)[number]) => drawnOn(games, day).map(({ name }) => name);
  expect([on(-1).length, on(4), on(1), on(2)]).toEqual([
    3,
    ["Da Nang", "Every day"],
    ["Every day", "Da Lat"],
    ["Every day"],
  ]);
});
