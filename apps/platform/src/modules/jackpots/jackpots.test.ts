import { commitmentOf } from "@perya/fair";
import { hiddenValue, isTriggered } from "@perya/jackpot-kit";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { jackpotsBooking } from "./index.ts";
import { followTurnover } from "./feeding/follow-turnover.ts";
import { verifyJackpots } from "./proving/verify-jackpots.ts";
import { MUST_HIT, PESO, RANDOM, units, useJackpots } from "./testing/use-jackpots.ts";

const world = await useJackpots();
const { db, open, book, play, follow, tier, accounts, cash, house, shown } = world;
/** Certain to win a random pool. */
const ALL = 100_000n * PESO;

test("two people open a jackpot: its seed is put up by the operator, and nobody else's money moves", async () => {
  const game = await world.newGame();
  const written = await world.write([{ slug: game, statedPpm: 970_400 }], RANDOM);
  expect(written.value).toMatchObject({ state: "DRAFT", returnPpm: 10_500 });
  const id = written.value.id;
  const asked = await world.owner.call("POST", `/jackpots/${id}/open`);
  expect(asked.value).toMatchObject({ state: "DRAFT", waiting: { by: world.owner.username } });
  expect((await world.owner.call("POST", `/jackpots/${id}/open`)).code).toBe("ASKED_ALREADY");
  const { id: number } = await tier(id);
  expect(await accounts(number)).toEqual({ pool: 0n, reserve: 0n, operator: 0n });
  expect((await world.agree(id)).status).toBe(200);
  expect((await world.jackpot(id)).state).toBe("OPEN");
  expect(await accounts(number)).toEqual({ pool: 50n * PESO, reserve: 0n, operator: -50n * PESO });
  expect((await world.owner.call("DELETE", `/jackpots/${id}`)).code).toBe("WRONG_STATE");
  expect(await world.ledgerProblems()).toEqual([]);
});

test("tiny stakes feed pool and reserve exactly, the operator is repaid first, and reports have what was contributed", async () => {
  const { id, game } = await open(RANDOM);
  const [{ id: number }, player] = [await tier(id), await world.player()];
  // 33 units contribute 0.33 to the pool and 0.0165 to the reserve.
  for (let n = 0; n < 7; n++) await book(player, 33n, { game });
  await follow();
  const { standing } = await tier(id);
  expect(standing.poolMicro).toBe(50n * PESO * 1_000_000n + 7n * 33n * 10_000n);
  expect(standing.reserveMicro).toBe(7n * 33n * 500n);
  expect(await accounts(number)).toEqual({
    pool: 50n * PESO + 2n,
    reserve: 0n,
    operator: -50n * PESO,
  });
  const vendor = await house(`vendor:${world.studio.id}`);
  await play(player, PESO, { game });
  expect(await accounts(number)).toEqual({
    pool: 50n * PESO + 1_002n,
    reserve: 0n,
    operator: -50n * PESO + 50n,
  });
  expect(await house(`vendor:${world.studio.id}`)).toBe(vendor - 1_050n);
  const booked = await db.row<{ units: bigint }>(sql`
    select sum(jackpot_stake)::int8 as units from report_day where player_id = ${player.id}`);
  expect(booked?.units).toBe(1_052n);
  const { totals } = (await world.owner.call("GET", `/players/${player.publicId}`)).value;
  expect(totals.jackpotContribution).toEqual({ amount: "1052", currency: "PHP" });
  expect(await world.ledgerProblems()).toEqual([]);
});

