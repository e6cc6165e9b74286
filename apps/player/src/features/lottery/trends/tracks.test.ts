import { expect, test } from "vitest";
import { tracksOf } from "./tracks.ts";

const vn = (issueNo: string, db: string, g1: string) => ({
  issueNo,
  board: [
    { prize: "DB", numbers: [db] },
    { prize: "G1", numbers: [g1] },
  ],
});
const balls = (...numbers: string[]) => ({ issueNo: "1", board: [{ prize: "BALLS", numbers }] });

test("LB-12 a place of the result is followed from the oldest draw to the newest", () => {
  expect(tracksOf([vn("2", "12307", "1"), vn("1", "99942", "1")])).toEqual([
    [9, 1],
    [9, 2],
    [9, 3],
    [4, 0],
    [2, 7],
  ]);
  expect(tracksOf([balls("5", "6"), balls("1", "2")])).toEqual([
    [1, 5],
    [2, 6],
  ]);
  expect(tracksOf([])).toEqual([]);
});
