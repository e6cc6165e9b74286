import { expect, test } from "vitest";
import { sql } from "@perya/postgres/sql";
import { told } from "../../facts/testing/told.ts";
import { accountBarred } from "../../limits/index.ts";
import { hearBarred } from "../grants/hear-barred.ts";
import { FREE_BETS, pesos, promotionOf } from "../testing/draft-of.ts";
import { useFreeBets } from "../testing/free-world.ts";
import { expireFreeBets } from "./expire-free-bets.ts";

const world = await useFreeBets();
const { platform, openFree, claim, offered, submit, betOf, winOf, rollbackOf, playFree } = world;
const { cash, grants, reserved, endTime } = world;
const PESO = 100_000n;

/** A player with free bets, and what the studio calls them by. */
async function withFree(rule: object = {}) {
  const promotion = await openFree(rule);
  const player = await world.player();
  expect(await claim(player, promotion)).toMatchObject({ status: 200 });
  const [offer] = await offered(player);
  if (!offer) throw new Error("Nothing is offered");
  return { promotion, player, reward: offer.reward };
}
const stateOf = async (player: Awaited<ReturnType<typeof withFree>>["player"]) =>
  (await grants(player))[0];

test("PR-01 free bets take no money, and what all of them win is one bonus that is wagered, never cash of a round", async () => {
  const { promotion, player, reward } = await withFree();
  expect(await offered(player)).toMatchObject([{ left: 3, stakeUnits: PESO, wonUnits: 0n }]);
  expect(await reserved(promotion)).toBe(50n * PESO);
  expect((await playFree(player, reward, 4n * PESO)).ok).toBe(true);
  await playFree(player, reward, 0n);
  expect(await cash(player)).toBe(0n);
  expect(await stateOf(player)).toMatchObject({ status: "CLAIMED", free: { left: 1, rounds: 3 } });
  const last = await playFree(player, reward, 8n * PESO);
  expect(last).toMatchObject({ ok: true, receipt: { balance: 12n * PESO } });
  expect(await cash(player)).toBe(12n);
  expect(await reserved(promotion)).toBe(12n * PESO);
  expect(await stateOf(player)).toMatchObject({
    status: "PROCESS",
    bonus: { amount: pesos(12) },
    required: { amount: pesos(12) },
  });
  expect(await offered(player)).toEqual([]);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("what free bets win is the bonus's cost in the report, and no turnover, stake or win of the games", async () => {
  const { promotion, player, reward } = await withFree();
  for (const won of [0n, 3n, 0n]) await playFree(player, reward, won * PESO);
  await world.follow(player);
  const sums = await world.db.row<object>(sql`
    select sum(stake)::int8 as stake, sum(payout)::int8 as payout, sum(turnover)::int8 as turnover,
      sum(free_stake)::int8 as free, sum(free_payout)::int8 as won
    from turnover_entry where player_id = ${player.id}`);
  expect(sums).toEqual({ stake: 0n, payout: 0n, turnover: 0n, free: 3n * PESO, won: 0n });
  const { value } = await world.maker.call("GET", "/promotions/report");
  const row = value.promotions.find(({ id }: { id: string }) => id === promotion);
  expect(row).toMatchObject({ given: 1, cost: { amount: pesos(3) } });
});

test("a bet and a win sent again change nothing, and the same win with another amount is refused", async () => {
  const { player, reward } = await withFree();
  const bet = betOf(player, reward);
  const win = winOf(bet, 5n * PESO);
  expect([await submit(bet), await submit(bet)]).toMatchObject([
    { ok: true, receipt: { replayed: false } },
    { ok: true, receipt: { replayed: true } },
  ]);
  expect([await submit(win), await submit(win)]).toMatchObject([
    { ok: true, receipt: { replayed: false } },
    { ok: true, receipt: { replayed: true } },
  ]);
  expect(await submit({ ...win, units: 6n * PESO })).toMatchObject({
    refusal: "DUPLICATE_TRANSACTION",
  });
  expect(await submit(winOf(bet, PESO))).toMatchObject({ refusal: "ROUND_CLOSED" });
  expect(await stateOf(player)).toMatchObject({
    free: { left: 2, won: { amount: pesos(5) } },
  });
});

test("of more bets at once than there are rounds, as many are begun as there are", async () => {
  const { player, reward } = await withFree();
  const bets = Array.from({ length: 8 }, () => betOf(player, reward));
  const answers = await Promise.all(bets.map(submit));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    refusal: "LIMIT_REACHED",
    detail: "FREE_BETS_USED",
  });
});

test("another game, stake, player or reward is refused, and so is a reward that was made up", async () => {
  const { player, reward } = await withFree();
  const other = await world.player();
  const refusals = [
    await submit(betOf(player, reward, { game: "mines" })),
    await submit(betOf(player, reward, { units: 2n * PESO })),
    await submit(betOf(other, reward)),
    await submit(betOf(player, "00000000-0000-4000-8000-000000000000")),
  ];
  expect(refusals.map((one) => !one.ok && [one.refusal, one.detail])).toEqual([
    ["LIMIT_REACHED", "FREE_BETS_OTHER_GAME"],
    ["LIMIT_REACHED", "FREE_BETS_OTHER_STAKE"],
    ["TRANSACTION_DOES_NOT_EXIST", undefined],
    ["LIMIT_REACHED", "FREE_BETS_UNKNOWN"],
  ]);
  expect(await offered(player)).toMatchObject([{ left: 3 }]);
});

