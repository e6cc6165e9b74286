import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, test } from "vitest";
import { passTime } from "../../testing/pass-time.ts";
import { useSites } from "../../testing/use-sites.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { bookTurnover } from "../lottery/turnover/book-turnover.ts";
import { advanceIssues } from "../lottery/issues/advance-issues.ts";
import { payIssues } from "../lottery/issues/pay-issues.ts";
import {
  type LotteryWorld,
  openLotteryWorld,
  placeLines,
  units,
} from "../lottery/testing/lottery-world.ts";
import { voidByTwo } from "../lottery/testing/void-by-two.ts";
import { followAll } from "../rounds/testing/follow-all.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const [owner, cashier] = [await sites.staff("owner"), await sites.staff("cashier")];
const reason = "as agreed";
let world: LotteryWorld;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
});

const php = (main: number) => ({ amount: units(main), currency: "PHP" });
const VENDOR = 3;

/** Counts everything that is committed. */
async function counted(): Promise<void> {
  while (await db.inTransaction(bookTurnover));
  await followAll(db);
}

type Day = { readonly book: string; readonly currency: string } & Readonly<
  Record<string, { readonly amount: string }>
>;

/** The day's play money in pesos, counted up to now. */
async function today(staff = owner): Promise<Day | undefined> {
  await counted();
  const { value } = await staff.call("GET", "/dashboard");
  return value.today.find(({ book, currency }: Day) => book === "play" && currency === "PHP");
}

/** By how much the day's figures changed, in main units. */
async function changeOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await today();
  await work();
  const after = await today();
  const names = ["stake", "payout", "ggr", "turnover", "open"];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (Number(after?.[name]?.amount ?? 0) - Number(before?.[name]?.amount ?? 0)) / 100_000,
    ]),
  );
}

const NONE = { stake: 0, payout: 0, ggr: 0, turnover: 0, open: 0 };

/** A round of a game: a stake, and if it is over what it won, in main units. */
async function round(player: TestPlayer, stake: number, won?: number): Promise<void> {
  const [bet, common] = [
    randomUUID(),
    {
      vendor: VENDOR,
      player: player.id,
      round: randomUUID(),
      game: "harbor",
      currency: "PHP",
      free: false,
    },
  ];
  const send = async (one: {
    readonly kind: "bet" | "win";
    readonly main: number;
    readonly transaction: string;
    readonly reference: string | null;
  }) => {
    const { main, ...rest } = one;
    const [answer] = await platform.wallet.submit([
      { ...common, ...rest, units: BigInt(units(main)), closesRound: one.kind === "win" },
    ]);
    if (!answer?.ok) throw new Error(answer?.refusal);
  };
  await send({ kind: "bet", main: stake, transaction: bet, reference: null });
  if (won !== undefined)
    await send({ kind: "win", main: won, transaction: randomUUID(), reference: bet });
}

/** A draw of dice whose result two people type in, with the path to it. */
async function newDraw(): Promise<{ game: string; issueNo: string; id: bigint; path: string }> {
  const game = await world.newGame({ rules: "k3", prizeMode: "Elott" });
  const { id, issueNo } = await world.newIssue(game);
  await db.run(sql`update lottery_issue set source = 'MANUAL' where id = ${id}`);
  await db.run(sql`update lottery_game set max_late_seconds = 86400 where code = ${game}`);
  return { game, issueNo, id, path: `/lottery/issues/${game}/${issueNo}` };
}

type Draw = Awaited<ReturnType<typeof newDraw>>;

const bet = async (player: TestPlayer, { game, issueNo }: Draw, pick: string, main: number) => {
  const line = { market: "SIZE", picks: [pick], unit: units(main) };
  expect((await placeLines(player, game, issueNo, [line])).status).toBe(200);
};

async function close({ id }: Draw): Promise<void> {
  await db.run(sql`
    update lottery_issue
    set open_at = open_at - interval '11 min', close_at = close_at - interval '11 min',
      draw_at = draw_at - interval '11 min'
    where id = ${id}`);
  while (await advanceIssues(platform));
}

async function settle({ path }: Draw, dice: readonly number[]): Promise<void> {
  const { value } = await owner.call("POST", `${path}/results`, { outcome: { dice }, reason });
  expect(
    (await cashier.call("POST", `/lottery/results/${value.id}/approve`, { reason })).status,
  ).toBe(200);
  await payIssues(platform);
}

