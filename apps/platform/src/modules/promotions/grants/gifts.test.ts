import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { countTurnover } from "../../wagering/index.ts";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { useBonuses } from "../testing/bonus-world.ts";
import { GIFT, pesos } from "../testing/draft-of.ts";
import { expireGrants } from "./expire-grants.ts";

const world = await useBonuses();
const { db, open, cash, grants, turnOver, hear } = world;
const gift = (rule: object = {}) => open({ rule: { ...GIFT, ...rule }, budget: pesos(1_000) });
const claim = (player: Awaited<ReturnType<typeof world.player>>, id: string) =>
  player.call("POST", `/promotions/${id}/claim`, {});

test("PR-01 a bonus without a deposit is claimed once, however often and fast one presses, and ten times of it stays at the end", async () => {
  const id = await gift();
  const player = await world.player();
  const { value } = await player.call("GET", "/promotions");
  expect(value.find((one: { id: string }) => one.id === id).standing).toMatchObject({
    status: null,
    action: "CLAIM",
  });
  const presses = await Promise.all([claim(player, id), claim(player, id), claim(player, id)]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await cash(player)).toBe(100n);
  expect(await grants(player)).toMatchObject([{ status: "PROCESS", deposit: null }]);
  // The usual bound: five percent of what was given.
  const round = await world.bet(player, 5n);
  await world.win(player, round, 8_905n);
  expect(await cash(player)).toBe(9_000n);
  await turnOver(player, 500n);
  await db.inTransaction((tx) => countTurnover(tx, [player.id]));
  await hear();
  expect(await grants(player)).toMatchObject([
    { status: "COMPLETED", removed: { amount: pesos(8_000) } },
  ]);
  expect(await cash(player)).toBe(1_000n);
});

test("a gift of each month comes again in the next one, and a match is not claimed without a deposit", async () => {
  const monthly = await gift({ occasion: "MONTHLY", times: 0 });
  const match = await open();
  const player = await world.player();
  expect(await claim(player, match)).toMatchObject({ status: 409, code: "REWARD_LATE" });
  await claim(player, monthly);
  await claim(player, monthly);
  expect(await cash(player)).toBe(100n);
  await db.run(sql`
    update promotion_grant set period = 'month 2020-01' where player = ${player.id}`);
  await claim(player, monthly);
  expect(await cash(player)).toBe(200n);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("staff give a player more days for a bonus, no more than a year in all, and it ends only then", async () => {
  const id = await gift();
  const player = await world.player();
  await claim(player, id);
  const [before] = await grants(player);
  const extend = (days: number) =>
    world.owner.call("POST", `/bonuses/${before?.id}/extend`, { days, reason: "was ill" });
  await db.run(sql`update promotion_grant set expires_at = now() where player = ${player.id}`);
  expect(await extend(3)).toMatchObject({ status: 200 });
  await expireGrants(world.platform);
  expect(await grants(player)).toMatchObject([{ status: "PROCESS" }]);
  for (let times = 0; times < 4; times++) expect(await extend(90)).toMatchObject({ status: 200 });
  expect(await extend(3)).toMatchObject({ status: 422, code: "TOO_LONG" });
  await player.call("POST", `/bonuses/${before?.id}/forfeit`, {});
  expect(await extend(3)).toMatchObject({ status: 409, code: "WRONG_STATE" });
});

test("an open promotion's budget is raised and never lowered, by two people above what one may promise", async () => {
  const id = await gift();
  const raise = (amount: number, by = world.owner) =>
    by.call("POST", `/promotions/${id}/budget`, { budget: pesos(amount), reason: "well liked" });
  expect(await raise(1_000)).toMatchObject({ status: 422, code: "NOT_HIGHER" });
  expect(await raise(1_200)).toMatchObject({ value: { budget: pesos(1_200), version: 2 } });
  await onlyLargeNeedsTwo(db, BigInt(pesos(100)));
  expect(await raise(1_400)).toMatchObject({ value: { budget: pesos(1_200) } });
  expect(await raise(1_400)).toMatchObject({ status: 409, code: "ASKED" });
  const [asked] = (await world.maker.call("GET", "/approvals")).value as { id: string }[];
  expect(await world.maker.call("POST", `/approvals/${asked?.id}/approve`, {})).toMatchObject({
    status: 200,
  });
  const raised = await world.maker.call("GET", `/promotions/${id}`);
  expect(raised.value).toMatchObject({ budget: pesos(1_400), status: "OPEN" });
  await world.maker.call("POST", `/promotions/${id}/close`, { reason: "enough" });
  expect(await raise(2_000)).toMatchObject({ status: 409, code: "WRONG_STATE" });
});
