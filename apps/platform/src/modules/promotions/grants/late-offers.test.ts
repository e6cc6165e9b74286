import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { PESO, useBonuses } from "../testing/bonus-world.ts";
import { pesos } from "../testing/draft-of.ts";

const world = await useBonuses();
const { db, open, deposit, cash, grants } = world;
const id = await open({}, { times: 1, maxBet: pesos(1_000) });

const standing = async (player: TestPlayer) =>
  (await player.call("GET", `/promotions/${id}`)).value.standing as {
    action: string | null;
    offer: { until: string; deposit: { amount: string }; bonus: { amount: string } } | null;
  };
const claim = (player: TestPlayer) => player.call("POST", `/promotions/${id}/claim`, {});
const offered = async (player: TestPlayer) => (await standing(player)).offer !== null;

test("PR-01 a match that was not chosen before paying is taken within half an hour, once, however fast one presses", async () => {
  const player = await world.player();
  expect(await offered(player)).toBe(false);
  const paid = await deposit(player, 400n);
  const { action, offer } = await standing(player);
  expect([action, offer?.deposit.amount, offer?.bonus.amount]).toEqual([
    "CLAIM",
    pesos(400),
    pesos(400),
  ]);
  const open = (await player.call("GET", "/rewards")).value.open;
  expect(open).toMatchObject([{ id, until: offer?.until, cash: { amount: pesos(400) } }]);
  const presses = await Promise.all([claim(player), claim(player), claim(player)]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await cash(player)).toBe(800n);
  expect(await grants(player)).toMatchObject([
    { status: "PROCESS", deposit: paid, bonus: { amount: pesos(400) } },
  ]);
  expect(await offered(player)).toBe(false);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("it is over with the first bet, also one that came back, with a withdrawal, and after half an hour", async () => {
  const [better, winner, late] = [await world.player(), await world.player(), await world.player()];
  const leaving = await world.player();
  const all = [better, winner, late, leaving];
  for (const player of all) await deposit(player, 200n);
  await db.inTransaction((tx) =>
    world.platform.wallet.append(tx, [
      { kind: "hold", player: leaving.id, key: "withdrawal:test", units: PESO, reason: "wd_test" },
    ]),
  );
  await world.bet(better, 1n);
  await world.win(winner, await world.bet(winner, 1n), 1n);
  expect(await offered(late)).toBe(true);
  const moved = (time: string) =>
    db.run(sql`
      update cashier_step set at = now() - ${time}::interval
      where subject = 'deposit' and to_status = 'SUCCEEDED' and subject_id = (
        select id from deposit where player = ${late.id}
      )`);
  await moved("29 minutes");
  expect(await offered(late)).toBe(true);
  await moved("30 minutes");
  for (const player of all) {
    expect(await offered(player)).toBe(false);
    const refused = await claim(player);
    expect([refused.status, refused.code]).toEqual([409, "REWARD_LATE"]);
    expect(await grants(player)).toEqual([]);
    expect(await cash(player)).toBe(player === better || player === leaving ? 199n : 200n);
  }
});

test("a bet and the claim at once: the bonus is given before the bet, or not at all", async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => world.player()));
  for (const player of players) await deposit(player, 200n);
  for (const player of players) {
    const [claimed] = await Promise.all([claim(player), world.bet(player, 10n)]);
    const [grant] = await grants(player);
    expect(grant === undefined).toBe(claimed.status === 409);
    const row = await db.row<{ fair: boolean }>(sql`
      select not exists (
        select from wallet_entry bet
        join promotion_grant given on given.player = bet.player and bet.seq < given.seq
        where bet.player = ${player.id} and bet.kind = 1
      ) as fair`);
    expect(row?.fair).toBe(true);
  }
});

test("a deposit that has brought a bonus, was for another one, or is too small brings none", async () => {
  const player = await world.player();
  await deposit(player, 200n, id);
  await player.call("POST", `/bonuses/${(await grants(player))[0]?.id}/forfeit`, {});
  expect(await offered(player)).toBe(false);
  const larger = await open({}, { minDeposit: pesos(500) });
  const poor = await world.player();
  await deposit(poor, 200n);
  const { value } = await poor.call("GET", `/promotions/${larger}`);
  expect(value.standing.offer).toBe(null);
  const refused = await poor.call("POST", `/promotions/${larger}/claim`, {});
  expect([refused.status, refused.code]).toEqual([422, "NOT_AVAILABLE"]);
});
