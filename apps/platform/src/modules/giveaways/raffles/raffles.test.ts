import { commitmentOf, drawTickets, openDraw, ticketList } from "@perya/fair";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { hearAll, readBy } from "../../inbox/testing/use-inbox.ts";
import { setTestAccount } from "../../players/index.ts";
import { pesos, useGiveaways } from "../testing/use-giveaways.ts";
import { ticketsOf } from "./tickets/tickets-of.ts";

const world = await useGiveaways();
const { db, owner, offer, play, draw, lapse, raffle, claim } = world;

interface Won {
  readonly draw: number;
  readonly place: number;
  readonly ticket: number;
  readonly isMine: boolean;
  readonly status: string;
}

/** Of some players the one whose ticket has a prize. */
async function winnerOf(id: string, place: number, among: readonly TestPlayer[]) {
  for (const player of among) {
    const { wins } = await raffle(id, player);
    const open = (wins as Won[]).find((won) => won.place === place && won.status === "OPEN");
    if (open?.isMine) return player;
  }
  throw new Error("Nobody has won");
}

test("PR-12 a ticket for each full thousand of valid turnover, up to the most", () => {
  const terms = { ticketUnits: 1_000n, mostTickets: 5 };
  const of = (units: bigint) => ticketsOf(units, terms);
  expect([999n, 1_000n, 1_999n, 2_000n, 999_999n, -5_000n].map(of)).toEqual([0, 1, 1, 2, 5, 0]);
});

test("PR-12 the seed is committed to before the first ticket, tickets come with play, and anyone can draw it again", async () => {
  const id = await offer();
  const [ana, ben] = [await world.player(), await world.player()];
  const before = await raffle(id, ana);
  expect(before).toMatchObject({ status: "OPEN", tickets: null, seed: null, listHash: null });
  expect(before.commitment).toMatch(/^[0-9a-f]{64}$/);
  await play(ana, 2_500n);
  await play(ana, 600n);
  await play(ben, 1_000n);
  expect((await raffle(id, ana)).mine).toMatchObject({
    tickets: 3,
    turnover: { amount: pesos(3_100) },
  });
  const listed = async () =>
    (await ana.call("GET", "/raffles")).value.raffles.find((one: { id: string }) => one.id === id);
  expect((await listed()).mine.tickets).toBe(3);
  await draw(id);
  expect((await listed()).mine.tickets).toBe(3);
  const drawn = await raffle(id, ana);
  expect(drawn).toMatchObject({ status: "DRAWN", tickets: 4, commitment: before.commitment });
  expect(commitmentOf(drawn.seed)).toBe(before.commitment);
  const { holders } = (await ana.call("GET", `/raffles/${id}/tickets`)).value;
  expect(commitmentOf(ticketList(holders))).toBe(drawn.listHash);
  expect(holders).toContainEqual({ code: drawn.myTickets.code, tickets: 3 });
  expect(drawn.label).toBe(`raffle:${id}:${drawn.listHash}`);
  const wins = drawn.wins as Won[];
  expect(wins.map((won) => won.ticket)).toEqual(
    drawTickets(openDraw(drawn.seed, drawn.label), 4, 3),
  );
  const { first, count } = drawn.myTickets;
  for (const won of wins)
    expect(won.isMine).toBe(won.ticket >= first && won.ticket < first + count);
  // Prizes go large to small, whatever order they were written in.
  expect(drawn.wins.map((won: { cash: { amount: string } | null }) => won.cash?.amount)).toEqual([
    pesos(500),
    pesos(100),
    undefined,
  ]);
});

