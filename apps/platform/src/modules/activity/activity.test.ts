import { setTimeout as pause } from "node:timers/promises";
import { sql } from "@perya/postgres/sql";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { ActivityLine } from "../../realtime/activity.ts";
import { passTime } from "../../testing/pass-time.ts";
import { send, type TestPlayer } from "../../testing/people.ts";
import { openSites } from "../../testing/open-sites.ts";
import { useSites } from "../../testing/use-sites.ts";
import { switchGameForBrand } from "../catalogue/index.ts";
import { openLotteryWorld, placeLines, units } from "../lottery/testing/lottery-world.ts";
import { openFair } from "./testing/open-fair.ts";

const WAIT = { timeout: 15_000 };
/** One step of the feed and some more. */
const STEP_MS = 2_500;

const { db, sites } = await useSites();
const { vendor, play, playerWithMoney, watch, stopWatching, setActivity } = await openFair({
  db,
  sites,
});

describe("what happens at a brand", () => {
  test("is told to a guest as it happens: the bet and the win, the name masked, a large win marked, the same bytes for everyone, in every process", async () => {
    const player = await playerWithMoney();
    const there = await openSites(db);
    onTestFinished(() => there.close());
    const [one, other, elsewhere] = [await watch(), await watch(), await watch(undefined, there)];
    for (const { events } of [one, elsewhere])
      await vi.waitFor(() => expect(events[0]?.whole).toBe(true), WAIT);
    await play(player, { payout: 4_120_000n });
    await vi.waitFor(() => expect(one.lines()).toHaveLength(2), WAIT);
    const name = `${player.username.slice(0, 2)}***${player.username.at(-1)}`;
    const ofGame = { gameId: "acme-reels", gameName: "Golden Reels", name, issueNo: null };
    expect(one.lines()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...ofGame,
          kind: "win",
          amount: { amount: "4120000", currency: "PHP" },
          times: "41.2",
          large: true,
        }),
        expect.objectContaining({
          ...ofGame,
          kind: "bet",
          amount: { amount: "100000", currency: "PHP" },
          times: null,
          large: false,
        }),
      ]),
    );
    await vi.waitFor(() => expect(other.events.length).toBe(one.events.length), WAIT);
    expect(other.text).toBe(one.text);
    expect(one.text).not.toContain(player.username);
    await vi.waitFor(() => expect(elsewhere.lines()).toEqual(one.lines()), WAIT);
  });

  test("names a game in each reader's language, and plainly for readers of other languages", async () => {
    const player = await playerWithMoney();
    await db.run(sql`
      update game set names = '{"VI": "Cuộn Vàng"}' where slug = 'acme-reels'`);
    passTime(61_000);
    onTestFinished(async () => {
      await db.run(sql`update game set names = '{}' where slug = 'acme-reels'`);
    });
    const [vietnamese, arabic] = [
      await watch(undefined, sites, "VI"),
      await watch(undefined, sites, "AR"),
    ];
    await play(player, {});
    const called = { gameName: "Cuộn Vàng", nameLanguage: "vi" };
    const isCalled = ({ gameName }: ActivityLine) => gameName === called.gameName;
    await vi.waitFor(() => expect(vietnamese.lines().some(isCalled)).toBe(true), WAIT);
    const { id, ...line } = vietnamese.lines().find(isCalled) as ActivityLine;
    expect(line).toMatchObject(called);
    const plain = { ...line, id, gameName: "Golden Reels", nameLanguage: "" };
    await vi.waitFor(() => expect(arabic.lines()).toContainEqual(plain), WAIT);
  });

  test("has the players of a game and of the brand, each once however much they play, until five minutes after their last round", async () => {
    const [first, second] = [await playerWithMoney(), await playerWithMoney()];
    const seen = await watch();
    for (const game of ["mines", "mines", "reels"]) await play(first, { game });
    await play(second, { game: "mines" });
    await vi.waitFor(() => expect(seen.last("players", "acme-mines")).toBe(2), WAIT);
    const rows = await db.row<{ players: number }>(sql`
      select count(distinct player_id)::int as players from betting_record where not excluded`);
    expect(seen.playing()).toBe(rows?.players);
    await db.run(sql`
      update betting_record set opened_at = opened_at - interval '6 minutes'
      where player_id = ${first.id}`);
    const later = await (async () => {
      stopWatching();
      await pause(100);
      passTime(61_000);
      await pause(STEP_MS);
      return watch();
    })();
    await vi.waitFor(() => expect(later.last("players", "acme-mines")).toBe(1), WAIT);
  });

  test("says what a game paid in the last hour: the sum of the ledger's wins, those of free rounds too", async () => {
    const player = await playerWithMoney();
    await play(player, { game: "mines", payout: 250_000n });
    await play(player, { game: "mines", stake: 0n, payout: 30_000n, free: true });
    await play(player, { game: "mines", payout: 1_000n });
    const ledger = await db.row<{ paid: bigint }>(sql`
      select sum(units)::int8 as paid from wallet_entry
      where kind = 2 and status = 0 and game = 'mines' and vendor = ${vendor}`);
    expect(ledger?.paid).toBe(281_000n);
    passTime(11_000);
    const seen = await watch();
    await vi.waitFor(
      () =>
        expect(seen.last("paid", "acme-mines")).toEqual({
          amount: String(ledger?.paid),
          currency: "PHP",
        }),
      WAIT,
    );
  });

  test("leaves out trial and test accounts, other brands' players and games that are switched off", async () => {
    const [trial, tested, stranger, member] = await Promise.all(
      Array.from({ length: 4 }, playerWithMoney),
    );
    if (!trial || !tested || !stranger || !member) throw new Error("Four players were made.");
    await db.run(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('b.example', 'B', false, 'PHP', 'PH', 'Asia/Manila', 18)`);
    await db.run(sql`update player set kind = '4' where id = ${trial.id}`);
    await db.run(sql`update player set test_since = now() where id = ${tested.id}`);
    await db.run(sql`
      update player set brand_id = (select id from brand where host = 'b.example')
      where id = ${stranger.id}`);
    const seen = await watch();
    await vi.waitFor(() => expect(seen.events.length).toBeGreaterThan(0), WAIT);
    const before = seen.last("players", "acme-reels") ?? 0;
    for (const player of [trial, tested, stranger, member])
      await play(player, { payout: 777_000n });
    await vi.waitFor(() => expect(seen.last("players", "acme-reels")).toBe(before + 1), WAIT);
    await pause(STEP_MS);
    expect(seen.last("players", "acme-reels")).toBe(before + 1);
    expect(seen.lines().filter(({ amount }) => amount?.amount === "777000")).toHaveLength(1);
    await db.inTransaction((tx) => switchGameForBrand(tx, 1n, "acme-reels", false));
    passTime(21_000);
    await play(member, { payout: 555_000n });
    await vi.waitFor(() => expect(seen.last("players", "acme-reels")).toBe(0), WAIT);
    expect(seen.lines().some(({ amount }) => amount?.amount === "555000")).toBe(false);
    await db.inTransaction((tx) => switchGameForBrand(tx, 1n, "acme-reels", true));
    passTime(21_000);
  });

  test("is one step for a burst: thirty rounds are few lines, and no two steps are closer than two seconds", async () => {
    const player = await playerWithMoney();
    const seen = await watch();
    await vi.waitFor(() => expect(seen.events.length).toBeGreaterThan(0), WAIT);
    const before = seen.events.length;
    await play(player, { game: "mines", rounds: 30 });
    await pause(STEP_MS);
    const steps = seen.events.slice(before);
    for (const { lines } of steps) expect(lines.length).toBeLessThanOrEqual(12);
    for (const [place, at] of seen.at.entries())
      if (place > 1) expect(at - (seen.at[place - 1] ?? 0)).toBeGreaterThan(1_500);
  });

  test("is nothing where the brand does not show it, and not sent to someone who does not watch", async () => {
    const player = await playerWithMoney();
    await setActivity({ shown: false });
    const [seen, other] = [await watch(), await watch("")];
    await play(player, { payout: 4_000_000n });
    await pause(STEP_MS);
    const nothing = { whole: true, playing: 0, lines: [], players: {}, draws: {}, paid: {} };
    expect(seen.events).toEqual([nothing]);
    expect(other.text).toBe("");
    await setActivity({});
  });
});

test("players of a draw are those with an order on the next one, each once, and its result comes on the same stream", async () => {
  const world = await openLotteryWorld(sites);
  const gameCode = await world.newGame({ rules: "k3", prizeMode: "Elott" });
  const { id, issueNo } = await world.newIssue(gameCode);
  const later = await world.newIssue(gameCode, { closes: 4_000 });
  const lines = [{ market: "SIZE", picks: ["BIG"], unit: units(10) }];
  const bet = async (player: TestPlayer, issue = issueNo) =>
    (await placeLines(player, gameCode, issue, lines)).value.id as string;
  const [stays, leaves, waits, trial] = await Promise.all(
    Array.from({ length: 4 }, () => world.playerWith(100n)),
  );
  if (!stays || !leaves || !waits || !trial) throw new Error("Four players were made.");
  await db.run(sql`update player set test_since = now() where id = ${trial.id}`);
  for (const player of [stays, stays, trial]) await bet(player);
  await bet(waits, later.issueNo);
  await leaves.call("POST", `/lottery/orders/${await bet(leaves)}/cancel`);
  passTime(7_000);
  const seen = await watch();
  await vi.waitFor(
    () => expect(seen.last("draws", gameCode)).toEqual({ issueNo, players: 1 }),
    WAIT,
  );
  await db.run(sql`
    update lottery_issue set outcome = '{"dice":[6,5,4]}', version = 1, status = 'RESULTED'
    where id = ${id}`);
  sites.platform.live.broadcast({ type: "lottery", gameCode, issueNo, status: "RESULTED" });
  const result = {
    kind: "draw",
    gameId: gameCode.toLowerCase(),
    issueNo,
    numbers: ["6", "5", "4"],
    amount: null,
  };
  await vi.waitFor(
    () => expect(seen.lines()).toContainEqual(expect.objectContaining(result)),
    WAIT,
  );
});

test("hot games stand in the order of the rounds that players had in the last hours", async () => {
  const [player, trial] = [await playerWithMoney(), await playerWithMoney()];
  await db.run(sql`update player set test_since = now() where id = ${trial.id}`);
  const hot = async () => {
    passTime(61_000);
    const { list } = (await send(sites.playerUrl, {}, "GET", "/api/v1/games/hot")).value;
    return (list as { gameId: string }[])
      .map(({ gameId }) => gameId)
      .filter((id) => id.startsWith("acme"));
  };
  const leading = await db.row<{ rounds: number }>(sql`
    select count(*)::int as rounds from betting_record where not excluded`);
  await play(player, { rounds: (leading?.rounds ?? 0) + 1 });
  expect(await hot()).toEqual(["acme-reels", "acme-mines"]);
  const more = (leading?.rounds ?? 0) * 2 + 2;
  await play(trial, { game: "mines", rounds: more });
  expect(await hot()).toEqual(["acme-reels", "acme-mines"]);
  await play(player, { game: "mines", rounds: more });
  expect(await hot()).toEqual(["acme-mines", "acme-reels"]);
});

describe("the decorative jackpot", () => {
  const jackpot = async () =>
    (await send(sites.playerUrl, {}, "GET", "/api/v1/permission")).value.info.activity.jackpot;

  test("is off unless it is switched on, and never on with real money", async () => {
    expect(await jackpot()).toBe(false);
    await setActivity({ jackpot: true });
    expect(await jackpot()).toBe(true);
    await db.run(sql`update brand set real_money = true where id = 1`);
    passTime(6_000);
    expect(await jackpot()).toBe(false);
    await db.run(sql`update brand set real_money = false where id = 1`);
    await setActivity({});
  });
});