describe("the day's figures", () => {
  test("count a round when it closes, and its bet as open until then", async () => {
    const player = await world.playerWith(100n);
    expect(await changeOf(() => round(player, 10))).toEqual({ ...NONE, open: 10 });
    expect(await changeOf(() => round(player, 7, 5))).toEqual({
      stake: 7,
      payout: 5,
      ggr: 2,
      turnover: 7,
      open: 0,
    });
  });

  test("count a lottery's orders when the draw is settled, and book the difference of a correction", async () => {
    const [player, draw] = [await world.playerWith(100n), await newDraw()];
    expect(
      await changeOf(() =>
        Promise.all([bet(player, draw, "BIG", 10), bet(player, draw, "SMALL", 4)]),
      ),
    ).toEqual({ ...NONE, open: 14 });
    await close(draw);
    expect(await changeOf(() => settle(draw, [6, 5, 4]))).toEqual({
      stake: 14,
      payout: 19.5,
      ggr: -5.5,
      turnover: 14,
      open: -14,
    });
    expect(await changeOf(() => settle(draw, [1, 2, 1]))).toEqual({
      ...NONE,
      payout: -11.7,
      ggr: 11.7,
    });
    const { value } = await owner.call("GET", `/players/${player.publicId}`);
    expect(value.totals).toMatchObject({
      stake: php(14),
      payout: { amount: "780000" },
      ggr: { amount: "620000" },
      open: php(0),
      turnover: php(14),
    });
  });

  test("count nothing of a draw that is void, but that its bets are no longer open", async () => {
    const [player, draw] = [await world.playerWith(100n), await newDraw()];
    await bet(player, draw, "BIG", 10);
    await close(draw);
    const avoid = async () => {
      await voidByTwo([owner, await sites.staff("owner")], draw.path, reason);
      await payIssues(platform);
    };
    expect(await changeOf(avoid)).toEqual({ ...NONE, open: -10 });
    expect((await owner.call("GET", `/players/${player.publicId}`)).value.totals).toMatchObject({
      stake: php(0),
      payout: php(0),
      open: php(0),
    });
  });

  test("keep books and brands apart", async () => {
    const made = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('real.example', 'Real', true, 'PHP', 'PH', 'Pacific/Auckland', 18)
      returning id`);
    const theirs = await sites.staff("owner", made?.id);
    const player = await world.playerWith(100n);
    // Not a registration at that brand, but an account of it as one makes it.
    await db.run(
      sql`update player set brand_id = ${made?.id ?? 0n}, book = 'real' where id = ${player.id}`,
    );
    await db.run(sql`update wallet_account set book = 'real' where player = ${player.id}`);
    expect(await changeOf(() => round(player, 10, 4))).toEqual(NONE);
    const { value } = await theirs.call("GET", "/dashboard");
    expect(value.today).toMatchObject([
      {
        book: "real",
        currency: "PHP",
        stake: php(10),
        payout: php(4),
        ggr: php(6),
        holdPpm: 600_000,
      },
    ]);
    const books = (await owner.call("GET", "/dashboard")).value.today.map(({ book }: Day) => book);
    expect(books).toEqual(expect.arrayContaining(["real", "play"]));
    expect(
      (await sites.staff("owner", 1n).then((ours) => ours.call("GET", "/dashboard"))).value.today,
    ).toMatchObject([{ book: "play" }]);
  });
});

describe("a test account", () => {
  const mark = (player: TestPlayer, test: boolean, by = owner) =>
    by.call("POST", `/players/${player.publicId}/test-account`, { test, reason });

  test("is in no figure from when staff mark it, and what it did before stays counted", async () => {
    const [player, draw] = [await world.playerWith(100n), await newDraw()];
    expect(await changeOf(() => round(player, 8, 3))).toEqual({
      stake: 8,
      payout: 3,
      ggr: 5,
      turnover: 8,
      open: 0,
    });
    const players = async () => (await owner.call("GET", "/dashboard")).value.players as number;
    const before = await players();
    expect((await mark(player, true)).value).toEqual({ accountType: "TEST" });
    expect(await players()).toBe(before - 1);
    passTime(5_000);
    const work = async () => {
      await round(player, 9);
      await round(player, 7, 5);
      await bet(player, draw, "BIG", 10);
    };
    expect(await changeOf(work)).toEqual(NONE);
    await close(draw);
    expect(await changeOf(() => settle(draw, [6, 5, 4]))).toEqual(NONE);
    expect((await owner.call("GET", draw.path.replace("issues", "reports"))).value.pools).toEqual(
      [],
    );
    expect((await mark(player, false)).value).toEqual({ accountType: "REAL" });
    expect(await changeOf(() => round(player, 2, 0))).toEqual({
      ...NONE,
      stake: 2,
      ggr: 2,
      turnover: 2,
    });
  });

  test("is marked with a reason, by those who may, and stands in the trail once", async () => {
    const player = await sites.player();
    expect(
      (await owner.call("POST", `/players/${player.publicId}/test-account`, { test: true })).status,
    ).toBe(400);
    expect((await mark(player, true, cashier)).status).toBe(403);
    await mark(player, true);
    await mark(player, true);
    const trail = await db.rows(sql`
      select before, after, reason from audit_row
      where subject = ${player.publicId} and action = 'player.test-account'`);
    expect(trail).toEqual([{ before: { test: false }, after: { test: true }, reason }]);
    expect((await owner.call("GET", `/players/${player.publicId}`)).value.accountType).toBe("TEST");
  });

  test("need not be marked where a guest only tries: trial accounts never count", async () => {
    const guest = await world.playerWith(100n);
    await db.run(sql`update player set kind = '4' where id = ${guest.id}`);
    expect(await changeOf(() => round(guest, 9, 3))).toEqual(NONE);
    expect((await mark(guest, true)).code).toBe("NOT_A_MEMBER");
    expect((await owner.call("GET", `/players/${guest.publicId}`)).value.accountType).toBe("TRIAL");
  });
});
