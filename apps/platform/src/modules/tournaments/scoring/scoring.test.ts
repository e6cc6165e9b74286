import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { setTestAccount } from "../../players/index.ts";
import { PESO, useTournaments, type Played } from "../testing/use-tournaments.ts";
import { followRecord } from "./follow-record.ts";
import { selectTop } from "./board.store.ts";
import { keepBoards } from "./keep-boards.ts";
import { publishTournaments, TELL_PAGES } from "./tell-pages.ts";

const world = await useTournaments();
const { db, open, play, book, follow, places, board } = world;
const ago = (minutes: number) => Temporal.Now.instant().subtract({ minutes });

test("PR-05 PR-11 valid turnover is a score, the earlier of two equal ones comes first, and each sees their own place", async () => {
  const id = await open();
  const [one, two, three] = [await world.player(), await world.player(), await world.player()];
  await play(one, 500n, { at: ago(10) });
  await play(two, 300n, { at: ago(20) });
  await play(two, 200n, { at: ago(5), turnover: 200n });
  await play(three, 900n, { turnover: 100n });
  const seen = await board(two, id);
  expect(seen.top).toMatchObject([
    { place: 1, isOwn: false, prize: { amount: (300n * PESO).toString() } },
    { place: 2, isOwn: true, name: two.username, prize: { amount: (200n * PESO).toString() } },
    { place: 3, score: (100n * PESO).toString() },
  ]);
  expect(seen.top[0].name).toContain("***");
  expect(seen.top[0].name).not.toBe(one.username);
  expect(seen.tournament).toMatchObject({ players: 3, own: { place: 2 } });
});

test("a round that is taken back takes its score back", async () => {
  const id = await open();
  const player = await world.player();
  const at = ago(3);
  await play(player, 500n, { at });
  await play(player, 100n, { at: ago(2) });
  await play(player, -500n, { at });
  expect(await places(player, id)).toEqual([100n]);
  await play(player, -100n, { at: ago(2) });
  expect(await places(player, id)).toEqual([]);
});

test("net points are what was won less what was staked, and nobody below zero is on the table", async () => {
  const id = await open({ score: "NET" });
  const [lucky, unlucky] = [await world.player(), await world.player()];
  await play(lucky, 100n, { paid: 350n });
  await play(lucky, 50n);
  await play(unlucky, 100n);
  expect(await places(lucky, id)).toEqual([200n]);
});

test("the best multiplier is of one round of enough stake, as it stands after what is said of it later", async () => {
  const id = await open({ score: "MULTIPLIER", minStake: (10n * PESO).toString() });
  const [player, other] = [await world.player(), await world.player()];
  const best = async () => (await board(player, id)).tournament.own?.score;
  await play(player, 9n, { paid: 900n });
  expect(await best()).toBeUndefined();
  await play(player, 10n, { paid: 25n, at: ago(30) });
  const at = ago(20);
  await play(player, 30n, { paid: 200n, at });
  expect(await best()).toBe("66666");
  await play(player, 0n, { paid: -150n, at });
  expect(await best()).toBe("25000");
  // The other reaches the same later, by a settled draw.
  await play(other, 10n, { paid: 25n, at: ago(10), source: "lottery", category: "LOTTERY" });
  expect((await board(player, id)).tournament.own.place).toBe(1);
  expect((await board(other, id)).tournament.own.place).toBe(2);
});

test("only rounds count that end in its time and in its games", async () => {
  const id = await open({ categories: ["LIVE"] });
  await db.run(sql`update tournament set starts_at = now() - interval '5 minutes'
    where public_id = ${id}`);
  const player = await world.player();
  await play(player, 100n, { category: "RNG" });
  await play(player, 200n, { category: "LIVE", at: ago(6) });
  await play(player, 300n, { category: "LIVE" });
  expect(await places(player, id)).toEqual([300n]);
  const games = JSON.stringify([{ slug: "harbor", vendorId: 3, code: "harbor" }]);
  await db.run(sql`
    update tournament set games = ${games}::jsonb, categories = '{}' where public_id = ${id}`);
  await play(player, 40n, { game: "other" });
  await play(player, 50n);
  expect(await places(player, id)).toEqual([350n]);
});

test("accounts for tests, and those that are blocked, are not on the table", async () => {
  const id = await open();
  const [guest, tester, blocked, player] = [
    await world.player(),
    await world.player(),
    await world.player(),
    await world.player(),
  ];
  await play(guest, 900n, { excluded: true });
  for (const one of [tester, blocked, player]) await play(one, 100n);
  await db.inTransaction((tx) => setTestAccount(tx, tester.id, true));
  const act = (verb: string) =>
    world.owner.call("POST", `/players/${blocked.publicId}/${verb}`, { reason: "Looked at" });
  await act("block");
  await keepBoards(world.platform);
  expect((await board(player, id)).tournament).toMatchObject({ players: 1, own: { place: 1 } });
  await act("unblock");
  await keepBoards(world.platform);
  expect((await board(player, id)).tournament).toMatchObject({ players: 2, own: { place: 2 } });
});

