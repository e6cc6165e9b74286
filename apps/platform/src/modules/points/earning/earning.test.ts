import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { depositOf } from "../../cashier/testing/open-cashier.ts";
import { countVipDeposits, vipOf } from "../../loyalty/index.ts";
import { LADDER } from "../../loyalty/testing/vip-ladder.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { verifyPoints } from "../ledger/verify-points.ts";
import { PESO, usePoints } from "../testing/use-points.ts";
import { earnPoints } from "./earn-points.ts";
import { pointsOf as pointsFor } from "./points-of.ts";

const { db, sites, deposit, chargeBack, holder, redeem, reward, pointsOf, ladder, owner } =
  await usePoints();

test.each(vectors.points)(
  "PR-02 a deposit of $deposit hundredths at $multiplierBps earns $points points",
  ({ deposit: minor, pointPer, multiplierBps, points }) => {
    const earned = pointsFor(BigInt(minor), BigInt(pointPer), BigInt(multiplierBps));
    expect(earned).toBe(BigInt(points));
  },
);

test("where nothing is set for a point a deposit earns none", () => {
  expect(pointsFor(1_000_000n, 0n, 10_000n)).toBe(0n);
});

test("a deposit earns points by the level of its player, once however often it is told", async () => {
  onTestFinished(() => void (ladder.says = { level: 0, pointsBps: 10_000 }));
  const player = await holder(0n);
  const id = randomUUID();
  ladder.says = { level: 3, pointsBps: 15_000 };
  await deposit(player, 10_000n * PESO, id);
  await deposit(player, 10_000n * PESO, id);
  expect(await pointsOf(player)).toBe(150n);
  const { value } = await player.call("GET", "/points/transactions");
  expect(value.content).toEqual([
    expect.objectContaining({ type: "DEPOSIT", changedPoints: "150", pointsBalance: "150" }),
  ]);
});

test("a deposit that reaches a level earns by it, whether its points or the level are told first", async () => {
  onTestFinished(() => setSection(sites.platform, "vip", { levels: [] }));
  const [bronze] = LADDER.levels;
  if (!bronze) throw new Error("no level");
  const level = { ...bronze, turnover: "0", pointsBps: 12_000 };
  await setSection(sites.platform, "vip", { levels: [level] });
  const player = await sites.player(1);
  const asked = depositOf("bank-transfer", 1_200n);
  const { id } = (await player.call("POST", "/deposits", asked)).value;
  const seen = { paidAmount: asked.amount, reference: "SEEN-1" };
  await owner.call("POST", `/deposits/${id}/approve`, seen);
  const told = { deposit: String(id), player: player.id, brand: 1n, currency: "PHP" };
  const real = { vipOf, countDeposits: countVipDeposits };
  const units = BigInt(asked.amount);
  await db.inTransaction((tx) => earnPoints(tx, real, { ...told, units }));
  // Twelve, and a fifth of them for the level.
  expect(await pointsOf(player)).toBe(14n);
});

test("a charge-back takes back what the deposit earned, and spent points become a debt", async () => {
  const player = await holder(0n);
  const id = randomUUID();
  await deposit(player, 12_345n * PESO, id);
  expect(await pointsOf(player)).toBe(123n);
  expect((await redeem(player, await reward())).status).toBe(200);
  await chargeBack(player, 12_345n * PESO, id);
  await chargeBack(player, 12_345n * PESO, id);
  expect(await pointsOf(player)).toBe(-100n);
  expect((await player.call("GET", "/points/balance")).value).toMatchObject({
    points: "-100",
    convertible: "0",
  });
});

test("a charge-back that is heard before its deposit keeps it from earning anything", async () => {
  const player = await holder(0n);
  const id = randomUUID();
  await chargeBack(player, 500n * PESO, id);
  await deposit(player, 500n * PESO, id);
  expect(await pointsOf(player)).toBe(0n);
  expect((await player.call("GET", "/points/transactions")).value.content).toEqual([]);
});

test("a deposit in another currency than the brand's earns none, nor does any while a point costs 0", async () => {
  const player = await holder(0n);
  await deposit(player, 500n * PESO, randomUUID(), "VND");
  onTestFinished(() =>
    setSection(sites.platform, "points", { depositPerPoint: (100n * PESO).toString() }),
  );
  await setSection(sites.platform, "points", { depositPerPoint: "0" });
  await deposit(player, 500n * PESO);
  expect(await pointsOf(player)).toBe(0n);
  expect((await player.call("GET", "/points/config")).value.depositPerPoint).toBeNull();
  expect((await verifyPoints(db)).problems).toEqual([]);
});