test("PR-05 CA-08 CA-17 CA-20 a prize is claimed by POST, once, also by two claims at once, and told to its winner", async () => {
  const id = await offer();
  const players = [await world.player(), await world.player(), await world.player()];
  for (const player of players) await play(player, 1_000n);
  expect((await claim(id, players[0] as TestPlayer)).code).toBe("NOT_FOUND");
  await draw(id);
  const rich = await winnerOf(id, 1, players);
  const pointed = await winnerOf(id, 3, players);
  expect((await raffle(id, rich)).mine.claimUntil).not.toBeNull();
  const both = await Promise.all([claim(id, rich), claim(id, rich)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await claim(id, rich)).code).toBe("REWARD_CLAIMED");
  expect(await world.cash(rich)).toBe(500n);
  expect((await claim(id, pointed)).value).toEqual({ prizes: 1 });
  expect(await world.points(pointed)).toBe("50");
  expect((await claim(id, await world.player())).code).toBe("NO_PRIZE");
  const { open, credited } = (await rich.call("GET", "/rewards")).value;
  expect(open.filter((one: { kind: string }) => one.kind === "raffle")).toEqual([]);
  expect(credited).toContainEqual(
    expect.objectContaining({ kind: "raffle", cash: { amount: pesos(500), currency: "PHP" } }),
  );
  await hearAll(db, world.platform);
  const letter = { title: "Lantern raffle: your ticket has won", link: `/raffles/${id}` };
  expect(await readBy(rich, "?kind=promotions")).toEqual([expect.objectContaining(letter)]);
  const listed = (await owner.call("GET", "/raffles")).value.raffles;
  expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({
    claims: 2,
    paid: { amount: pesos(500) },
    budget: { amount: pesos(600) },
  });
  expect(await world.ledgerProblems()).toEqual([]);
});

test("a prize is claimed in the reward centre too, alone and once", async () => {
  const id = await offer({ prizes: [{ count: 2, cash: pesos(30) }] });
  const player = await world.player();
  await play(player, 2_000n);
  await draw(id);
  const { open } = (await player.call("GET", "/rewards")).value;
  const [first] = open.filter((one: { kind: string }) => one.kind === "raffle");
  expect(first).toMatchObject({ title: "Lantern raffle", cash: { amount: pesos(30) } });
  const path = `/rewards/raffle/${encodeURIComponent(first.id)}/claim`;
  expect((await player.call("POST", path)).status).toBe(200);
  expect((await player.call("POST", path)).code).toBe("REWARD_CLAIMED");
  expect(await world.cash(player)).toBe(30n);
  expect((await claim(id, player)).value).toEqual({ prizes: 1 });
  expect(await world.cash(player)).toBe(60n);
});

test("PR-12 a prize that nobody claims in seven days goes to the next ticket of the same seed, until none is left", async () => {
  const id = await offer({ prizes: [{ count: 1, cash: pesos(70) }] });
  const players = [await world.player(), await world.player(), await world.player()];
  for (const player of players) await play(player, 1_000n);
  await draw(id);
  const first = await winnerOf(id, 1, players);
  await lapse(id);
  expect((await claim(id, first)).code).toBe("REWARD_LATE");
  const second = await winnerOf(id, 1, players);
  expect(second.id).not.toBe(first.id);
  await lapse(id);
  const drawn = await raffle(id, first);
  expect((drawn.wins as Won[]).map(({ draw: at, place, status }) => [at, place, status])).toEqual([
    [1, 1, "LAPSED"],
    [2, 1, "LAPSED"],
    [3, 1, "OPEN"],
  ]);
  expect((drawn.wins as Won[]).map((won) => won.ticket)).toEqual(
    drawTickets(openDraw(drawn.seed, drawn.label), 3, 3),
  );
  await lapse(id);
  await lapse(id);
  const { wins } = (await owner.call("GET", `/raffles/${id}/wins`)).value;
  expect(wins.map((won: { status: string }) => won.status)).toEqual(Array(3).fill("LAPSED"));
  expect(await world.cash(first)).toBe(0n);
});

test("who is excluded or a test account, and what was played before or after it, has no tickets", async () => {
  const id = await offer();
  const [ana, gone, tester] = [await world.player(), await world.player(), await world.player()];
  const soon = Temporal.Now.instant().subtract({ hours: 1 });
  await play(ana, 9_000n, { at: soon });
  await play(ana, 1_000n, { excluded: true });
  await play(ana, 1_000n);
  await play(gone, 5_000n);
  await play(tester, 5_000n);
  await db.run(sql`
    insert into wallet_account (player, currency, book, excluded_until)
    values (${gone.id}, 'PHP', 'play', 'infinity')
    on conflict (player) do update set excluded_until = 'infinity'`);
  await setTestAccount(db, tester.id, true);
  await draw(id);
  const drawn = await raffle(id, ana);
  expect(drawn.tickets).toBe(1);
  expect(drawn.wins).toHaveLength(1);
});

