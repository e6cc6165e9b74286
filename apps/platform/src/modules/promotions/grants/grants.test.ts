import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { countTurnover } from "../../wagering/index.ts";
import { promotionByPublicId } from "../promotions.store.ts";
import { pesos } from "../testing/draft-of.ts";
import { PESO, useBonuses } from "../testing/bonus-world.ts";
import { refusedGrant } from "./refused-grant.ts";

const world = await useBonuses();
const { db, platform, maker, open, order, credit, deposit, cash, grants, turnOver, hear } = world;

/** Twice the bonus on slots alone, so that tests are short; for one account alone. */
const SHORT = { times: 2, base: "B", weights: { RNG: 10_000 }, keys: [], maxBet: pesos(5_000) };
const offered = async (player: Awaited<ReturnType<typeof world.player>>, amount: bigint) =>
  (
    await player.call(
      "GET",
      `/cashier/promotions?method=bank-transfer&amount=${(amount * PESO).toString()}`,
    )
  ).value.map(({ id }: { id: string }) => id) as string[];
const close = (id: string) =>
  maker.call("POST", `/promotions/${id}/close`, { reason: "Test over" });
const refusals = (player: { readonly id: bigint }) =>
  db.rows<{ reason: string; detail: string | null }>(
    sql`select reason, detail from promotion_refusal where player = ${player.id} order by id`,
  );
const reserved = async (id: string) =>
  (await maker.call("GET", `/promotions/${id}`)).value.reserved.amount as string;

test("PR-01 MC-09 a chosen match is credited with its deposit, keeps the money in, and is completed when it was wagered", async () => {
  const id = await open({}, SHORT);
  const player = await world.player();
  expect(await offered(player, 99n)).not.toContain(id);
  expect(await offered(player, 1_000n)).toContain(id);
  await deposit(player, 1_000n, id);
  expect(await cash(player)).toBe(2_000n);
  expect(await reserved(id)).toBe(pesos(1_000));
  const [grant] = await grants(player);
  expect(grant).toMatchObject({
    status: "PROCESS",
    bonus: { amount: pesos(1_000) },
    required: { amount: pesos(2_000) },
    done: { amount: "0" },
    loses: { amount: pesos(1_000) },
    entries: [{ amount: { amount: pesos(1_000) } }],
  });
  const { missing } = (await player.call("GET", "/cashier/methods")).value.withdrawal;
  expect(missing).toContain("BONUS_OPEN");
  // A thousand of the deposit first, then the bonus; live games count nothing for it.
  await turnOver(player, 1_000n);
  await turnOver(player, 500n, "LIVE");
  await turnOver(player, 1_500n);
  expect((await grants(player))[0]).toMatchObject({ done: { amount: pesos(1_500) } });
  await turnOver(player, 500n);
  await db.inTransaction((tx) => countTurnover(tx, [player.id]));
  await hear();
  expect((await grants(player))[0]).toMatchObject({ status: "COMPLETED", loses: null });
  expect(await cash(player)).toBe(2_000n);
  const after = (await player.call("GET", "/cashier/methods")).value.withdrawal;
  expect(after.missing).not.toContain("BONUS_OPEN");
  await close(id);
});

test("a first deposit is matched once, a daily one once a day, and one bonus at a time keeps money in", async () => {
  const first = await open({}, SHORT);
  const daily = await open({}, { ...SHORT, occasion: "DAILY", times: 0 });
  const player = await world.player();
  await deposit(player, 200n, first);
  expect(await offered(player, 200n)).toEqual([]);
  const other = await world.player();
  await deposit(other, 200n, daily);
  expect((await grants(other)).map(({ status }) => status)).toEqual(["COMPLETED"]);
  // Not the first deposit any more, and the day's is used.
  expect(await offered(other, 200n)).toEqual([]);
  await db.run(sql`
    update promotion_grant set period = 'day 2020-01-01' where player = ${other.id}`);
  expect(await offered(other, 200n)).toEqual([daily]);
  for (const id of [first, daily]) await close(id);
});

test("PR-08 the budget is promised once, however many ask at the same time", async () => {
  const id = await open({ budget: pesos(1_000) }, SHORT);
  const players = await Promise.all([world.player(), world.player(), world.player()]);
  const ordered: string[] = [];
  for (const player of players) ordered.push((await order(player, 600n, id)).value.id as string);
  await Promise.all(ordered.map((one) => credit(one, 600n)));
  const all = await Promise.all(players.map(cash));
  expect(all.toSorted((a, b) => Number(a - b))).toEqual([600n, 600n, 1_200n]);
  expect(await reserved(id)).toBe(pesos(600));
  const told = await Promise.all(players.map(refusals));
  expect(told.flat().map(({ reason }) => reason)).toEqual(["BUDGET_USED", "BUDGET_USED"]);
  await close(id);
});

