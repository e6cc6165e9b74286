import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openSites } from "../../testing/open-sites.ts";
import { send, type TestPlayer } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";
import { bet } from "../wallet/testing/open-book.ts";
import { passHours } from "./testing/pass-time.ts";

const { db, sites } = await useSites();

const PESO = 100_000n;
const pesos = (amount: bigint) => (amount * PESO).toString();

async function ask(player: TestPlayer, name: string, amount: bigint | null) {
  const { value } = await player.call("POST", "/limits", {
    name,
    amount: amount === null ? null : pesos(amount),
  });
  return one(value, name);
}

function one(value: { limits: { name: string }[] }, name: string) {
  return value.limits.find((limit) => limit.name === name);
}

async function limitOf(player: TestPlayer, name: string) {
  return one((await player.call("GET", "/limits")).value, name);
}

const php = (amount: bigint) => ({ amount: pesos(amount), currency: "PHP" });

async function takes(player: TestPlayer, amount: bigint, by = sites.platform) {
  const [answer] = await by.wallet.submit([
    bet({ player: player.id, units: amount * PESO, vendor: 3 }),
  ]);
  return answer?.ok ? "taken" : answer?.refusal;
}

async function fund(player: TestPlayer, amount: bigint): Promise<void> {
  const done = await db.inTransaction((tx) =>
    sites.platform.wallet.append(tx, [
      { kind: "deposit", player: player.id, key: randomUUID(), units: amount * PESO },
    ]),
  );
  if (!done.ok) throw new Error(done.refusal);
}

function payIn(player: TestPlayer, amount: bigint) {
  return player.call("POST", "/deposits", {
    method: "bank-transfer",
    amount: pesos(amount),
    key: randomUUID(),
  });
}

test("a first limit and a lower one hold at once, inside the bet, on another process too", async () => {
  const player = await sites.player(1);
  await fund(player, 10_000n);
  expect(await limitOf(player, "dailyLoss")).toMatchObject({ own: null, staff: null, raise: null });
  await ask(player, "dailyLoss", 500n);
  expect([await takes(player, 501n), await takes(player, 300n)]).toEqual([
    "LIMIT_REACHED",
    "taken",
  ]);
  expect(await ask(player, "dailyLoss", 400n)).toMatchObject({ own: php(400n), used: php(300n) });
  const others = await openSites(db);
  try {
    expect(await takes(player, 101n, others.platform)).toBe("LIMIT_REACHED");
    expect(await takes(player, 100n, others.platform)).toBe("taken");
  } finally {
    await others.close();
  }
});

test("a higher limit waits a day and for a second yes, and what is lowered meanwhile drops it", async () => {
  const player = await sites.player(1);
  await ask(player, "weeklyWager", 500n);
  expect(await ask(player, "weeklyWager", 800n)).toMatchObject({
    own: php(500n),
    raise: { to: php(800n) },
  });
  const confirm = () => player.call("POST", "/limits/confirm", { name: "weeklyWager" });
  await passHours(db, player.id, 23.9);
  expect(await confirm()).toMatchObject({ status: 422, code: "TOO_EARLY" });
  await ask(player, "weeklyWager", 300n);
  await passHours(db, player.id, 1);
  expect(await confirm()).toMatchObject({ status: 422, code: "NO_RAISE" });
  await ask(player, "weeklyWager", null);
  await passHours(db, player.id, 24);
  expect(one((await confirm()).value, "weeklyWager")).toMatchObject({ own: null, raise: null });
  await fund(player, 1_000n);
  expect(await takes(player, 900n)).toBe("taken");
});

test("a raise that was asked for before a restart is confirmed after it, and holds in every process", async () => {
  const player = await sites.player(1);
  await fund(player, 1_000n);
  await ask(player, "singleBet", 50n);
  await ask(player, "singleBet", 90n);
  const restarted = await openSites(db);
  try {
    const bearer = { authorization: `Bearer ${player.token}` };
    const confirm = () =>
      send(restarted.playerUrl, bearer, "POST", "/api/v1/limits/confirm", { name: "singleBet" });
    expect((await confirm()).code).toBe("TOO_EARLY");
    expect(await takes(player, 60n, restarted.platform)).toBe("LIMIT_REACHED");
    await passHours(db, player.id, 24);
    expect((await confirm()).status).toBe(200);
    expect(await takes(player, 80n, restarted.platform)).toBe("taken");
    expect(await takes(player, 80n)).toBe("taken");
    expect(await takes(player, 91n)).toBe("LIMIT_REACHED");
  } finally {
    await restarted.close();
  }
});

