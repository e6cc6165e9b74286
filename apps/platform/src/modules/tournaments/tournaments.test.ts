import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../testing/choose-profiles.ts";
import { told } from "../facts/testing/told.ts";
import { tournamentFeePaidBack, tournamentPrizePaid, tournamentPrizeWaits } from "./facts.ts";
import { PESO, pesos, useTournaments } from "./testing/use-tournaments.ts";

const world = await useTournaments();
const { db, platform, owner, open, play, end, pay, join, cash, give, given, statusOf } = world;

const PAID = { entry: "PAID", fee: pesos(50), feeTo: "POOL", shares: [6_000, 4_000], prizes: [] };

test("PR-11 once its time is over and the day is closed, prizes are paid by the ledger, once", async () => {
  const id = await open();
  const [first, second] = [await world.player(), await world.player()];
  await play(first, 500n);
  await play(second, 400n);
  const positions = async () =>
    (await owner.call("GET", `/tournaments/${id}/positions`)).value.content;
  expect(await positions()).toMatchObject([
    { place: 1, username: first.username, prize: { amount: pesos(300) }, prizeStatus: null },
    { place: 2, username: second.username, prize: { amount: pesos(200) }, prizeStatus: null },
  ]);
  await end(id, { closed: false });
  expect(await statusOf(id)).toBe("CLOSING");
  await end(id);
  expect(await statusOf(id)).toBe("PAID");
  await Promise.all([pay(), pay(), pay()]);
  expect([await cash(first), await cash(second)]).toEqual([300n, 200n]);
  expect(await given(id)).toBe(500n);
  expect(await positions()).toMatchObject([{ prizeStatus: "PAID" }, { prizeStatus: "PAID" }]);
  const seen = await world.board(second, id);
  expect(seen.tournament).toMatchObject({
    status: "PAID",
    total: { amount: pesos(500) },
    prize: { place: 2, status: "PAID", amount: { amount: pesos(200) } },
  });
  // What is said of a round after that changes nothing any more.
  await play(second, 900n, { at: Temporal.Now.instant().subtract({ minutes: 30 }) });
  expect(await world.places(second, id)).toEqual([500n, 400n]);
  const { credited } = (await second.call("GET", "/rewards")).value;
  expect(credited).toMatchObject([
    { kind: "tournament", title: "The long week", cash: { amount: pesos(200) } },
  ]);
  const required = await db.row(sql`
    select source, required from requirement where player = ${first.id}`);
  expect(required).toMatchObject({ source: "REWARD", required: 600n * PESO });
  expect(await world.ledgerProblems()).toEqual([]);
  const { value } = await owner.call("GET", `/tournaments/${id}`);
  expect(value).toMatchObject({ players: 2, paid: { amount: pesos(500) }, waiting: 0 });
  expect(value.steps.map((step: { status: string }) => step.status)).toEqual([
    "DRAFT",
    "COMING_SOON",
    "RUNNING",
    "CLOSING",
    "PAID",
  ]);
});

test("a table is not final before everything that was booked until its end is counted", async () => {
  const id = await open();
  const player = await world.player();
  await world.book(player, 100n, { at: Temporal.Now.instant().subtract({ minutes: 1 }) });
  await end(id);
  expect(await statusOf(id)).toBe("CLOSING");
  await world.follow();
  await world.keepTime();
  expect(await statusOf(id)).toBe("PAID");
  await pay();
  expect(await cash(player)).toBe(300n);
});

test("a prize waits for its winner to be verified, is paid at once then, and lapses in time", async () => {
  const id = await open();
  const [unknown, late] = [await world.player(0), await world.player(0)];
  await play(unknown, 500n);
  await play(late, 400n);
  await end(id);
  await pay();
  expect(await cash(unknown)).toBe(0n);
  const titles = { EN: "The long week" };
  expect(await told(db, tournamentPrizeWaits)).toMatchObject([
    { player: unknown.id.toString(), titles, units: pesos(300) },
    { player: late.id.toString(), units: pesos(200) },
  ]);
  expect((await world.board(unknown, id)).tournament.prize).toMatchObject({
    status: "WAITING",
    needsLevel: true,
  });
  await world.reach(unknown, 1);
  await pay();
  expect(await cash(unknown)).toBe(300n);
  expect((await told(db, tournamentPrizePaid)).at(-1)).toMatchObject({
    player: unknown.id.toString(),
    units: pesos(300),
  });
  await db.run(sql`
    update tournament_prize set claim_until = now(), try_at = now() where status = 'WAITING'`);
  await pay();
  await world.reach(late, 1);
  await pay();
  expect(await cash(late)).toBe(0n);
  expect((await world.board(late, id)).tournament.prize.status).toBe("LAPSED");
});