test("who is far down sees their own place between their neighbours", async () => {
  const id = await open();
  const player = await world.player();
  const rows = (
    await db.row<{ id: bigint }>(sql`
    select id from tournament where public_id = ${id}`)
  )?.id;
  const others = await Promise.all(Array.from({ length: 3 }, () => world.player()));
  await db.run(sql`
    insert into tournament_score (tournament_id, player_id, score, reached_at)
    select ${rows}, id, 1000000 + id, now() from player
    where id not in (${player.id}, ${others[2]?.id ?? 0n}) order by id limit 40`);
  await play(player, 5n, { at: ago(2) });
  await play(others[2] as TestPlayer, 4n);
  const seen = await board(player, id);
  const { own, players } = seen.tournament;
  expect(own.place).toBe(players - 1);
  if (players > 22)
    expect(seen.around.map((row: { place: number }) => row.place)).toEqual([
      own.place - 2,
      own.place - 1,
      own.place,
      own.place + 1,
    ]);
});

test("open pages are told of a table that has changed, and not again within two seconds", async () => {
  const id = await open();
  const player = await world.player();
  const heard: unknown[] = [];
  onTestFinished(world.platform.live.listenToNews((news) => heard.push(news)));
  const jobs = () =>
    db.rows<{ payload: { tournaments: string[] } }>(sql`
      select job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where identifier = ${TELL_PAGES} and job.payload::text like ${`%${id}%`}`);
  await play(player, 100n);
  await play(player, 100n);
  const told = await jobs();
  expect(told).toHaveLength(1);
  publishTournaments(world.platform, told[0]?.payload);
  expect(heard).toContainEqual({ type: "tournament", id });
  // What came meanwhile is told once the two seconds are over, though nothing else has come.
  await db.run(sql`update tournament_news set told_at = told_at - interval '2 seconds'`);
  await follow();
  expect(await jobs()).toHaveLength(2);
});

test("two workers and a follower that is interrupted count each round once", async () => {
  const id = await open();
  const player = await world.player();
  for (const stake of [100n, 200n, 300n]) await book(player, stake);
  const cut = db.inTransaction(async (tx) => {
    await followRecord(tx);
    throw new Error("the power went");
  });
  await expect(cut).rejects.toThrow("the power went");
  await Promise.all([follow(), follow(), follow()]);
  await follow();
  expect(await places(player, id)).toEqual([600n]);
});

/** What happened: whose round of a few minutes ago, and what it, or a later word of it, says. */
interface Said {
  readonly who: number;
  readonly minute: number;
  readonly stake: bigint;
  readonly paid: bigint;
}

/** The table by a second reading, round by round, of everything that was said. */
function tableOf(kind: string, said: readonly Said[]): [who: number, score: bigint][] {
  const scores = [0, 1, 2].map((who) => {
    const rounds = new Map<number, { stake: bigint; paid: bigint }>();
    for (const one of said.filter((each) => each.who === who)) {
      const before = rounds.get(one.minute) ?? { stake: 0n, paid: 0n };
      rounds.set(one.minute, { stake: before.stake + one.stake, paid: before.paid + one.paid });
    }
    const all = [...rounds].map(([minute, { stake, paid }]) => ({ minute, stake, paid }));
    if (kind === "MULTIPLIER") {
      const each = all.map(({ minute, stake, paid }) => ({
        minute,
        score: stake >= 2n && paid > 0n ? (paid * 10_000n) / stake : 0n,
      }));
      const best = each.reduce((most, { score }) => (score > most ? score : most), 0n);
      const first = each.filter(({ score }) => score === best).map(({ minute }) => minute);
      return { who, score: best, at: Math.min(...first) };
    }
    const points = (one: { stake: bigint; paid: bigint }) =>
      kind === "NET" ? one.paid - one.stake : one.stake;
    const score = said
      .filter((each) => each.who === who)
      .reduce((sum, one) => sum + points(one), 0n);
    const counted = said.filter((each) => each.who === who && points(each) !== 0n);
    return { who, score: score * PESO, at: Math.max(...counted.map(({ minute }) => minute)) };
  });
  return scores
    .filter(({ score }) => score > 0n)
    .toSorted((a, b) => Number(b.score - a.score) || a.at - b.at || a.who - b.who)
    .map(({ who, score }) => [who, score]);
}

test.each(["TURNOVER", "NET", "MULTIPLIER"])(
  "the table by %s is what a second reading of the record makes, in whatever order and parts it was read",
  async (kind) => {
    await db.run(sql`update tournament set status = 'CANCELLED' where status = 'RUNNING'`);
    const people = [await world.player(), await world.player(), await world.player()];
    const start = ago(50);
    const least = kind === "MULTIPLIER" ? { minStake: (2n * PESO).toString() } : {};
    const id = await open({ score: kind, ...least });
    const found = await db.row<{ id: bigint }>(sql`
      select id from tournament where public_id = ${id}`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            who: fc.integer({ min: 0, max: 2 }),
            minute: fc.integer({ min: 0, max: 5 }),
            stake: fc.bigInt(-3n, 6n),
            paid: fc.bigInt(-4n, 12n),
            read: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        async (said) => {
          await db.run(sql`delete from tournament_round`);
          await db.run(sql`delete from tournament_score`);
          for (const { who, minute, stake, paid, read } of said) {
            const at = start.add({ minutes: minute });
            const how: Played = { at, paid };
            await book(people[who] as TestPlayer, stake, how);
            if (read) await follow();
          }
          await follow();
          const top = await selectTop(db, found?.id ?? 0n, 10);
          const table = top.map(({ player, score }) => [
            people.findIndex((one) => one.id === player),
            score,
          ]);
          expect(table).toEqual(tableOf(kind, said));
        },
      ),
      { numRuns: 10 },
    );
  },
);
