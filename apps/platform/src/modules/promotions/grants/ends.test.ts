import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { told } from "../../facts/testing/told.ts";
import { accountBarred } from "../../limits/index.ts";
import { pesos } from "../testing/draft-of.ts";
import { useBonuses } from "../testing/bonus-world.ts";
import { expireGrants } from "./expire-grants.ts";
import { followTails } from "./follow-tails.ts";
import { hearBarred } from "./hear-barred.ts";

const world = await useBonuses();
const { db, platform, maker, open, deposit, cash, grants } = world;

/** Twice the bonus on slots alone, so that tests are short; for one account alone. */
const SHORT = { times: 2, base: "B", weights: { RNG: 10_000 }, keys: [], maxBet: pesos(5_000) };
const close = (id: string) =>
  maker.call("POST", `/promotions/${id}/close`, { reason: "Test over" });

test("a player who gives a bonus up keeps what is their own, and later deposits with it", async () => {
  const id = await open({}, SHORT);
  const player = await world.player();
  await deposit(player, 1_000n, id);
  const round = await world.bet(player, 100n);
  await world.win(player, round, 700n);
  await deposit(player, 300n);
  const [grant] = await grants(player);
  expect(grant).toMatchObject({ loses: { amount: pesos(1_600) } });
  const given = await player.call("POST", `/bonuses/${grant?.id}/forfeit`, {});
  expect(given.value).toMatchObject({
    status: "FORFEITED",
    removed: { amount: pesos(1_600) },
    entries: [{ amount: { amount: pesos(1_000) } }, { amount: { amount: pesos(-1_600) } }],
  });
  expect(await cash(player)).toBe(1_300n);
  expect(await player.call("POST", `/bonuses/${grant?.id}/forfeit`, {})).toMatchObject({
    status: 409,
    code: "WRONG_STATE",
  });
  const stranger = await world.player();
  expect(await stranger.call("POST", `/bonuses/${grant?.id}/forfeit`, {})).toMatchObject({
    status: 404,
  });
  const { withdrawal } = (await player.call("GET", "/cashier/methods")).value;
  expect(withdrawal.missing).not.toContain("BONUS_OPEN");
  await close(id);
});

test("a bonus that is not played in time ends, and a player who is behind loses nothing of their own", async () => {
  const id = await open({}, SHORT);
  const player = await world.player();
  await deposit(player, 1_000n, id);
  await world.bet(player, 1_300n);
  await db.run(sql`
    update promotion_grant set expires_at = now() - interval '1 second'
    where player = ${player.id}`);
  await expireGrants(platform);
  expect((await grants(player))[0]).toMatchObject({ status: "EXPIRED", removed: { amount: "0" } });
  expect(await cash(player)).toBe(700n);
  await close(id);
});

test("MC-09 returns of bets that were open when a bonus was given up are taken as they settle, beyond the player's own", async () => {
  const id = await open({}, SHORT);
  const player = await world.player();
  await deposit(player, 1_000n, id);
  const round = await world.bet(player, 1_200n);
  await world.follow(player);
  const [grant] = await grants(player);
  await player.call("POST", `/bonuses/${grant?.id}/forfeit`, {});
  expect(await cash(player)).toBe(800n);
  await world.win(player, round, 900n);
  await followTails(platform);
  // Two hundred were missing of the player's own thousand.
  expect(await cash(player)).toBe(1_000n);
  await followTails(platform);
  expect(await cash(player)).toBe(1_000n);
  expect((await grants(player))[0]).toMatchObject({
    removed: { amount: pesos(700) },
    entries: [{ amount: { amount: pesos(1_000) } }, { amount: { amount: pesos(-700) } }],
  });
  // A bet of after it is the player's.
  const later = await world.bet(player, 100n);
  await world.win(player, later, 500n);
  await followTails(platform);
  expect(await cash(player)).toBe(1_400n);
  await close(id);
});

test("a bonus got by fraud is taken back with its winnings by two people, and staff see it with its history", async () => {
  const id = await open({}, SHORT);
  const player = await world.player();
  await deposit(player, 1_000n, id);
  const round = await world.bet(player, 100n);
  await world.win(player, round, 400n);
  const shown = async () => (await maker.call("GET", `/players/${player.publicId}/bonuses`)).value;
  const [grant] = (await shown()).bonuses;
  const ask = () => maker.call("POST", `/bonuses/${grant.id}/void`, { reason: "Two accounts" });
  expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({ code: "ASKED" });
  expect(await cash(player)).toBe(2_300n);
  const asked = await db.row<{ id: string }>(
    sql`select public_id as id from approval where subject = ${grant.id as string}`,
  );
  expect((await maker.call("POST", `/approvals/${asked?.id}/approve`, {})).status).not.toBe(200);
  expect((await world.owner.call("POST", `/approvals/${asked?.id}/approve`, {})).status).toBe(200);
  expect(await cash(player)).toBe(1_000n);
  expect((await shown()).bonuses[0]).toMatchObject({
    status: "VOIDED",
    removed: { amount: pesos(1_300) },
    steps: [
      { status: "ISSUED" },
      { status: "CLAIMED" },
      { status: "PROCESS" },
      {
        status: "VOIDED",
        actor: `${maker.username} and ${world.owner.username}`,
        reason: "Two accounts",
      },
    ],
  });
  const given = (await maker.call("GET", `/promotions/${id}/grants`)).value.content;
  expect(given).toMatchObject([{ player: { username: player.username }, status: "VOIDED" }]);
  await close(id);
});

test("PR-08 after all of this the ledger adds up, and bonuses agree with it", async () => {
  expect(await world.ledgerProblems()).toEqual([]);
  expect(
    await db.rows(sql`
      select g.public_id from promotion_grant g
      where g.bonus_units - g.removed_units <> (
        select coalesce(sum(e.cash - e.owed), 0) from wallet_entry e
        where e.player = g.player and e.note = g.public_id and e.vendor = 0
      )`),
  ).toEqual([]);
});

test("an exclusion ends a bonus, so that the player's own money can leave; a short break does not", async () => {
  const id = await open({}, SHORT);
  const [excluded, resting] = [await world.player(), await world.player()];
  for (const player of [excluded, resting]) await deposit(player, 1_000n, id);
  const round = await world.bet(excluded, 100n);
  await world.win(excluded, round, 700n);
  const bar = async (player: typeof excluded, kind: string, period: string) => {
    const barred = await player.call("POST", "/exclusion", { kind, period });
    expect(barred).toMatchObject({ status: 200 });
  };
  await bar(resting, "TIME_OUT", "P1D");
  await bar(excluded, "EXCLUSION", "P6M");
  for (const one of await told(db, accountBarred))
    // Heard twice, it is ended once.
    for (let times = 0; times < 2; times++)
      await db.inTransaction((tx) => hearBarred.hear(tx, one, platform));
  expect(await grants(excluded)).toMatchObject([
    { status: "FORFEITED", removed: { amount: pesos(1_600) } },
  ]);
  expect(await cash(excluded)).toBe(1_000n);
  const { withdrawal } = (await excluded.call("GET", "/cashier/methods")).value;
  expect(withdrawal.missing).not.toContain("BONUS_OPEN");
  expect(await grants(resting)).toMatchObject([{ status: "PROCESS" }]);
  expect(await world.ledgerProblems()).toEqual([]);
  await close(id);
});