test("a hit pays the pool, seeds the next one in the same batch, and anyone can check it from what is revealed", async () => {
  const { id, game } = await open(RANDOM);
  const [{ id: number }, player] = [await tier(id), await world.player()];
  await play(player, 1_000n, { game });
  const before = (await shown(player, id)).tiers[0];
  expect(before).toMatchObject({ cycle: 1, pool: { amount: units(50) } });
  const had = await cash(player);
  await play(player, ALL, { game });
  const prize = 1_050n * PESO;
  expect((await cash(player)) - had).toBe(prize);
  expect((await accounts(number)).pool).toBe(50n * PESO + 10n);
  const after = (await shown(player, id)).tiers[0];
  const [hit] = after.hits;
  expect(hit).toMatchObject({ cycle: 1, prize: { amount: prize.toString() } });
  expect(hit.winner).toContain("***");
  expect(hit.commitment).toBe(before.commitment);
  expect(commitmentOf(hit.seed)).toBe(hit.commitment);
  const check = { tier: number, cycle: 1 };
  expect(isTriggered(ALL, BigInt(hit.stake.amount), hit.seed, check, hit.round)).toBe(true);
  expect(after.commitment).not.toBe(before.commitment);
  const batches = await db.rows<{ kinds: bigint }>(sql`
    select count(distinct player) as kinds from wallet_entry
    where batch = (select batch from wallet_entry where player = ${player.id} and kind = 24
      order by seq desc limit 1)`);
  expect(batches[0]?.kinds).toBe(2n);
  await world.recordLedger();
  const { totals } = (await world.owner.call("GET", `/players/${player.publicId}`)).value;
  expect(totals.jackpotPayout).toEqual({ amount: prize.toString(), currency: "PHP" });
  expect(totals.unallocated.amount).toBe("0");
  // One letter tells the winner, whose link leads to the hit.
  const letters = await world.letters(player);
  expect(letters.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^You won the jackpot: .?₱1,050\.00/),
  ]);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("a must-hit-by is won by the round that reaches its hidden value, which was committed to before", async () => {
  const { id, game } = await open(MUST_HIT);
  const [{ id: number, terms }, player] = [await tier(id), await world.player()];
  const { commitment } = (await shown(player, id)).tiers[0];
  let rounds = 0;
  while ((await tier(id)).standing.cycle === 1) {
    await play(player, 1_000n * PESO, { game });
    rounds++;
  }
  const [hit] = (await shown(player, id)).tiers[0].hits;
  const hidden = BigInt(hit.hidden.amount);
  expect(hidden > 50n * PESO && hidden < 60n * PESO).toBe(true);
  expect(rounds).toBe(Number((hidden - 50n * PESO + PESO - 1n) / PESO));
  expect(commitmentOf(`${hidden}${hit.seed}`)).toBe(commitment);
  if (terms.kind !== "MUST_HIT_BY") throw new Error("It is none");
  expect(hiddenValue(terms, hit.seed, { tier: number, cycle: 1 })).toBe(hidden);
  expect(await cash(player)).toBe(BigInt(hit.prize.amount));
});