test("MC-10 a prize that could not be paid at first is claimed in the reward centre, once", async () => {
  const id = await open();
  const player = await world.player();
  await play(player, 500n);
  await end(id);
  const act = (verb: string) =>
    owner.call("POST", `/players/${player.publicId}/${verb}`, { reason: "Looked at" });
  await act("block");
  await pay();
  const claim = () => player.call("POST", `/rewards/tournament/${id}/claim`);
  expect((await claim()).code).toBe("REWARD_BARRED");
  await act("unblock");
  const rewards = (await player.call("GET", "/rewards")).value;
  expect(rewards.open).toMatchObject([{ kind: "tournament", cash: { amount: pesos(300) } }]);
  const all = await Promise.all([claim(), claim(), pay()]);
  expect(all.slice(0, 2).filter((one) => one?.status === 200).length).toBeLessThanOrEqual(1);
  expect(await cash(player)).toBe(300n);
  expect((await player.call("GET", "/rewards")).value.open).toEqual([]);
});

test("a fee is paid once, rounds count from joining on, and the pool goes to the winners to the cent", async () => {
  const id = await open(PAID);
  const [one, two, idle] = [await world.player(), await world.player(), await world.player()];
  for (const player of [one, two, idle]) await give(player, 200n);
  await play(one, 1_000n);
  expect((await join(one, id, pesos(40))).code).toBe("FEE_CHANGED");
  const both = await Promise.all([join(one, id, pesos(50)), join(one, id, pesos(50))]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  for (const player of [two, idle]) expect((await join(player, id, pesos(50))).status).toBe(200);
  expect(await cash(one)).toBe(150n);
  expect(await given(id)).toBe(-150n);
  await play(one, 10n);
  await play(two, 20n);
  const seen = await world.board(two, id);
  expect(seen.tournament).toMatchObject({
    isJoined: true,
    total: { amount: pesos(150) },
    own: { place: 1, score: pesos(20) },
  });
  await end(id);
  await pay();
  expect([await cash(two), await cash(one)]).toEqual([240n, 210n]);
  expect(await given(id)).toBe(0n);
  expect(await world.ledgerProblems()).toEqual([]);
  expect((await join(await world.player(), id, pesos(50))).code).toBe("JOINING_CLOSED");
});

test("who has not enough money, is blocked, or has reached a limit of play does not join, and nothing is taken", async () => {
  const id = await open(PAID);
  const [poor, blocked, bounded] = [
    await world.player(),
    await world.player(),
    await world.player(),
  ];
  await give(blocked, 100n);
  await give(bounded, 100n);
  expect((await join(poor, id, pesos(50))).code).toBe("FEE_NOT_COVERED");
  await owner.call("POST", `/players/${blocked.publicId}/block`, { reason: "Looked at" });
  expect((await join(blocked, id, pesos(50))).status).toBeGreaterThanOrEqual(400);
  await db.inTransaction((tx) =>
    platform.wallet.append(tx, [
      { kind: "limit", player: bounded.id, key: `cap:${bounded.id}`, dailyWager: 10n * PESO },
    ]),
  );
  expect((await join(bounded, id, pesos(50))).code).toBe("LIMIT_REACHED");
  expect([await cash(blocked), await cash(bounded)]).toEqual([100n, 100n]);
  expect((await world.board(poor, id)).tournament.isJoined).toBe(false);
});

test("cancelling takes two people, and every fee is paid back once, through an interruption", async () => {
  const id = await open(PAID);
  const players = [await world.player(), await world.player(), await world.player()];
  for (const player of players) {
    await give(player, 100n);
    await join(player, id, pesos(50));
  }
  const reason = { reason: "The game was faulty" };
  const asked = await owner.call("POST", `/tournaments/${id}/cancel`, reason);
  expect(asked.value).toMatchObject({ status: "RUNNING", asked: { kind: "cancel" } });
  expect((await owner.call("POST", `/tournaments/${id}/cancel`, reason)).code).toBe(
    "ASKED_ALREADY",
  );
  expect((await world.agree(id)).status).toBe(200);
  expect(await statusOf(id)).toBe("CANCELLED");
  // Of workers at once none pays one back twice; one that dies has paid back those before it.
  await Promise.allSettled([world.refund(), world.refund()]);
  await world.refund();
  for (const player of players) expect(await cash(player)).toBe(100n);
  expect(await told(db, tournamentFeePaidBack)).toHaveLength(3);
  expect(await given(id)).toBe(0n);
  expect((await join(await world.player(), id, pesos(50))).code).toBe("JOINING_CLOSED");
  expect(await world.ledgerProblems()).toEqual([]);
});

test("where nobody has a score, the fees of the pool are paid back", async () => {
  const id = await open(PAID);
  const player = await world.player();
  await give(player, 100n);
  await join(player, id, pesos(50));
  await end(id);
  expect(await statusOf(id)).toBe("CANCELLED");
  await world.refund();
  expect(await cash(player)).toBe(100n);
});

test("CA-20 PR-05 the leaderboard call answers what everyone is in, and the list has what is running first", async () => {
  const player = await world.player();
  await db.run(sql`update tournament set status = 'CANCELLED' where status = 'RUNNING'`);
  const coming = await open({
    startsAt: Temporal.Now.instant().add({ hours: 24 }).toString(),
    entry: "FREE",
  });
  const running = await open();
  const { value } = await player.call("GET", "/tournaments");
  const ids = value.tournaments.map(({ id }: { id: string }) => id);
  expect(ids.slice(0, 2)).toEqual([running, coming]);
  expect((await player.call("GET", "/missions/leaderboard")).value.tournament.id).toBe(running);
  expect((await join(player, running)).code).toBe("JOINING_CLOSED");
  expect((await join(player, coming)).value.tournament.isJoined).toBe(true);
});

test("prize money above one person's limit is opened by two people who saw the same version", async () => {
  const made = (await world.write({ prizes: [pesos(20_000)] })).value;
  const asked = await owner.call("POST", `/tournaments/${made.id}/open`);
  expect(asked.value).toMatchObject({ status: "DRAFT", asked: { kind: "open" } });
  expect((await owner.call("POST", `/tournaments/${made.id}/open`)).code).toBe("ASKED_ALREADY");
  expect((await world.agree(made.id)).status).toBe(200);
  expect(await statusOf(made.id)).toBe("RUNNING");
});

test("once open its terms stay and its words can change, and the database knows its moves", async () => {
  const id = await open();
  const { value } = await owner.call("GET", "/tournaments");
  const row = value.tournaments.find((one: { id: string }) => one.id === id);
  const { words: _, prizes: __, ...same } = row;
  const names = "score entry fee feeTo minStake categories games shares wagerTimes language";
  const kept = [...names.split(" "), "startsAt", "endsAt"].map((name) => [name, same[name]]);
  const put = (version: number, change: object) =>
    owner.call("PUT", `/tournaments/${id}`, {
      version,
      tournament: { ...Object.fromEntries(kept), words: row.words, prizes: row.prizes, ...change },
    });
  expect((await put(row.version, { prizes: [pesos(1)] })).code).toBe("TERMS_FIXED");
  const words = { EN: { title: "A better name", text: "" } };
  expect((await put(row.version, { words })).value.words.EN.title).toBe("A better name");
  expect((await put(row.version, { words })).code).toBe("CHANGED_MEANWHILE");
  await expect(
    db.run(sql`update tournament set status = 'DRAFT' where public_id = ${id}`),
  ).rejects.toThrow("cannot go from RUNNING to DRAFT");
});

test("what makes no sense is not saved, and what the law forbids not opened", async () => {
  const bad = [
    { prizes: [] },
    { prizes: [pesos(1), pesos(2)] },
    { entry: "PAID" },
    { fee: pesos(5), feeTo: "POOL", shares: [10_000] },
    { ...PAID, shares: [9_000] },
    { score: "MULTIPLIER" },
    { minStake: pesos(1) },
    { startsAt: "2100-02-01T00:00:00Z" },
    { words: { VI: { title: "Giải" } } },
  ];
  for (const change of bad) expect((await world.write(change)).status).toBe(400);
  expect((await world.write({ prizes: ["150"] })).code).toBe("NOT_WHOLE");
  expect((await world.write({ games: ["no-such-game"] })).code).toBe("NO_SUCH_GAME");
  const { id } = (await world.write()).value;
  await chooseProfiles(db, ["BR"]);
  expect((await owner.call("POST", `/tournaments/${id}/open`)).code).toBe("AGAINST_LAW");
});
