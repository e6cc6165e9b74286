import { expect, test } from "vitest";
import { winningPicks } from "./winning-picks.ts";

const board = [
  { prize: "G1", numbers: ["92272"] },
  { prize: "DB", numbers: ["49884"] },
];
const won = { hits: [1], push: false };

test.each([
  ["a number that came", "84", won, ["84"]],
  ["both of a pair", "72,84", won, ["72", "84"]],
  [
    "the two of ten that came, where only some had to",
    "11,72,84",
    { hits: [0, 1], push: false },
    ["72", "84"],
  ],
  ["all of those that had to stay away and did", "01,02,03,04", won, ["01", "02", "03", "04"]],
  ["a side", "BIG", won, ["BIG"]],
  ["nothing of a line that lost, though one came", "01,84", { hits: [0], push: false }, []],
  ["nothing of a pushed line", "84", { hits: [0], push: true }, []],
])("lit are: %s", (_what, selection, settlement, lit) => {
  expect(winningPicks(selection, settlement, board)).toEqual(lit);
});