test("a raffle waits until all that was played before its end is counted, and without tickets draws nobody", async () => {
  const id = await offer();
  const player = await world.player();
  await play(player, 1_000n);
  await db.run(sql`update raffle_position set read_to = read_to - 1 where source = 'rounds'`);
  await draw(id);
  expect((await raffle(id, player)).status).toBe("DRAWING");
  await db.run(sql`update raffle_position set read_to = read_to + 1 where source = 'rounds'`);
  await world.keep();
  expect((await raffle(id, player)).status).toBe("DRAWN");
  const empty = await offer();
  await draw(empty);
  expect(await raffle(empty, player)).toMatchObject({ status: "DRAWN", tickets: 0, wins: [] });
});

test("two processes that draw at once draw it once, and a seed is opened for its list alone", async () => {
  const id = await offer();
  const player = await world.player();
  await play(player, 5_000n);
  await world.end(id);
  await db.run(sql`update raffle set read_to = 1 where public_id = ${id}`);
  await Promise.all([world.keep(), world.keep(), world.keep()]);
  const drawn = await raffle(id, player);
  expect(drawn.wins).toHaveLength(3);
  expect(await db.row(sql`select entropy from draw_seed where label = ${`raffle:${id}`}`)).toEqual({
    entropy: drawn.listHash,
  });
});

test("a draft is seen by staff alone, two people offer it, and its terms stay as they were promised", async () => {
  const { value } = await world.write();
  const player = await world.player();
  const names = async () =>
    (await player.call("GET", "/raffles")).value.raffles.map((one: { id: string }) => one.id);
  expect(await names()).not.toContain(value.id);
  await owner.call("POST", `/raffles/${value.id}/offer`);
  expect((await owner.call("POST", `/raffles/${value.id}/offer`)).code).toBe("ASKED_ALREADY");
  const { value: waiting } = await world.second.call("GET", "/approvals");
  const asked = waiting.find((one: { subject: string }) => one.subject === value.id);
  expect(asked.details).toContainEqual({
    label: "Budget",
    value: expect.stringMatching(/^3 prizes: .*600\.00 and 50 points together$/),
  });
  await world.agree(value.id);
  expect(await names()).toContain(value.id);
  const [row] = (await owner.call("GET", "/raffles")).value.raffles.filter(
    (one: { id: string }) => one.id === value.id,
  );
  const { words, ticketUnits, prizes, startsAt, endsAt, mostTickets } = row;
  const same = { words, ticketUnits, prizes, startsAt, endsAt, mostTickets };
  const put = (version: string, change: object) =>
    owner.call("PUT", `/raffles/${value.id}`, { version, raffle: { ...same, ...change } });
  expect((await put("0", {})).code).toBe("CHANGED_MEANWHILE");
  expect((await put(row.version, { mostTickets: 7 })).code).toBe("TERMS_FIXED");
  const renamed = { words: { EN: { title: "Star raffle" } } };
  expect((await put(row.version, renamed)).value.words.EN.title).toBe("Star raffle");
  const closed = await owner.call("POST", `/raffles/${value.id}/close`, { reason: "By mistake" });
  expect(closed.value.status).toBe("CLOSE");
  await draw(value.id);
  expect((await raffle(value.id, player)).seed).toBeNull();
});

test("what makes no sense, or is against the law, is not offered", async () => {
  const reject = async (change: object) => (await world.write(change)).code;
  expect(await reject({ prizes: [{ count: 1 }] })).toBe("INVALID_REQUEST");
  expect(await reject({ prizes: [{ count: 501, points: 1 }] })).toBe("INVALID_REQUEST");
  expect(await reject({ words: { VI: { title: "Rút thăm" } } })).toBe("INVALID_REQUEST");
  expect(await reject({ prizes: [{ count: 1, cash: "1" }] })).toBe("NOT_WHOLE");
  const past = await world.write({ endsAt: "2020-01-01T00:00:00Z" });
  const offering = (id: string) => owner.call("POST", `/raffles/${id}/offer`);
  expect((await offering(past.value.id)).code).toBe("IN_THE_PAST");
  const barred = await world.write();
  await chooseProfiles(db, ["BR"]);
  expect((await offering(barred.value.id)).code).toBe("AGAINST_LAW");
});
