import { expect, test } from "vitest";
import { drawnOrder, revealPlaces } from "./reveal-order.ts";

test("LB-06 numbers are revealed prize by prize as they are drawn, the special prize of the north last", () => {
  const rows = [
    { prize: "DB", numbers: ["49839"] },
    { prize: "G1", numbers: ["92272"] },
    { prize: "G2", numbers: ["03031", "14884"] },
  ];
  expect([...revealPlaces(rows, ["G1", "G2", "DB"]).keys()]).toEqual([
    "G1:0",
    "G2:0",
    "G2:1",
    "DB:0",
  ]);
  expect([...revealPlaces([{ prize: "BALLS", numbers: ["7", "9"] }], undefined).keys()]).toEqual([
    "BALLS:0",
    "BALLS:1",
  ]);
});

test("LB-06 where a board stands alone its special prize is still the last one drawn", () => {
  const board = (...prizes: string[]) => prizes.map((prize) => ({ prize, numbers: ["1"] }));
  expect(drawnOrder(board("DB", "G1", "G2", "G7"))).toEqual(["G1", "G2", "G7", "DB"]);
  expect(drawnOrder(board("DB", "G1", "G7", "G8"))).toEqual(["G8", "G7", "G1", "DB"]);
  expect(drawnOrder(board("BALLS", "SUM"))).toBeUndefined();
});