test("a player who keeps the limit has nothing to confirm, and a raise is gone after a week", async () => {
  const player = await sites.player();
  await ask(player, "singleBet", 50n);
  await ask(player, "singleBet", 90n);
  await player.call("POST", "/limits/keep", { name: "singleBet" });
  expect(await limitOf(player, "singleBet")).toMatchObject({ own: php(50n), raise: null });
  await ask(player, "singleBet", 90n);
  await passHours(db, player.id, 24 * 8 + 0.01);
  expect(await limitOf(player, "singleBet")).toMatchObject({ own: php(50n), raise: null });
  expect(await ask(player, "singleBet", 90n)).toMatchObject({ raise: { to: php(90n) } });
  await passHours(db, player.id, 24);
  await player.call("POST", "/limits/confirm", { name: "singleBet" });
  expect(await limitOf(player, "singleBet")).toMatchObject({ own: php(90n), raise: null });
  expect(await player.call("POST", "/limits/confirm", { name: "singleBet" })).toMatchObject({
    code: "NO_RAISE",
  });
});

test("of the player's own limit and that of staff the lower one counts, and neither ends the other", async () => {
  const player = await sites.player(1);
  await fund(player, 1_000n);
  const owner = await sites.staff("owner");
  const staffSet = (amount: bigint | null) =>
    owner.call("POST", `/players/${player.publicId}/limits`, {
      limits: { singleBet: amount === null ? null : pesos(amount) },
      reason: "Asked for by the player",
    });
  await ask(player, "singleBet", 50n);
  await staffSet(20n);
  expect([await takes(player, 21n), await takes(player, 20n)]).toEqual(["LIMIT_REACHED", "taken"]);
  await staffSet(null);
  expect([await takes(player, 51n), await takes(player, 50n)]).toEqual(["LIMIT_REACHED", "taken"]);
  const { value } = await owner.call("GET", `/players/${player.publicId}/limits`);
  expect(value.changes).toMatchObject([
    { owner: "STAFF", what: "RAISED", before: php(20n), after: null, actor: owner.username },
    { owner: "STAFF", what: "SET", before: null, after: php(20n) },
    { owner: "PLAYER", what: "SET", before: null, after: php(50n), actor: "player" },
  ]);
});

test("a deposit above the player's own limit is refused, also when two are asked for at once", async () => {
  const player = await sites.player(2);
  await ask(player, "dailyDeposit", 1_500n);
  const answers = await Promise.all([payIn(player, 1_000n), payIn(player, 1_000n)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)).toMatchObject({
    code: "OWN_DEPOSIT_LIMIT",
  });
  expect(await payIn(player, 501n)).toMatchObject({ code: "OWN_DEPOSIT_LIMIT" });
  expect(await payIn(player, 499n)).toMatchObject({ status: 200 });
  // What is open counts with the exact amounts to transfer, which differ by less than one.
  expect(await limitOf(player, "dailyDeposit")).toMatchObject({
    used: { amount: expect.stringMatching(/^1(?:49[89]|500)\d{5}$/) },
  });
});

test("a limit of nothing lets no bet and no deposit through", async () => {
  const player = await sites.player(2);
  await fund(player, 100n);
  await ask(player, "singleBet", 0n);
  await ask(player, "dailyDeposit", 0n);
  expect(await takes(player, 1n)).toBe("LIMIT_REACHED");
  expect(await payIn(player, 100n)).toMatchObject({ code: "OWN_DEPOSIT_LIMIT" });
});

test("limits are the player's alone, and none is below nothing or of another name", async () => {
  const [player, other] = [await sites.player(), await sites.player()];
  await ask(player, "dailyWager", 5n);
  expect(await limitOf(other, "dailyWager")).toMatchObject({ own: null });
  for (const body of [
    { name: "dailyWager", amount: "-1" },
    { name: "dailyWager", amount: "1.5" },
    { name: "yearlyWager", amount: "1" },
  ])
    expect((await player.call("POST", "/limits", body)).status).toBe(400);
});

test("changes of one limit that come at once are made one after the other", async () => {
  const player = await sites.player();
  await Promise.all([40n, 30n, 50n, 20n, 60n].map((amount) => ask(player, "dailyLoss", amount)));
  const { own, raise } = (await limitOf(player, "dailyLoss")) as unknown as {
    own: { amount: string };
    raise: { to: { amount: string } } | null;
  };
  expect(own).toEqual(php(20n));
  if (raise) expect(BigInt(raise.to.amount)).toBeGreaterThan(20n * PESO);
});
