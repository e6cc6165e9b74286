import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { setSection } from "../../settings/testing/set-section.ts";
import { playerById } from "../../players/index.ts";
import { verifyLedger, type Wallet } from "../../wallet/index.ts";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { verifyPoints } from "../ledger/verify-points.ts";
import { CENT, PESO, usePoints } from "../testing/use-points.ts";
import { convertPoints } from "./convert-points.ts";
import { convertible, worthOf } from "./convertible.ts";

const { db, sites, owner, deposit, chargeBack, holder, convert, pointsOf, cashOf } =
  await usePoints();
const { platform } = sites;

test.each(vectors.pointsConvert.cases)(
  "PR-02 of $points points $usedPoints are converted, to $credit hundredths",
  ({ points, credit, usedPoints }) => {
    expect(convertible(BigInt(points))).toBe(BigInt(usedPoints));
    expect(worthOf(BigInt(points), 1_000n)).toBe(BigInt(credit));
  },
);

test("points become cash in one step, and a repeated request moves nothing more", async () => {
  const player = await holder(250n);
  const key = randomUUID();
  const [first, again] = [await convert(player, 200, { key }), await convert(player, 200, { key })];
  expect(first.value).toEqual({
    points: "200",
    cash: { amount: (2_000n * CENT).toString(), currency: "PHP" },
  });
  expect(again.value).toEqual(first.value);
  expect([await pointsOf(player), await cashOf(player)]).toEqual([50n, 20n * PESO]);
  expect((await convert(player, 100, { key })).code).toBe("KEY_REUSED");
});

test("what points were converted to has to be played once before it is withdrawn", async () => {
  const player = await holder(300n);
  await convert(player, 100);
  await convert(player, 200);
  const { withdrawal } = (await player.call("GET", "/cashier/methods")).value;
  expect(withdrawal.bonusLeft.amount).toBe((30n * PESO).toString());
});

test("a process that dies once the money has moved leaves points and money as they were", async () => {
  const player = await holder(100n);
  const { wallet } = platform;
  const dying: Wallet = {
    ...wallet,
    append: async (tx, group) => {
      await wallet.append(tx, group);
      throw new Error("killed");
    },
  };
  const of = await playerById(db, player.id);
  if (!of) throw new Error("no player");
  const asked = { player: of, points: 100n, units: 10n * PESO, key: randomUUID() };
  await expect(db.inTransaction((tx) => convertPoints(tx, dying, asked))).rejects.toThrow("killed");
  expect([await pointsOf(player), await cashOf(player)]).toEqual([100n, 0n]);
  expect((await db.inTransaction((tx) => convertPoints(tx, wallet, asked))).ok).toBe(true);
  expect([await pointsOf(player), await cashOf(player)]).toEqual([0n, 10n * PESO]);
});

test("two conversions at once spend the same points once", async () => {
  const player = await holder(200n);
  const both = await Promise.all([convert(player, 200), convert(player, 200)]);
  expect(both.map(({ code }) => code ?? "OK").toSorted()).toEqual(["NOT_ENOUGH_POINTS", "OK"]);
  expect([await pointsOf(player), await cashOf(player)]).toEqual([0n, 20n * PESO]);
});

test("only whole hundreds that are there are converted, at the worth that was shown, and with the right password", async () => {
  const player = await holder(250n);
  const refusal = async (points: number, change = {}) =>
    (await convert(player, points, change)).code;
  expect(await refusal(150, { amount: "1" })).toBe("NOT_WHOLE");
  expect(await refusal(300)).toBe("NOT_ENOUGH_POINTS");
  expect(await refusal(200, { amount: "1" })).toBe("RATE_CHANGED");
  expect(await refusal(200, { password: "wrong" })).toBe("WRONG_PASSWORD");
  expect([await pointsOf(player), await cashOf(player)]).toEqual([250n, 0n]);
});

test("a balance of points below zero can't be converted", async () => {
  const player = await holder(0n);
  const id = randomUUID();
  await deposit(player, 20_000n * PESO, id);
  expect((await convert(player, 100)).status).toBe(200);
  await chargeBack(player, 20_000n * PESO, id);
  expect(await pointsOf(player)).toBe(-100n);
  expect((await convert(player, 100)).code).toBe("NOT_ENOUGH_POINTS");
});

test("blocked and excluded players convert nothing, and an own limit of the balance holds", async () => {
  const [blocked, excluded, limited] = [await holder(100n), await holder(100n), await holder(100n)];
  await owner.call("POST", `/players/${blocked.publicId}/block`, { reason: "a test" });
  const until = Temporal.Instant.from("2100-01-01T00:00:00Z");
  const exclusion = { kind: "exclude", player: excluded.id, key: randomUUID(), until } as const;
  await db.inTransaction((tx) => platform.wallet.append(tx, [exclusion]));
  await limited.call("POST", "/limits", { name: "balance", amount: (5n * PESO).toString() });
  expect((await convert(blocked, 100)).code).toBe("POINTS_BLOCKED");
  expect((await convert(excluded, 100)).code).toBe("POINTS_BLOCKED");
  expect((await convert(limited, 100)).code).toBe("OWN_LIMIT");
});

test("a brand may bound what is converted in 24 hours, or allow none", async () => {
  const player = await holder(400n);
  onTestFinished(() =>
    setSection(platform, "points", {
      convertPerDay: 100_000,
      cashPerHundred: (10n * PESO).toString(),
    }),
  );
  await setSection(platform, "points", { convertPerDay: 300 });
  expect((await convert(player, 200)).status).toBe(200);
  expect((await convert(player, 200)).code).toBe("CONVERT_LIMIT");
  await setSection(platform, "points", { cashPerHundred: "0" });
  expect((await convert(player, 100)).code).toBe("NOT_CONVERTIBLE");
  expect((await player.call("GET", "/points/config")).value.cashPerStep).toBeNull();
});

test("afterwards the ledgers of points and of money add up", async () => {
  expect((await verifyPoints(db)).problems).toEqual([]);
  expect((await verifyLedger(db)).books.flatMap(({ problems }) => problems)).toEqual([]);
});