test("a round that is void comes back, and its bet that arrives after its rollback begins none", async () => {
  const { player, reward } = await withFree();
  const bet = betOf(player, reward);
  await submit(bet);
  expect(await offered(player)).toMatchObject([{ left: 2 }]);
  const rollback = rollbackOf(bet);
  expect([await submit(rollback), await submit(rollback)]).toMatchObject([
    { ok: true },
    { ok: true, receipt: { replayed: true } },
  ]);
  expect(await offered(player)).toMatchObject([{ left: 3 }]);
  const late = betOf(player, reward);
  expect((await submit(rollbackOf(late))).ok).toBe(true);
  expect(await submit(late)).toMatchObject({ refusal: "TRANSACTION_ROLLED_BACK" });
  expect(await offered(player)).toMatchObject([{ left: 3 }]);
});

test("a round that was begun in time counts when its time is over, and what was not begun is gone", async () => {
  const { promotion, player, reward } = await withFree();
  const bet = betOf(player, reward);
  await submit(bet);
  await endTime(player);
  await expireFreeBets(platform);
  expect(await stateOf(player)).toMatchObject({ status: "CLAIMED" });
  expect(await submit(betOf(player, reward))).toMatchObject({ detail: "FREE_BETS_OVER" });
  await submit(winOf(bet, 7n * PESO));
  expect(await stateOf(player)).toMatchObject({ status: "PROCESS", bonus: { amount: pesos(7) } });
  expect([await cash(player), await reserved(promotion)]).toEqual([7n, 7n * PESO]);
});

test("free bets that nobody played in time end for nothing, and their budget is free again", async () => {
  const { promotion, player } = await withFree();
  await endTime(player);
  await expireFreeBets(platform);
  expect(await stateOf(player)).toMatchObject({ status: "EXPIRED" });
  expect([await cash(player), await reserved(promotion)]).toEqual([0n, 0n]);
});

test("no more than the cap is won, and a smaller budget than it gives nothing", async () => {
  const { player, reward } = await withFree({ rounds: 1 });
  await playFree(player, reward, 400n * PESO);
  expect(await cash(player)).toBe(50n);
  const poor = await openFree({}, { budget: pesos(49) });
  const other = await world.player();
  expect(await claim(other, poor)).toMatchObject({ code: "NOT_AVAILABLE" });
});

test("given up, none of them is left, and a round that was open ends for nothing", async () => {
  const { promotion, player, reward } = await withFree();
  const bet = betOf(player, reward);
  await submit(bet);
  const given = await player.call("POST", `/bonuses/${(await stateOf(player))?.id}/forfeit`, {});
  expect(given.status).toBe(200);
  expect((await submit(winOf(bet, 9n * PESO))).ok).toBe(true);
  expect(await stateOf(player)).toMatchObject({ status: "FORFEITED" });
  expect([await cash(player), await reserved(promotion)]).toEqual([0n, 0n]);
  expect(await submit(betOf(player, reward))).toMatchObject({ detail: "FREE_BETS_OVER" });
});

test("an exclusion ends free bets at once", async () => {
  const { promotion, player, reward } = await withFree();
  await playFree(player, reward, 5n * PESO);
  const barred = await player.call("POST", "/exclusion", { kind: "EXCLUSION", period: "P6M" });
  expect(barred.status).toBe(200);
  for (const one of await told(world.db, accountBarred))
    for (let times = 0; times < 2; times++)
      await world.db.inTransaction((tx) => hearBarred.hear(tx, one, platform));
  expect(await stateOf(player)).toMatchObject({ status: "FORFEITED" });
  expect([await cash(player), await reserved(promotion)]).toEqual([0n, 0n]);
  expect((await submit(betOf(player, reward))).ok).toBe(false);
});

test("a designer reads what free bets win on average, and can't name a game that there is not", async () => {
  const rule = { ...FREE_BETS, rounds: 10, stake: pesos(3), times: 2 };
  const { value } = await world.maker.call("POST", "/promotions/check", { rule });
  // The game states no return, so all is taken to come back.
  expect(value).toMatchObject({ bonus: { amount: pesos(30) }, required: { amount: pesos(60) } });
  const wrong = promotionOf({ rule: { ...rule, games: ["harbor", "habror"] } });
  expect(await world.maker.call("POST", "/promotions", wrong)).toMatchObject({
    status: 422,
    code: "UNKNOWN_GAME",
  });
});

test("a deposit brings them, one bonus at a time, and staff give their player more days", async () => {
  const id = await openFree({ occasion: "DAILY", minDeposit: pesos(300) });
  const player = await world.player();
  expect(await world.order(player, 200n, id)).toMatchObject({ code: "PROMOTION_OVER" });
  expect(await grants(player)).toEqual([]);
  await world.deposit(player, 300n, id);
  const grant = await stateOf(player);
  expect(grant).toMatchObject({ status: "CLAIMED", free: { left: FREE_BETS.rounds } });
  expect(await claim(player, await openFree())).toMatchObject({ code: "NOT_AVAILABLE" });
  const more = await world.maker.call("POST", `/bonuses/${grant?.id}/extend`, {
    days: 3,
    reason: "Was ill",
  });
  expect(more.status).toBe(200);
});
