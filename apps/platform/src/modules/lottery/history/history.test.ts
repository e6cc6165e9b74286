import { Readable } from "node:stream";
import type { BoardRow } from "@perya/lottery-kit";
import { sql } from "@perya/postgres";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { rulesOf } from "../games/rules-of.ts";
import { openHall } from "../testing/open-hall.ts";
import { selectResults } from "./history.store.ts";
import { importResults } from "./import-results.ts";
import { ballsOf, trendsOf } from "./trends-of.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await cloneDatabase(inject("platform"))));
afterAll(() => db.close());

const HEADER = "date,DB,G1,G2_1,G2_2,G3,G4,G5,G6,G7";
const row = (day: string, special: string, first = "92272") =>
  `${day},${special},${first},03031,14884,69886 57680 87999 58887 64483 81156,7371-6587-9832-6662,2326;4557;1030;9147;1957;7824,"909 97 099",84 65 42 8`;

/** A lottery of the north drawn on weekdays of the specification: 2 is Monday. */
async function northGame(): Promise<{ id: number; code: string }> {
  const issue = await openHall(db).issue("vn-north");
  const game = await db.row<{ id: number; code: string }>(sql`
    update lottery_game set calendar = '{"kind":"weekly","days":[2,3,4],"at":"18:15","opens":"day"}', timezone = 'Asia/Ho_Chi_Minh'
    where id = (select game_id from lottery_issue where id = ${issue}) returning id, code`);
  if (!game) throw new Error("No game");
  return game;
}

const importing = (code: string, ...lines: string[]) => importResults(db, code, Readable.from(lines.map((line) => `${line}\n`)));

test("LB-12 published results are imported with their zeros, and doubles, gaps and bad lines are told by line and day", async () => {
  const { id, code } = await northGame();
  const file = [
    HEADER,
    row("2025-01-06", "49839"),
    row("2025-01-08", "01234"),
    row("2025-01-08", "01234"),
    row("2025-01-08", "99999"),
    "2025-01-13,1,2,3",
    "soon,1",
  ];
  const imported = await importing(code, ...file, "", row("2025-01-14", "77", "00001"));
  expect(imported).toMatchObject({
    ok: true,
    value: {
      rows: 7,
      added: 3,
      known: 0,
      restored: [2, 3, 9],
      duplicates: [4],
      differing: [5],
      gaps: ["2025-01-07", "2025-01-13"],
      bad: [
        { line: 6, reason: expect.stringMatching(/needs \d of \d digits/) as string },
        { line: 7, reason: '"soon" is no day' },
      ],
    },
  });
  const results = await selectResults(db, id, "Asia/Ho_Chi_Minh", { limit: 10, offset: 0 });
  expect(results.map(({ issueNo, day }) => [issueNo, day])).toEqual([
    ["20250114", "2025-01-14"],
    ["20250108", "2025-01-08"],
    ["20250106", "2025-01-06"],
  ]);
  expect(results[0]?.outcome).toMatchObject({ DB: ["00077"], G1: ["00001"], G6: ["909", "097", "099"], G7: ["84", "65", "42", "08"] });
});

test("LB-12 a published result needs no column for what its day decides, and has it all the same", async () => {
  const issue = await openHall(db).issue("mark-six");
  const game = await db.row<{ id: number; code: string }>(sql`
    select id, code from lottery_game where id = (select game_id from lottery_issue where id = ${issue})`);
  const imported = await importing(game?.code ?? "", "date,regular,special", "2025-03-01,1 8 15 22 36 43,49");
  expect(imported).toMatchObject({ ok: true, value: { rows: 1, added: 1, bad: [] } });
  const [result] = await selectResults(db, game?.id ?? 0, "Asia/Ho_Chi_Minh", { limit: 1, offset: 0 });
  expect(result?.outcome).toEqual({
    regular: [1, 8, 15, 22, 36, 43],
    special: 49,
    ...rulesOf("mark-six").termsOn(Temporal.PlainDate.from("2025-03-01")),
  });
});

test("the same file again adds nothing, and a result that is there is never changed", async () => {
  const { id, code } = await northGame();
  await importing(code, HEADER, row("2025-01-06", "49839"));
  expect(await importing(code, HEADER, row("2025-01-06", "49839"), row("2025-01-07", "11111"))).toMatchObject({ value: { added: 1, known: 1 } });
  expect(await importing(code, HEADER, row("2025-01-06", "50000"))).toMatchObject({ value: { added: 0, differing: [2] } });
  const [result] = await selectResults(db, id, "Asia/Ho_Chi_Minh", { day: "2025-01-06", limit: 10, offset: 0 });
  expect(result?.outcome).toMatchObject({ DB: ["49839"] });
});

test("a file without the right columns, and a lottery nobody knows, are refused in words", async () => {
  const { code } = await northGame();
  expect(await importing(code, "date,DB,G1")).toMatchObject({
    value: { added: 0, bad: [{ line: 1, reason: "the header lacks G2, G3, G4, G5, G6, G7" }] },
  });
  expect(await importing("NOBODY", HEADER)).toEqual({ ok: false, refusal: "UNKNOWN_GAME" });
});

test("LB-12 trends count each number's comings and how long it has stayed away, in draws and days", () => {
  const draw = (issueNo: string, day: string, special: string) => ({ issueNo, day, board: [{ prize: "DB", numbers: [special] }] });
  const trends = trendsOf([draw("3", "2025-01-09", "00042"), draw("2", "2025-01-07", "00007"), draw("1", "2025-01-01", "11107")]);
  expect(trends).toHaveLength(100);
  expect(trends.filter(({ times }) => times > 0)).toEqual([
    { number: "07", times: 2, gapDraws: 1, gapDays: 2 },
    { number: "42", times: 1, gapDraws: 0, gapDays: 0 },
  ]);
  expect(trends[0]).toEqual({ number: "00", times: 0, gapDraws: 3, gapDays: null });
});

test("trends know every ball of a game, and count no sum among them", () => {
  const of = (code: string, board: readonly BoardRow[]) => trendsOf([{ issueNo: "1", day: "2025-01-01", board }], ballsOf(rulesOf(code)));
  const sum = (number: string) => ({ prize: "SUM", numbers: [number] });
  const keno = of("keno", [{ prize: "BALLS", numbers: ["03", "44"] }, sum("909")]);
  expect([keno.length, keno[0]?.number, keno.filter(({ times }) => times > 0).length]).toEqual([80, "01", 2]);
  const dice = of("k3", [{ prize: "DICE", numbers: ["2", "2", "5"] }, sum("9")]);
  expect(dice.map(({ number, times }) => `${number}:${times}`)).toEqual(["1:0", "2:2", "3:0", "4:0", "5:1", "6:0"]);
  const figures = of("ssc", [{ prize: "DIGITS", numbers: ["5", "2", "2", "5", "9"] }, sum("23")]);
  expect(figures.map(({ number }) => number).join("")).toBe("0123456789");
});
