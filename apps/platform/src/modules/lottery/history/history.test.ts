import { Readable } from "node:stream";
import type { BoardRow } from "@perya/lottery-kit";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { rulesOf } from "../games/rules-of.ts";
import { HEADER, northGame, row } from "../testing/north-results.ts";
import { openHall } from "../testing/open-hall.ts";
import { selectOrigins, selectResults } from "./history.store.ts";
import { importResults } from "./import-results.ts";
import { ballsOf, trendsOf } from "./trends-of.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await cloneDatabase(inject("platform"))));
afterAll(() => db.close());

const importing = (code: string, ...lines: string[]) => importFrom(code, false, lines);
const importFrom = (code: string, anyDay: boolean, lines: readonly string[]) =>
  importResults(db, code, Readable.from(lines.map((line) => `${line}\n`)), {
    source: "results.csv",
    anyDay,
  });

test("LB-12 published results are imported with their zeros, and doubles, gaps and bad lines are told by line and day", async () => {
  const { id, code } = await northGame(db);
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
        { line: 7, reason: '"soon" is not a day' },
      ],
    },
  });
  const results = await selectResults(db, id, "Asia/Ho_Chi_Minh", {
    origin: "OFFICIAL",
    limit: 10,
    offset: 0,
  });
  expect(results.map(({ issueNo, day }) => [issueNo, day])).toEqual([
    ["20250114", "2025-01-14"],
    ["20250108", "2025-01-08"],
    ["20250106", "2025-01-06"],
  ]);
  expect(results[0]?.outcome).toMatchObject({
    DB: ["00077"],
    G1: ["00001"],
    G6: ["909", "097", "099"],
    G7: ["84", "65", "42", "08"],
  });
});

test("LB-12 a published result needs no column for what its day decides, and has it all the same", async () => {
  const issue = await openHall(db).issue("mark-six");
  const game = await db.row<{ id: number; code: string }>(sql`
    select id, code from lottery_game
    where id = (select game_id from lottery_issue where id = ${issue})`);
  const imported = await importing(
    game?.code ?? "",
    "date,regular,special",
    "2025-03-01,1 8 15 22 36 43,49",
  );
  expect(imported).toMatchObject({ ok: true, value: { rows: 1, added: 1, bad: [] } });
  const [result] = await selectResults(db, game?.id ?? 0, "Asia/Ho_Chi_Minh", {
    origin: "OFFICIAL",
    limit: 1,
    offset: 0,
  });
  expect(result?.outcome).toEqual({
    regular: [1, 8, 15, 22, 36, 43],
    special: 49,
    ...rulesOf("mark-six").termsOn(Temporal.PlainDate.from("2025-03-01")),
  });
});

test("the same file again adds nothing, and a result that is there is never changed", async () => {
  const { id, code } = await northGame(db);
  await importing(code, HEADER, row("2025-01-06", "49839"));
  expect(
    await importing(code, HEADER, row("2025-01-06", "49839"), row("2025-01-07", "11111")),
  ).toMatchObject({ value: { added: 1, known: 1 } });
  expect(await importing(code, HEADER, row("2025-01-06", "50000"))).toMatchObject({
    value: { added: 0, differing: [2] },
  });
  const [result] = await selectResults(db, id, "Asia/Ho_Chi_Minh", {
    origin: "OFFICIAL",
    day: "2025-01-06",
    limit: 10,
    offset: 0,
  });
  expect(result?.outcome).toMatchObject({ DB: ["49839"] });
});

