import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { tokenHash } from "@perya/secrets";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { cell } from "../../profiles/testing/use-profiles.ts";
import { openSession } from "../../rounds/index.ts";
import { notePlay } from "../../rounds/sessions/note-play.ts";
import { bet } from "../../wallet/testing/open-book.ts";
import { pausedAmong } from "../index.ts";

const { db, sites } = await useSites();
// The place of these tests: an hour of play and five minutes of pause, and limits in the check.
await db.run(sql`
  insert into profile_version (
    code, version, name, authority, zone, effective_at, published_at, published_by, cells
  )
  values (
    'XX', 1, 'Elsewhere', '', 'brand', now() - interval '1 hour', now() - interval '1 day', 'test',
    ${JSON.stringify({
      "check.break": cell({ afterMin: 60, pauseMin: 5 }),
      "check.shows": cell(["limits"]),
    })}::jsonb
  )`);
const PESO = 100_000n;

const see = async (player: TestPlayer, session?: string) =>
  (await player.call("POST", "/play", session === undefined ? {} : { session })).value;

/** Lets so many minutes of play pass, with a page that was open all along. */
async function playOn(player: TestPlayer, minutes: number): Promise<void> {
  await db.run(sql`
    update play_session
    set begun_at = begun_at - make_interval(mins => ${minutes}),
      checked_at = checked_at - make_interval(mins => ${minutes}),
      unbroken_at = unbroken_at - make_interval(mins => ${minutes})
    where player_id = ${player.id}`);
}

async function bets(player: TestPlayer, amount: bigint): Promise<void> {
  const deposit = { player: player.id, key: randomUUID(), units: 1_000n * PESO };
  await db.inTransaction((tx) =>
    sites.platform.wallet.append(tx, [{ kind: "deposit", ...deposit }]),
  );
  const stake = bet({ player: player.id, units: amount * PESO, vendor: 3 });
  await sites.platform.wallet.submit([stake]);
  await sites.platform.wallet.submit([
    { ...stake, kind: "win", transaction: randomUUID(), units: 30n * PESO },
  ]);
}

const isOpen = async (token: string) =>
  (await db.row(sql`
    select 1 from game_session
    where token_hash = ${tokenHash(token)} and revoked_at is null`)) !== undefined;

const php = (amount: bigint) => ({ amount: (amount * PESO).toString(), currency: "PHP" });

test("after an hour the check says how long, what was staked, paid and the net, until it is answered", async () => {
  const player = await sites.player(1);
  const { session, state, check } = await see(player);
  expect([state, check]).toEqual(["PLAYING", null]);
  await bets(player, 100n);
  await playOn(player, 40);
  // Nobody answers in advance.
  const early = { session, answer: "continue" };
  expect((await player.call("POST", "/play/check", early)).status).toBe(200);
  await playOn(player, 20);
  const due = await see(player, session);
  expect(due).toMatchObject({
    state: "DUE",
    check: { minutes: 60, staked: php(100n), paid: php(30n), net: php(-70n) },
  });
  // A reload and another tab are shown the same.
  expect(await see(player)).toEqual(due);
  const said = { session, answer: "continue" };
  expect((await player.call("POST", "/play/check", said)).status).toBe(200);
  expect(await see(player, session)).toMatchObject({ state: "PLAYING", session });
});

test("while a check waits no game opens and no order is placed, until it is answered", async () => {
  const player = await sites.player(1);
  const { session } = await see(player);
  await playOn(player, 60);
  await see(player, session);
  const paused = async () => (await pausedAmong(db, [player.id])).get(player.id);
  expect(await paused()).toBe("CHECK_DUE");
  const chase = {
    key: randomUUID(),
    gameCode: "none",
    issues: 2,
    lines: [{ market: "DB2", picks: ["07"], unit: "100000" }],
  };
  const begin = () => player.call("POST", "/lottery/chases", chase);
  expect(await begin()).toMatchObject({ status: 403, code: "CHECK_DUE" });
  await player.call("POST", "/play/check", { session, answer: "continue" });
  expect(await paused()).toBeUndefined();
  expect(await begin()).toMatchObject({ code: "NOT_FOUND" });
  await playOn(player, 60);
  await see(player, session);
  await player.call("POST", "/play/check", { session, answer: "stop" });
  expect(await paused()).toBeUndefined();
});

