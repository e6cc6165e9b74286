import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { seedLottery } from "../index.ts";
import { rulesOf } from "../games/rules-of.ts";
import { settleIssue } from "../settling/settle-issue.ts";
import { openHall } from "../testing/open-hall.ts";

const { db, sites } = await useSites();
/** The worked example of the north: bao lô 84 hits twice, xiên 57 84 once, trượt 01-04 wins. */
const NORTH = {
  G1: ["92272"],
  G2: ["03031", "14884"],
  G3: ["69886", "57680", "87999", "58887", "64483", "81156"],
  G4: ["7371", "6587", "9832", "6662"],
  G5: ["2326", "4557", "1030", "9147", "1957", "7824"],
  G6: ["909", "097", "099"],
  G7: ["84", "65", "42", "81"],
  DB: ["49839"],
};

interface Record {
  readonly id: string;
  readonly state: string;
}

test("LB-12 a player sees each order with what became of every line, the winning numbers lit, the draw's board, and nobody else's", async () => {
  const hall = openHall(db);
  const [player, other] = [await sites.player(), await sites.player()];
  await hall.house({
    kind: "deposit",
    player: player.id,
    key: `gift:${player.id}`,
    units: 10_000_000_000n,
  });
  const [drawn, later] = [await hall.issue("vn-north"), await hall.issue("vn-north")];
  const line = (market: string, selection: string, count: number, odds: number) => ({
    market,
    selection,
    unitMinor: 1_000n,
    count,
    odds: [odds],
  });
  const lines = [
    line("BAO2", "84", 27, 950_000),
    line("XIEN2", "57,84", 1, 165_000),
    line("TRUOT4", "01,02,03,04", 1, 28_000),
    line("DB2", "07", 1, 950_000),
  ];
  const won = await hall.order(drawn, player.id, lines);
  const lost = await hall.order(drawn, player.id, [line("DB2", "11", 1, 950_000)]);
  const open = await hall.order(later, player.id, [line("DB2", "39", 1, 950_000)]);
  await hall.draw(drawn, NORTH);
  const page = async () =>
    (await player.call("GET", `/lottery/records`)).value as {
      content: Record[];
      totalPages: number;
    };
  expect((await page()).content.map(({ id, state }) => [id, state])).toEqual(
    [open, lost, won].map((id) => [`lo_${id}`, "OPEN"]),
  );
  await settleIssue({ ...hall.settling, rulesOf }, drawn);

  expect((await page()).content).toMatchObject([
    { state: "OPEN", net: null },
    { state: "LOST", net: { amount: "-1000000" } },
    { state: "WON", net: { amount: String((209_300n - 30_000n) * 1_000n) } },
  ]);
  const { value: order } = await player.call("GET", `/lottery/records/lo_${won}`);
  expect(order).toMatchObject({
    state: "WON",
    payout: { amount: String((190_000n + 16_500n + 2_800n) * 1_000n) },
    board: expect.arrayContaining([{ prize: "G7", numbers: NORTH.G7 }]) as unknown,
    lines: [
      { selection: "84", won: true, payout: { amount: "190000000" }, winning: ["84"] },
      { selection: "57,84", won: true, payout: { amount: "16500000" }, winning: ["57", "84"] },
      { selection: "01,02,03,04", won: true, winning: ["01", "02", "03", "04"] },
      { selection: "07", won: false, payout: { amount: "0" }, winning: [] },
    ],
  });
  expect(await other.call("GET", `/lottery/records/lo_${won}`)).toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await other.call("GET", "/lottery/records")).value).toMatchObject({ content: [] });
  const day = (days: number) =>
    Temporal.Now.zonedDateTimeISO("Asia/Manila").toPlainDate().subtract({ days }).toString();
  const totals = async (on: string, rest = "") =>
    (await player.call("GET", `/lottery/records/totals?fromDay=${on}&toDay=${on}${rest}`)).value;
  const peso = (units: bigint) => ({ amount: String(units), currency: "PHP" });
  // Thirty thousand were bet and won with, one thousand lost, one thousand waits for its draw.
  const sums = {
    stake: peso(32_000n * 1_000n),
    payout: peso(209_300n * 1_000n),
    net: peso((209_300n - 31_000n) * 1_000n),
    open: peso(1_000n * 1_000n),
  };
  const nothing = { stake: peso(0n), payout: peso(0n), net: peso(0n), open: peso(0n) };
  const game = {
    id: expect.any(String) as string,
    name: expect.any(String) as string,
    language: "",
  };
  expect(await totals(day(0))).toEqual({ totals: [sums], games: [game, game] });
  expect(await totals(day(0), "&gameCode=NONE")).toEqual({
    totals: [nothing],
    games: [game, game],
  });
  expect(await totals(day(1))).toEqual({
    totals: [nothing],
    games: [],
  });
  const tomorrow = Temporal.Now.instant().add({ hours: 24 }).toString();
  expect((await player.call("GET", `/lottery/records?from=${tomorrow}`)).value).toMatchObject({
    content: [],
  });
  await db.inTransaction(seedLottery);
  await db.run(sql`
    update lottery_game set game_id = (select id from game where code = 'MARK6')
    where id = (select game_id from lottery_issue where id = ${drawn})`);
  const named = async (path: string) =>
    JSON.stringify((await player.call("GET", path, undefined, { language: "VI" })).value);
  for (const path of [
    "/lottery/records",
    `/lottery/records/lo_${won}`,
    `/lottery/records/totals?fromDay=${day(0)}&toDay=${day(0)}`,
  ]) {
    expect(await named(path)).toContain("Lục hợp");
    expect(JSON.stringify((await player.call("GET", path)).value)).toContain("Mark Six");
  }
  await db.run(sql`update lottery_order set cancelled_at = now() where id = ${open}`);
  expect((await page()).content[0]).toMatchObject({
    state: "CANCELLED",
    payout: { amount: "1000000" },
    net: { amount: "0" },
  });
  await hall.wallet.close();
});
