import { expect, test } from "vitest";
import { tally } from "./tally.ts";
import { tracksOf } from "./tracks.ts";

const vn = (issueNo: string, db: string, g1: string) => ({
  issueNo,
  board: [
    { prize: "DB", numbers: [db] },
    { prize: "G1", numbers: [g1] },
  ],
});
const balls = (...numbers: string[]) => ({ issueNo: "1", board: [{ prize: "BALLS", numbers }] });

test("LB-12 endings are counted over draws with how long they have stayed away", () => {
  const counted = tally([vn("2", "12307", "55507"), vn("1", "99942", "11107")]);
  expect(counted).toHaveLength(100);
  expect(counted[7]).toEqual({ number: "07", times: 3, gap: 0 });
  expect(counted[42]).toEqual({ number: "42", times: 1, gap: 1 });
  expect(counted[0]).toEqual({ number: "00", times: 0, gap: 2 });
});

test("LB-12 balls and dice are counted as they are", () => {
  expect(tally([balls("11", "03")]).map(({ number }) => number)).toEqual(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]);
  expect(tally([balls("6", "6", "2")]).map(({ times }) => times)).toEqual([0, 1, 0, 0, 0, 2]);
  expect(tally([balls("0", "4")])).toHaveLength(10);
});

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
