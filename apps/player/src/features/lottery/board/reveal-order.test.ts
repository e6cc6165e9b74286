import { expect, test } from "vitest";
import { revealPlaces } from "./reveal-order.ts";

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