test("two workers, and one whose power goes at any line, play each round once", async () => {
  const { id, game } = await open(RANDOM);
  const [{ id: number }, player] = [await tier(id), await world.player()];
  for (const stake of [100n, 200n, 300n]) await book(player, stake * PESO, { game });
  await book(player, ALL, { game });
  const cut = db.inTransaction(async (tx) => {
    await followTurnover(tx, world.feeding);
    throw new Error("the power went");
  });
  await expect(cut).rejects.toThrow("the power went");
  expect((await accounts(number)).pool).toBe(50n * PESO);
  expect(await cash(player)).toBe(0n);
  await Promise.all([follow(), follow(), follow()]);
  await follow();
  const paid = await cash(player);
  const { standing } = await tier(id);
  const fed = 1_006n * PESO;
  const hits = BigInt(standing.cycle - 1);
  expect(hits >= 1n).toBe(true);
  expect(paid + standing.poolMicro / 1_000_000n).toBe(fed + (hits + 1n) * 50n * PESO);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("a round that was rolled back takes its part out of its own pool, and of no later one", async () => {
  const { id, game } = await open({ ...RANDOM, odds: units(1_000_000_000) });
  const player = await world.player();
  const at = Temporal.Now.instant();
  await play(player, 500n * PESO, { game, at });
  expect((await tier(id)).standing.poolMicro).toBe(55n * PESO * 1_000_000n);
  await play(player, -500n * PESO, { game, at });
  expect((await tier(id)).standing.poolMicro).toBe(50n * PESO * 1_000_000n);

  await play(player, 500n * PESO, { game, at: at.add({ seconds: 1 }) });
  await play(player, 1_000_000_000n * PESO, { game });
  const next = (await tier(id)).standing;
  expect(next.cycle).toBe(2);
  const had = await cash(player);
  await play(player, -500n * PESO, { game, at: at.add({ seconds: 1 }) });
  expect((await tier(id)).standing).toEqual(next);
  expect(await cash(player)).toBe(had);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("what ended before a jackpot opened feeds nothing, read or not, and a brand's day waits for its jackpots", async () => {
  const player = await world.player();
  const game = await world.newGame();
  await book(player, ALL, { game });
  const { id } = (await world.write([{ slug: game, statedPpm: 1_000_000 }], RANDOM)).value;
  await world.owner.call("POST", `/jackpots/${id}/open`);
  await world.agree(id);
  await follow();
  expect((await tier(id)).standing).toMatchObject({ cycle: 1, poolMicro: 50n * PESO * 1_000_000n });
  expect(await cash(player)).toBe(0n);
  const day = { before: Temporal.Now.instant().add({ hours: 1 }), readTo: 0n };
  expect(await jackpotsBooking.isBooked(db, day)).toBe(true);
  await book(player, 1n, { game });
  expect(await jackpotsBooking.isBooked(db, day)).toBe(false);
  await follow();
  expect(await jackpotsBooking.isBooked(db, day)).toBe(true);
});

test("trial and test accounts, other games and free bets feed nothing and win nothing", async () => {
  const { id, game } = await open(RANDOM);
  const player = await world.player();
  await play(player, ALL, { game, excluded: true });
  await play(player, ALL, { game: await world.newGame() });
  expect((await tier(id)).standing).toMatchObject({ cycle: 1, poolMicro: 50n * PESO * 1_000_000n });
});

test("an ending jackpot pays each pool once more, gives its reserve back and begins no other", async () => {
  const { id, game } = await open(RANDOM);
  const [{ id: number }, player] = [await tier(id), await world.player()];
  const ended = await world.owner.call("POST", `/jackpots/${id}/end`, { reason: "Summer over" });
  expect(ended.value.state).toBe("ENDING");
  expect(await shown(player, id)).toBeDefined();
  await play(player, ALL, { game });
  expect((await world.jackpot(id)).state).toBe("ENDED");
  expect(await cash(player)).toBe(1_050n * PESO);
  expect(await accounts(number)).toEqual({ pool: 0n, reserve: 0n, operator: 0n });
  expect(await shown(player, id)).toBeUndefined();
  await play(player, ALL, { game });
  expect(await accounts(number)).toEqual({ pool: 0n, reserve: 0n, operator: 0n });
});

test("a game joins only within what it states, a jackpot opens only with games of its own, and drafts can be discarded", async () => {
  const game = await world.newGame();
  const write = (statedPpm: number, change: object = {}) =>
    world.write([{ slug: game, statedPpm }], { ...RANDOM, ...change });
  expect((await write(970_399)).code).toBe("RETURN_ABOVE_STATED");
  const { value } = await write(970_400);
  expect((await world.write([{ slug: "of-nobody", statedPpm: 1_000_000 }], RANDOM)).code).toBe(
    "NO_SUCH_GAME",
  );
  await db.run(sql`update game set rtp = '' where code = ${game}`);
  expect((await write(970_400)).code).toBe("RETURN_UNKNOWN");
  expect((await write(970_400, { seed: "150" })).code).toBe("NOT_WHOLE");
  expect((await write(970_400, { odds: null })).status).toBe(400);
  expect((await write(970_400, MUST_HIT)).status).toBe(400);
  expect((await write(970_400, { contributionPpm: 50_001 })).status).toBe(400);
  const taken = (await world.write([{ slug: game, basePpm: 900_000, statedPpm: 950_000 }], RANDOM))
    .value;
  for (const id of [value.id, taken.id]) await world.owner.call("POST", `/jackpots/${id}/open`);
  expect((await world.agree(value.id)).status).toBe(200);
  expect((await world.agree(taken.id)).code).toBe("GAME_TAKEN");
  expect((await world.owner.call("DELETE", `/jackpots/${taken.id}`)).status).toBe(200);
  expect((await world.owner.call("DELETE", `/jackpots/${taken.id}`)).code).toBe("NOT_FOUND");
});

test("all of it is played again and found right to the unit, and what was changed is found", async () => {
  const verify = () => db.inTransaction((tx) => verifyJackpots(tx, world.feeding.secretKey));
  const right = await verify();
  expect(right.problems).toEqual([]);
  expect(right.pools).toBeGreaterThan(10);
  const tampered = async (change: ReturnType<typeof sql>) => {
    const found: string[] = [];
    const seen = db.inTransaction(async (tx) => {
      await tx.run(change);
      found.push(...(await verifyJackpots(tx, world.feeding.secretKey)).problems);
      throw new Error("as it was");
    });
    await expect(seen).rejects.toThrow("as it was");
    return found.map((one) => one.replace(/\d+/g, "n"));
  };
  const one = sql`tier_id = (select min(tier_id) from jackpot_pool where hidden_units is null
    and hit_at is not null)`;
  expect(
    await tampered(sql`update jackpot_pool set prize_units = prize_units + 1000 where ${one}
      and cycle = 1`),
  ).toEqual(["tier n, pool n: paid another sum", "tier n: the pool is another"]);
  expect(
    await tampered(sql`update jackpot_pool set round = 'rounds-1' where ${one} and cycle = 1`),
  ).toEqual([
    "tier n, pool n: ends with another round",
    "tier n, pool n: was won by another round",
  ]);
  expect(
    await tampered(sql`update jackpot_pool set commitment = seed where ${one} and cycle = 1`),
  ).toEqual(["tier n, pool n: was not committed to"]);
  expect(
    await tampered(sql`update jackpot_tier set pool_units = pool_units + 1
      where id = (select max(id) from jackpot_tier where running)`),
  ).toEqual([
    "tier n: the pool is another",
    expect.stringMatching(/^jackpot:n:pool has n in the ledger, not n$/),
  ]);
});