test("of accounts that share a bank account, a device or a document one is given it; the player reads nothing of it, staff the reason", async () => {
  const id = await open({}, { ...SHORT, keys: ["device", "address"] });
  const [one, other] = [await world.player(), await world.player()];
  await deposit(one, 200n, id);
  await db.run(sql`
    insert into player_place (player_id, brand_id, place)
    select id, 1, '192.0.2.7' from player where id in (${one.id}, ${other.id})
    on conflict do nothing`);
  expect(await offered(other, 200n)).toEqual([]);
  const blind = await open({}, SHORT);
  expect(await offered(other, 200n)).toEqual([blind]);
  const { value } = await order(other, 200n, blind);
  await db.run(sql`update deposit set promotion = ${id} where public_id = ${value.id}`);
  await credit(value.id as string, 200n);
  expect(await cash(other)).toBe(200n);
  expect(await refusals(other)).toMatchObject([
    { reason: "LINKED", detail: expect.stringContaining(`Player ${one.id}`) },
  ]);
  for (const closing of [id, blind]) await close(closing);
});

test.each([
  ["blocked", { kind: "block" }],
  ["excluded", { kind: "exclude", until: Temporal.Now.instant().add({ hours: 24 }) }],
] as const)("who is %s is given nothing", async (name, barring) => {
  const id = await open({}, SHORT);
  const player = await world.player();
  const planned = await plannedFor(player.id, id);
  expect(await refusedGrant(db, planned)).toBeUndefined();
  const key = `${name}:${player.id}`;
  await db.inTransaction((tx) =>
    platform.wallet.append(tx, [{ ...barring, player: player.id, key }]),
  );
  expect(await refusedGrant(db, planned)).toMatchObject({ refusal: "BARRED" });
  await close(id);
});

test("what the law forbids after a promotion was opened is not given, and staff read the rule", async () => {
  const id = await open({}, SHORT);
  const player = await world.player();
  const planned = await plannedFor(player.id, id);
  await chooseProfiles(db, ["BR"]);
  expect(await refusedGrant(db, planned)).toMatchObject({
    refusal: "LAW",
    detail: expect.stringContaining("BR.bonus.welcome"),
  });
  await chooseProfiles(db, ["NL"]);
  expect(await refusedGrant(db, planned)).toMatchObject({ refusal: "TOO_YOUNG" });
  await close(id);
});

test("PR-09 the database refuses a step that a grant's table lacks", async () => {
  const id = await open({}, SHORT);
  const player = await world.player();
  await deposit(player, 200n, id);
  await expect(
    db.run(sql`update promotion_grant set status = 'ISSUED' where player = ${player.id}`),
  ).rejects.toThrow("cannot go from PROCESS to ISSUED");
  await close(id);
});

test("PR-01 a player who joined is given the bonus with the next deposit that fits, and one who can't be is told so in neutral words", async () => {
  const id = await open({}, SHORT);
  const player = await world.player();
  const standing = async () =>
    (await player.call("GET", "/promotions")).value.find((one: { id: string }) => one.id === id)
      .standing as object;
  expect(await standing()).toMatchObject({ status: null, action: "JOIN" });
  const join = (who = player) => who.call("POST", `/promotions/${id}/join`, {});
  expect((await join()).status).toBe(200);
  expect((await join()).status).toBe(200);
  expect(await standing()).toMatchObject({ status: "JOINED", action: "DEPOSIT" });
  await deposit(player, 200n);
  expect(await standing()).toMatchObject({ status: "PROCESS", action: null });
  expect(await cash(player)).toBe(400n);
  const late = await world.player();
  await deposit(late, 200n);
  expect(await join(late)).toMatchObject({ status: 422, code: "NOT_AVAILABLE" });
  expect(await refusals(late)).toMatchObject([{ reason: "OTHER_PLAYERS" }]);
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

/** What a deposit of 1,000 would bring a player. */
async function plannedFor(player: bigint, id: string) {
  const [who, brand, promotion] = [
    await playerById(db, player),
    await brandById(db, 1n),
    await promotionByPublicId(db, id, 1n),
  ];
  if (!who || !brand || !promotion) throw new Error("Something is missing");
  const amounts = { deposit: 1_000n * PESO, bonus: 1_000n * PESO, required: 2_000n * PESO };
  return { promotion, brand, player: who, period: "", ...amounts };
}
