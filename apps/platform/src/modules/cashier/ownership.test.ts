import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { PESO, depositOf, openCashier, type Cashier } from "./testing/open-cashier.ts";
import { PASSWORD, type TestPlayer } from "../../testing/people.ts";

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

let db: TestDatabase;
let cashier: Cashier;
let owner: TestPlayer;
let thief: TestPlayer;
let deposit: string;
let withdrawal: string;
let bankAccount: string;

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  cashier = await openCashier(db);
  [owner, thief] = await Promise.all([cashier.player(), cashier.player()]);
  for (const player of [owner, thief]) {
    const credit = {
      kind: "adjust",
      player: player.id,
      key: randomUUID(),
      units: 1_000n * PESO,
      reason: "test",
    } as const;
    await db.inTransaction((tx) => cashier.platform.wallet.append(tx, [credit]));
  }
  deposit = (await owner.call("POST", "/deposits", depositOf("bank-transfer", 200n))).value.id;
  bankAccount = (
    await owner.call("POST", "/bank-accounts", {
      bank: "Metrobank",
      number: "001234567890",
      holder: "Juana",
    })
  ).value.id;
  withdrawal = (
    await owner.call("POST", "/withdrawals", {
      amount: "20000000",
      bankAccount,
      password: PASSWORD,
      key: randomUUID(),
    })
  ).value.id;
});
afterAll(async () => {
  await cashier.close();
  await db.close();
});

function slip(): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(PNG)]), "slip.png");
  return form;
}

test.each([
  ["reads a deposit", () => thief.call("GET", `/deposits/${deposit}`)],
  ["cancels a deposit", () => thief.call("POST", `/deposits/${deposit}/cancel`)],
  ["sends a slip for a deposit", () => thief.call("POST", `/deposits/${deposit}/slip`, slip())],
  ["reads a withdrawal", () => thief.call("GET", `/withdrawals/${withdrawal}`)],
  ["takes a withdrawal back", () => thief.call("POST", `/withdrawals/${withdrawal}/cancel`)],
  [
    "withdraws to a bank account",
    () =>
      thief.call("POST", "/withdrawals", {
        amount: "20000000",
        bankAccount,
        password: PASSWORD,
        key: randomUUID(),
      }),
  ],
])("another player who %s finds nothing there", async (_what, attempt) => {
  const before = [await cashier.balance(owner), await cashier.balance(thief)];
  expect((await attempt()).status).toBe(404);
  expect([await cashier.balance(owner), await cashier.balance(thief)]).toEqual(before);
  expect((await owner.call("GET", `/deposits/${deposit}`)).value).toMatchObject({
    status: "AWAITING_PAYMENT",
    slip: false,
  });
  expect((await owner.call("GET", `/withdrawals/${withdrawal}`)).value.status).toBe("REQUESTED");
});

test("another player's lists hold nothing of it", async () => {
  for (const path of ["/deposits", "/withdrawals"])
    expect((await thief.call("GET", path)).value.content).toEqual([]);
  expect((await thief.call("GET", "/bank-accounts")).value).toEqual([]);
});

test("the same key of two players is two requests", async () => {
  const request = depositOf("bank-transfer", 300n);
  const [mine, theirs] = [
    await owner.call("POST", "/deposits", request),
    await thief.call("POST", "/deposits", request),
  ];
  expect(mine.value.id).not.toBe(theirs.value.id);
});

test.each([
  "/cashier/methods",
  "/deposits",
  `/deposits/dep_${"0".repeat(20)}`,
  "/bank-accounts",
  "/withdrawals",
  `/withdrawals/wd_${"0".repeat(20)}`,
])("nobody who is not logged in reads %s", async (path) =>
  expect((await fetch(`${cashier.url}/api/v1${path}`)).status).toBe(401),
);

test.each([
  "/deposits",
  `/deposits/dep_${"0".repeat(20)}`,
  `/deposits/dep_${"0".repeat(20)}/slip`,
  "/withdrawals",
  `/withdrawals/wd_${"0".repeat(20)}`,
])("a player's login opens nothing of the operator's %s", async (path) =>
  expect((await owner.call("GET", `/../../operator/v1${path}`)).status).toBe(401),
);

test("a number that is none is refused before anyone looks for it", async () => {
  for (const id of ["1", "dep_1%27%20or%201=1", "dep_ZZZZ"])
    expect((await owner.call("GET", `/deposits/${id}`)).status).toBe(400);
});
