import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { MAX_DAYS } from "../../../http/answers/days.ts";
import { followAll } from "../testing/follow-all.ts";
import { useRoundsApi } from "../testing/use-rounds-api.ts";

const { api, ana, ben, db, vendor, playedRound, lostBet, launched, wallet } = await useRoundsApi();

const ZONE = "Asia/Manila";
const now = Temporal.Now.zonedDateTimeISO(ZONE);
const midnight = now.startOfDay().toInstant();
const dayBefore = (days: number) => now.toPlainDate().subtract({ days }).toString();
const [today, yesterday] = [dayBefore(0), dayBefore(1)];
const peso = (amount: number) => ({ amount: String(amount), currency: "PHP" });
const totalsOf = async (query: string) =>
  (await api("GET", `/betting-record/totals?${query}`, ana)).value;

test("the totals of some days count all of their rounds by midnight of the brand's zone, of one game or of all", async () => {
  const [late, early] = [await playedRound(ana), await playedRound(ana)];
  await playedRound(ben);
  await lostBet(ana, vendor.id, "mines");
  const bet = { user: ana.publicId, token: await launched(ana), amount: 7_000 };
  expect(await wallet("bet", { ...bet, round: randomUUID() })).toMatchObject({ status: "RS_OK" });
  await followAll(db);
  for (const [round, at] of [
    [late, midnight.subtract({ milliseconds: 1 })],
    [early, midnight],
  ] as const)
    await db.run(sql`
      update betting_record set opened_at = ${at.toString()}::timestamptz where round = ${round}`);

  const [both, day] = [`fromDay=${yesterday}&toDay=${today}`, `fromDay=${today}&toDay=${today}`];
  const games = [
    { id: "acme-harbor-lanterns", name: "Harbor Lanterns", language: "" },
    { id: "acme-mines", name: "Mango Mines", language: "" },
  ];
  expect(await totalsOf(`fromDay=${yesterday}&toDay=${yesterday}`)).toEqual({
    totals: [{ stake: peso(50_000), payout: peso(80_000), net: peso(30_000), open: peso(0) }],
    games: games.slice(0, 1),
  });
  expect(await totalsOf(day)).toEqual({
    totals: [{ stake: peso(58_000), payout: peso(80_000), net: peso(29_000), open: peso(7_000) }],
    games,
  });
  expect(await totalsOf(both)).toMatchObject({ totals: [{ stake: peso(108_000) }] });
  expect(await totalsOf(`${both}&gameId=acme-mines`)).toEqual({
    totals: [{ stake: peso(1_000), payout: peso(0), net: peso(-1_000), open: peso(0) }],
    games,
  });
  expect(await totalsOf(`${both}&status=OPEN`)).toMatchObject({
    totals: [{ stake: peso(7_000), net: peso(0), open: peso(7_000) }],
  });
  expect(await totalsOf(`${both}&gameId=nothing`)).toMatchObject({
    totals: [{ stake: peso(0), payout: peso(0), net: peso(0), open: peso(0) }],
    games,
  });
  const listed = (query: string) => api("GET", `/betting-record?pageSize=100&${query}`, ana);
  expect((await listed(day)).value.content).toHaveLength(3);
  expect((await listed(`fromDay=${yesterday}&toDay=${yesterday}`)).value.content).toMatchObject([
    { round: late },
  ]);
});

test("what moved a player's money on some days is totalled as it is listed, whichever page is shown", async () => {
  const query = `fromDay=${today}&toDay=${today}`;
  const { content } = (await api("GET", `/account-record?pageSize=100&${query}`, ana)).value;
  const amounts = content.map(({ amount }) => Number((amount as { amount: string }).amount));
  const sum = (of: readonly number[]) => of.reduce((whole, one) => whole + one, 0);
  const [received, spent] = [amounts.filter((one) => one > 0), amounts.filter((one) => one < 0)];
  expect(spent.length).toBeGreaterThan(2);
  const totals = async (rest: string) =>
    (await api("GET", `/account-record/totals?${rest}`, ana)).value;
  expect(await totals(query)).toEqual([
    { received: peso(sum(received)), spent: peso(-sum(spent)), net: peso(sum(amounts)) },
  ]);
  expect(await totals(`${query}&kind=deposit`)).toEqual([
    { received: peso(1_000_000), spent: peso(0), net: peso(1_000_000) },
  ]);
  expect(await totals(`fromDay=${yesterday}&toDay=${yesterday}`)).toEqual([
    { received: peso(0), spent: peso(0), net: peso(0) },
  ]);
});

test("totals are of days that are named, in their order, and of a quarter of a year at most", async () => {
  const days = (count: number) => `fromDay=${dayBefore(count - 1)}&toDay=${today}`;
  for (const path of [
    "/betting-record/totals",
    "/account-record/totals",
    "/lottery/records/totals",
  ])
    expect([
      (await api("GET", `${path}?${days(MAX_DAYS)}`, ana)).status,
      (await api("GET", `${path}?${days(MAX_DAYS + 1)}`, ana)).status,
      (await api("GET", `${path}?fromDay=${today}&toDay=${yesterday}`, ana)).status,
      (await api("GET", `${path}?toDay=${today}`, ana)).status,
    ]).toEqual([200, 400, 400, 400]);
  expect((await api("GET", `/betting-record?${days(MAX_DAYS + 1)}`, ana)).status).toBe(400);
});
