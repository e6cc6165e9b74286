import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../testing/choose-profiles.ts";
import { passTime } from "../../testing/pass-time.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { catalogueJobs } from "../catalogue/catalogue.jobs.ts";
import { told } from "../facts/testing/told.ts";
import { limitChanged } from "../limits/index.ts";
import { cell } from "../profiles/testing/use-profiles.ts";
import { vendorWalletsModule } from "./module.ts";
import { sendDue } from "./moving/send-due.ts";
import { sweepBarred } from "./moving/sweep-barred.ts";
import { GAME, PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, sites, platform, rich, move, money, problems, statusOf } = arcade;
await catalogueJobs(platform).tasks["sync-games"]?.({}, {} as never);
const GAME_ID = `perya-arcade-${GAME}`;

const limit = (player: TestPlayer, pesos: bigint | null) =>
  player.call("POST", "/limits", {
    name: "singleBet",
    amount: pesos === null ? null : (pesos * PESO).toString(),
  });
const launch = (player: TestPlayer) => player.call("POST", "/launch-address", { gameId: GAME_ID });
const shown = async (player: TestPlayer) =>
  (await player.call("GET", "/vendor-wallets")).value.wallets[0];
const asStaff = async ({ publicId }: TestPlayer) =>
  (await (await sites.staff("owner")).call("GET", `/players/${publicId}/vendor-wallets`)).value[0];
/** Tells the module of every limit that was changed. */
async function hear(): Promise<void> {
  for (const fact of await told(db, limitChanged))
    for (const listener of vendorWalletsModule.hears ?? [])
      if (listener.fact === limitChanged.name)
        await db.inTransaction((tx) => listener.hear(tx, fact, platform));
}

/** Has a law of one rule be in force for the brand until the test has ended. */
async function under(code: string, cells: object): Promise<void> {
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      ${code}, 1, 'Elsewhere', '', 'brand', now() - interval '1 hour',
      now() - interval '1 day', 'test', ${JSON.stringify(cells)}::jsonb
    )`);
  await chooseProfiles(db, [code]);
  passTime(10_000);
}

test("MO-04 under a limit on single bets nothing goes to a vendor that can't keep it, no game of it opens, and the player and staff read why", async () => {
  const player = await rich(100n);
  expect(await shown(player)).toMatchObject({ open: true, notKept: null });
  expect((await launch(player)).status).toBe(200);
  const choice = { movesIn: "ALL", movesOut: false, amount: null };
  await player.call("PUT", "/vendor-wallets/perya-arcade/choice", choice);
  expect((await limit(player, 5n)).status).toBe(200);

  expect(await move(player, "in", 1n)).toMatchObject({ status: 422, code: "BET_LIMIT_NOT_KEPT" });
  const entering = { gameId: GAME_ID, key: randomUUID() };
  const entered = await player.call("POST", "/vendor-wallets/enter", entering);
  expect(entered).toMatchObject({ status: 200, value: { status: null } });
  expect(await launch(player)).toMatchObject({ status: 403, code: "BET_LIMIT_NOT_KEPT" });
  expect(await statusOf(player)).toBeUndefined();
  expect(await money(player)).toEqual({ cash: 100, transit: 0, kept: 0 });
  expect(await shown(player)).toMatchObject({ notKept: "BET_LIMIT" });
  expect(await asStaff(player)).toMatchObject({ betLimitNotKept: true, rulesNotKept: [] });
});

test("a limit of staff on single bets does the same, and once it is gone money goes there as before", async () => {
  const player = await rich(50n);
  const owner = await sites.staff("owner");
  const set = (singleBet: string | null) =>
    owner.call("POST", `/players/${player.publicId}/limits`, {
      limits: { singleBet },
      reason: "Asked by phone",
    });
  await set((2n * PESO).toString());
  expect(await move(player, "in", 1n)).toMatchObject({ code: "BET_LIMIT_NOT_KEPT" });
  await set(null);
  expect((await move(player, "in", 20n)).status).toBe(200);
  expect(await money(player)).toEqual({ cash: 30, transit: 0, kept: 20 });
});

test("money that is there when such a limit is set comes back by itself", async () => {
  const player = await rich(50n);
  await move(player, "in", 40n);
  await limit(player, 5n);
  await hear();
  while (await sendDue(platform));
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test("and so does money that was still on its way there", async () => {
  const player = await rich(50n);
  await arcade.misbehave(player, "SILENT_DONE");
  await move(player, "in", 40n);
  await limit(player, 5n);
  await hear();
  await arcade.misbehave(player, null);
  await arcade.pass(player);
  while (await sendDue(platform));
  expect(await money(player)).toEqual({ cash: 10, transit: 0, kept: 40 });
  await sweepBarred(platform);
  while (await sendDue(platform));
  expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
});

test.each([
  [
    "stakes",
    "XS",
    "stake.max",
    [{ product: "slots", ageMin: null, ageMax: null, amount: 500, currency: "PHP" }],
  ],
  ["the time between rounds", "XR", "round.minMs", { slots: 2_500 }],
  ["pauses", "XP", "check.break", { afterMin: 60, pauseMin: 5 }],
  ["planned sessions", "XL", "limit.session", { mandatory: true, periods: ["session"] }],
] as const)(
  "a law on %s keeps money away from a vendor that can't keep it, and fetches what is there",
  async (_what, code, field, value) => {
    const player = await rich(50n);
    await move(player, "in", 40n);
    await under(code, { [field]: cell(value) });
    expect(await move(player, "in", 1n)).toMatchObject({ status: 422, code: "RULES_NOT_KEPT" });
    expect(await launch(player)).toMatchObject({ status: 403, code: "RULES_NOT_KEPT" });
    expect(await shown(player)).toMatchObject({ notKept: "RULES" });
    expect(await asStaff(player)).toMatchObject({ rulesNotKept: [`${code}.${field} v1`] });
    await sweepBarred(platform);
    while (await sendDue(platform));
    expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
    await chooseProfiles(db, ["DEMO"]);
    passTime(10_000);
    expect((await move(player, "in", 1n)).status).toBe(200);
  },
);

test("the ledger adds up after all of this", async () => {
  expect(await problems()).toEqual([]);
});