test("minutes under a check count, as a game goes on under it, until no vendor may go on", async () => {
  const player = await sites.player(1);
  const { session } = await see(player);
  await playOn(player, 60);
  const minutes = async () => {
    await db.run(sql`delete from play_hour where player_id = ${player.id}`);
    await see(player, session);
    const { times } = (await player.call("GET", "/limits")).value;
    return times[0].used as number;
  };
  expect([1, 2]).toContain(await minutes());
  await db.run(sql`
    update play_session set due_at = due_at - interval '3 minutes' where player_id = ${player.id}`);
  const token = await db.inTransaction((tx) =>
    openSession(tx, { playerId: player.id, vendorId: 1 }),
  );
  expect(await minutes()).toBe(0);
  // Its games have ended, and open again once the check is answered.
  expect(await isOpen(token)).toBe(false);
  expect((await see(player, session)).check.overdue).toBe(true);
});

test("a game that was open when a law made a limit compulsory ends within a minute", async () => {
  const player = await sites.player(1);
  await see(player);
  const token = await db.inTransaction((tx) =>
    openSession(tx, { playerId: player.id, vendorId: 1 }),
  );
  await notePlay(sites.platform);
  expect(await isOpen(token)).toBe(true);
  await chooseProfiles(db, ["DK"]);
  await notePlay(sites.platform);
  expect(await isOpen(token)).toBe(false);
});

test("a player who stops is out of every game on every page, and may begin again", async () => {
  const player = await sites.player(1);
  const { session } = await see(player);
  await db.inTransaction((tx) => openSession(tx, { playerId: player.id, vendorId: 1 }));
  const stop = { session, answer: "stop" };
  expect((await player.call("POST", "/play/check", stop)).status).toBe(200);
  const open = await db.row(sql`
    select 1 from game_session where player_id = ${player.id} and revoked_at is null`);
  expect(open).toBeUndefined();
  expect((await see(player, session)).state).toBe("STOPPED");
  expect(await player.call("POST", "/play/check", stop)).toMatchObject({ code: "PLAY_OVER" });
  expect(await see(player)).toMatchObject({ state: "PLAYING" });
});

test("a player chooses between a quarter of an hour and two, and never more than the law has", async () => {
  const player = await sites.player(1);
  await chooseProfiles(db, ["GB"]);
  passTime(10_000);
  const set = (everyMinutes: number) => player.call("POST", "/play/interval", { everyMinutes });
  expect((await player.call("GET", "/play/interval")).value.everyMinutes).toBe(60);
  expect([(await set(14)).status, (await set(121)).status]).toEqual([400, 400]);
  await chooseProfiles(db, ["NL"]);
  passTime(10_000);
  expect((await player.call("GET", "/play/interval")).value).toEqual({
    everyMinutes: 30,
    leastMinutes: 15,
    mostMinutes: 30,
    raise: null,
  });
  expect(await set(31)).toMatchObject({ code: "TOO_MANY_MINUTES" });
  const { session } = await see(player);
  await playOn(player, 30);
  expect((await see(player, session)).state).toBe("DUE");
});

test("a game whose page says nothing counts too, as long as it calls the wallet", async () => {
  const player = await sites.player(1);
  const used = async () => (await player.call("GET", "/limits")).value.times[0].used as number;
  const idle = { playerId: player.id, vendorId: 1, idleSeconds: 120 };
  await db.inTransaction((tx) => openSession(tx, idle));
  await notePlay(sites.platform);
  expect(await used()).toBe(0);
  await db.inTransaction((tx) => openSession(tx, { playerId: player.id, vendorId: 1 }));
  await notePlay(sites.platform);
  expect(await used()).toBe(1);
  await playOn(player, 60);
  await db.run(sql`
    update play_session
    set seen_at = seen_at - interval '50 seconds', begun_at = begun_at - interval '50 seconds',
      checked_at = checked_at - interval '50 seconds'
    where player_id = ${player.id}`);
  await notePlay(sites.platform);
  expect((await pausedAmong(db, [player.id])).get(player.id)).toBe("CHECK_DUE");
});