test("a result of a day that can't be is refused: before the lottery began, in the future, or without a draw in its calendar", async () => {
  const { id, code } = await northGame(db);
  const reasons = (imported: Awaited<ReturnType<typeof importing>>) =>
    imported.ok ? imported.value.bad.map(({ reason }) => reason) : [];
  const next = Temporal.Now.plainDateISO().add({ years: 1 }).toString();
  const rows = [
    row("0202-01-06", "11111"),
    row("1961-12-29", "11111"),
    row(next, "11111"),
    row("2025-01-09", "11111"),
  ];
  expect(reasons(await importing(code, HEADER, ...rows))).toEqual([
    "0202-01-06 is before the lottery's first day, 1962-01-01",
    "1961-12-29 is before the lottery's first day, 1962-01-01",
    `${next} has not come yet`,
    "2025-01-09 has no draw in the calendar",
  ]);
  expect(reasons(await importFrom(code, true, [HEADER, ...rows]))).toHaveLength(3);
  expect(
    (
      await selectResults(db, id, "Asia/Ho_Chi_Minh", { origin: "OFFICIAL", limit: 10, offset: 0 })
    ).map(({ day }) => day),
  ).toEqual(["2025-01-09"]);
});

test.each([
  "2025-01-06T18:15",
  "2025-01-06x",
  "+2025-01-06",
  "2025-02-30",
  "06/13/2025",
  "20250106-1",
])("%s is not a day of a result", async (day) => {
  const { code } = await northGame(db);
  expect(await importing(code, HEADER, row(day, "11111"))).toMatchObject({
    value: { added: 0, bad: [{ line: 2, reason: `"${day}" is not a day` }] },
  });
});

test("a number with a sign is no number of a result", async () => {
  const { code } = await northGame(db);
  const imported = await importing(
    code,
    HEADER,
    row("2025-01-06", "-4983"),
    row("2025-01-07", "+4983"),
  );
  expect(imported).toMatchObject({
    value: {
      added: 0,
      bad: [{ reason: "DB: -4983 is no number" }, { reason: "DB: +4983 is no number" }],
    },
  });
});

test.each([
  [
    "Ngày,Giải ĐB,Giải nhất,Giải nhì_1,Giải nhì_2,Giải ba,Giải tư,Giải năm,Giải sáu,Giải bảy",
    "06/01/2025",
  ],
  ["NGAY,DAC BIET,NHAT,NHI 1,NHI 2,BA,TU,NAM,SAU,BAY", "6-1-2025"],
  ["Draw date,G.ĐB,G.1,G.2.1,G.2.2,G.3,G.4,G.5,G.6,G.7", "2025-01-06"],
  [
    "date,Special prize,Prize 1,Prize 2_1,Prize 2_2,Prize 3,Prize 4,Prize 5,Prize 6,Prize 7",
    "20250106",
  ],
])("published headers are understood: %s", async (header, day) => {
  const { id, code } = await northGame(db);
  expect(await importing(code, header, row(day, "49839"))).toMatchObject({
    value: { added: 1, bad: [] },
  });
  const [result] = await selectResults(db, id, "Asia/Ho_Chi_Minh", {
    origin: "OFFICIAL",
    limit: 1,
    offset: 0,
  });
  expect(result).toMatchObject({
    day: "2025-01-06",
    outcome: { DB: ["49839"], G2: ["03031", "14884"], G7: ["84", "65", "42", "08"] },
  });
});

test("an import that brings nothing is an error, and one that brought something has a number that its results carry", async () => {
  const { id, code } = await northGame(db);
  expect(await importing(code)).toEqual({ ok: false, refusal: "NOTHING_THERE" });
  expect(await importing(code, HEADER)).toEqual({ ok: false, refusal: "NOTHING_THERE" });
  const first = await importing(code, HEADER, row("2025-01-06", "49839"));
  const again = await importing(code, HEADER, row("2025-01-06", "49839"));
  expect([first.ok && first.value.importId, again.ok && again.value.importId]).toEqual([
    expect.any(BigInt),
    null,
  ]);
  const kept = await db.rows(sql`
    select i.added, h.issue_no as "issueNo"
    from lottery_import i
    join lottery_history h on h.import_id = i.id
    where i.game_id = ${id}`);
  expect(kept).toEqual([{ added: 1, issueNo: "20250106" }]);
});