test("minutes of play count once however many pages say so, and end play when the limit is used up", async () => {
  const player = await sites.player(1);
  const limits = async () => (await player.call("GET", "/limits")).value.times[0];
  const set = (amount: string) => player.call("POST", "/limits", { name: "dailyMinutes", amount });
  expect(await set("1441")).toMatchObject({ code: "TOO_MANY_MINUTES" });
  await set("3");
  const { session } = await see(player);
  await Promise.all(Array.from({ length: 5 }, () => see(player, session)));
  const { used } = await limits();
  expect([1, 2]).toContain(used);
  await db.run(sql`
    insert into play_hour (player_id, hour, minutes)
    values
      (${player.id}, date_trunc('hour', now(), 'UTC') - interval '3 hours', 3),
      (${player.id}, date_trunc('hour', now(), 'UTC') - interval '26 hours', 1023)`);
  expect(await limits()).toMatchObject({ own: 3, used: used + 2 });
  await db.inTransaction((tx) => openSession(tx, { playerId: player.id, vendorId: 1 }));
  expect(await see(player, session)).toMatchObject({
    state: "TIME_UP",
    minutesLeft: 0,
    timeLimit: "dailyMinutes",
  });
  const open = await db.row(sql`
    select 1 from game_session where player_id = ${player.id} and revoked_at is null`);
  expect(open).toBeUndefined();
  expect(await pausedAmong(db, [player.id])).toEqual(new Map([[player.id, "TIME_UP"]]));
});

test("a minute at the edge of 24 hours counts as long as any of it lies within", async () => {
  const player = await sites.player(1);
  await player.call("POST", "/limits", { name: "dailyMinutes", amount: "9" });
  const at = (ago: string) =>
    db.run(sql`
    insert into play_hour (player_id, hour, minutes)
    select ${player.id}, date_trunc('hour', at, 'UTC'),
      1::bigint << extract(minute from at at time zone 'UTC')::int
    from (values (now() - ${ago}::interval)) moment (at)
    on conflict (player_id, hour) do update set minutes = play_hour.minutes | excluded.minutes`);
  await at("24 hours 2 minutes");
  expect((await player.call("GET", "/limits")).value.times[0].used).toBe(0);
  await at("23 hours 58 minutes");
  const { times } = (await player.call("GET", "/limits")).value;
  expect(times.map(({ used }: { used: number }) => used)).toEqual([1, 2, 2]);
});

test("after an hour the law of a place has a player pause: no game opens, no bet is taken, and play goes on after that", async () => {
  await chooseProfiles(db, ["XX"]);
  const player = await sites.player(1);
  await db.run(sql`
    insert into reality_check (player_id, every_minutes) values (${player.id}, 120)`);
  const { session } = await see(player);
  await bets(player, 100n);
  await playOn(player, 59);
  const known = await see(player, session);
  expect(known).toMatchObject({ state: "PLAYING" });
  expect([60, 59]).toContain(known.pause.startsIn);
  expect(known.pause.endsIn - known.pause.startsIn).toBe(300);
  const paused = async () => (await pausedAmong(db, [player.id])).get(player.id);
  expect(await paused()).toBeUndefined();
  await movePause(player, 60);
  expect(await see(player, session)).toMatchObject({ state: "ON_BREAK", pause: { startsIn: 0 } });
  // Another tab, one that stopped meanwhile, and one of after a restart are on the same break.
  expect(await see(player)).toMatchObject({ state: "ON_BREAK" });
  expect(await paused()).toBe("ON_BREAK");
  const chase = { key: randomUUID(), gameCode: "none", issues: 2 };
  const lines = [{ market: "DB2", picks: ["07"], unit: "100000" }];
  const begin = () => player.call("POST", "/lottery/chases", { ...chase, lines });
  expect(await begin()).toMatchObject({ status: 403, code: "ON_BREAK" });
  await movePause(player, 300);
  expect(await paused()).toBeUndefined();
  expect(await see(player, session)).toMatchObject({ state: "PLAYING", pause: null });
  expect(await begin()).toMatchObject({ code: "NOT_FOUND" });
});

/** Lets so many seconds pass of a pause that is known of. */
async function movePause(player: TestPlayer, seconds: number): Promise<void> {
  await db.run(sql`
    update play_session
    set pause_from = pause_from - make_interval(secs => ${seconds}),
      pause_until = pause_until - make_interval(secs => ${seconds})
    where player_id = ${player.id}`);
}

test("where the law wants limits shown, the check has what is used of them", async () => {
  const player = await sites.player(1);
  await player.call("POST", "/limits", { name: "dailyLoss", amount: (500n * PESO).toString() });
  const { session } = await see(player);
  await bets(player, 100n);
  await playOn(player, 60);
  expect((await see(player, session)).check.limits).toEqual([]);
  await chooseProfiles(db, ["CW", "XX"]);
  expect((await see(player, session)).check.limits).toMatchObject([
    { name: "dailyLoss", own: php(500n), used: php(70n) },
  ]);
});