test("a file without the right columns, and a lottery nobody knows, are refused in words", async () => {
  const { code } = await northGame(db);
  expect(await importing(code, "date,DB,G1")).toMatchObject({
    value: { added: 0, bad: [{ line: 1, reason: "the header lacks G2, G3, G4, G5, G6, G7" }] },
  });
  expect(await importing("NOBODY", HEADER)).toEqual({ ok: false, refusal: "UNKNOWN_GAME" });
});

test("what we drew ourselves and what the lottery published never stand in one list, also under the same number", async () => {
  const { id, code } = await northGame(db);
  const of = async (origin: "HOUSE" | "OFFICIAL") =>
    (await selectResults(db, id, "Asia/Ho_Chi_Minh", { origin, limit: 10, offset: 0 })).map(
      ({ issueNo, outcome }) => [issueNo, outcome],
    );
  const drawn = async (issueNo: string, source: string, special: string) =>
    void (await db.run(sql`
      insert into lottery_issue (
        game_id, issue_no, open_at, close_at, draw_at, status, source, rules_version, outcome,
        version
      )
      values (
        ${id}, ${issueNo}, '2025-01-05', '2025-01-06 10:00Z', '2025-01-06 11:15Z', 'SETTLED',
        ${source}, '1.0.0', ${`{"DB":["${special}"]}`}::jsonb, 1
      )`));
  expect(await selectOrigins(db, id)).toEqual([]);
  await drawn("20250106", "RNG", "55555");
  await importing(code, HEADER, row("2025-01-06", "49839"), row("2025-01-07", "11111"));
  expect(await selectOrigins(db, id)).toEqual(["HOUSE", "OFFICIAL"]);
  expect(await of("HOUSE")).toEqual([["20250106", { DB: ["55555"] }]]);
  expect((await of("OFFICIAL")).map(([issueNo]) => issueNo)).toEqual(["20250107", "20250106"]);
  await drawn("20250107", "MANUAL", "11111");
  expect(
    (await of("OFFICIAL")).map(([issueNo, outcome]) => [
      issueNo,
      Object.keys(outcome as object).length,
    ]),
  ).toEqual([
    ["20250107", 1],
    ["20250106", 8],
  ]);
});

test("LB-12 trends count each number's comings and how long it has stayed away, in draws and days", () => {
  const draw = (issueNo: string, day: string, special: string) => ({
    issueNo,
    day,
    board: [{ prize: "DB", numbers: [special] }],
  });
  const trends = trendsOf([
    draw("3", "2025-01-09", "00042"),
    draw("2", "2025-01-07", "00007"),
    draw("1", "2025-01-01", "11107"),
  ]);
  expect(trends).toHaveLength(100);
  expect(trends.filter(({ times }) => times > 0)).toEqual([
    { number: "07", times: 2, gapDraws: 1, gapDays: 2 },
    { number: "42", times: 1, gapDraws: 0, gapDays: 0 },
  ]);
  expect(trends[0]).toEqual({ number: "00", times: 0, gapDraws: 3, gapDays: null });
});

test("trends know every ball of a game, and count no sum among them", () => {
  const of = (code: string, board: readonly BoardRow[]) =>
    trendsOf([{ issueNo: "1", day: "2025-01-01", board }], ballsOf(rulesOf(code)));
  const sum = (number: string) => ({ prize: "SUM", numbers: [number] });
  const keno = of("keno", [{ prize: "BALLS", numbers: ["03", "44"] }, sum("909")]);
  expect([keno.length, keno[0]?.number, keno.filter(({ times }) => times > 0).length]).toEqual([
    80,
    "01",
    2,
  ]);
  const dice = of("k3", [{ prize: "DICE", numbers: ["2", "2", "5"] }, sum("9")]);
  expect(dice.map(({ number, times }) => `${number}:${times}`)).toEqual([
    "1:0",
    "2:2",
    "3:0",
    "4:0",
    "5:1",
    "6:0",
  ]);
  const figures = of("ssc", [{ prize: "DIGITS", numbers: ["5", "2", "2", "5", "9"] }, sum("23")]);
  expect(figures.map(({ number }) => number).join("")).toBe("0123456789");
});
