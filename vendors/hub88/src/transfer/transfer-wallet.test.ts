import { randomUUID } from "node:crypto";
import type { Transfer } from "@perya/wallet-protocol";
import { expect, test } from "vitest";
import { transferWallet } from "./transfer-wallet.ts";

const IN: Transfer = {
  direction: "IN",
  user: "pl_1234",
  currency: "PHP",
  transaction: randomUUID(),
  units: 356_000n,
};
type Body = Readonly<Record<string, unknown>>;

/** A vendor that answers each call with its own words and what else is said; or with this text. */
function vendorSaying(said: Body | string | undefined) {
  const asked: { path: string; body: Body }[] = [];
  const wallet = transferWallet(async (path, body) => {
    asked.push({ path, body });
    if (said === undefined || typeof said === "string") return said;
    const { user, request_uuid, currency } = body;
    return JSON.stringify({ user, request_uuid, currency, ...said });
  }, "1");
  return { wallet, asked };
}

test("a movement is one call with the movement's id, and one of its own each time", async () => {
  const { wallet, asked } = vendorSaying({ status: "RS_OK", balance: 0 });
  expect(await wallet.deposit(IN)).toEqual({ type: "done" });
  expect(await wallet.outcomeOf(IN)).toEqual({ type: "done" });
  expect(await wallet.withdraw({ ...IN, direction: "OUT" })).toEqual({ type: "done" });
  expect(asked.map(({ path }) => path)).toEqual([
    "transfer_wallet/deposit",
    "transfer_wallet/deposit",
    "transfer_wallet/withdraw",
  ]);
  expect(asked[0]?.body).toMatchObject({
    user: IN.user,
    currency: "PHP",
    amount: 356_000,
    transaction_uuid: IN.transaction,
    sub_partner_id: "1",
  });
  expect(new Set(asked.map(({ body }) => body["request_uuid"])).size).toBe(3);
});

test.each([
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_WRONG_CURRENCY",
])("%s ends a movement, whenever it comes", async (status) => {
  const { wallet } = vendorSaying({ status });
  for (const ask of [wallet.deposit, wallet.outcomeOf])
    expect(await ask(IN)).toEqual({ type: "refused", status });
});

test.each([
  "RS_ERROR_INVALID_PARTNER",
  "RS_ERROR_INVALID_SIGNATURE",
  "RS_ERROR_WRONG_SYNTAX",
  "RS_ERROR_WRONG_TYPES",
])("%s ends a movement that was never sent before, and says nothing of another", async (status) => {
  const { wallet } = vendorSaying({ status });
  expect(await wallet.deposit(IN)).toEqual({ type: "refused", status });
  expect(await wallet.outcomeOf(IN)).toEqual({ type: "unknown", status });
});

test.each<[string, Body | string | undefined]>([
  ["no answer", undefined],
  ["a page of a proxy", "<html>no</html>"],
  ["an answer without a status", {}],
  ["a duplicate", { status: "RS_ERROR_DUPLICATE_TRANSACTION" }],
  ["an unknown fault", { status: "RS_ERROR_UNKNOWN" }],
  ["another player's answer", { status: "RS_OK", user: "pl_9999" }],
  ["another call's answer", { status: "RS_OK", request_uuid: randomUUID() }],
  ["another currency", { status: "RS_OK", currency: "USD" }],
  ["a yes to nobody", { status: "RS_OK", user: null }],
])("after %s nobody knows whether the money moved", async (_what, said) => {
  const { wallet } = vendorSaying(said);
  for (const ask of [wallet.deposit, wallet.outcomeOf])
    expect(await ask(IN)).toMatchObject({ type: "unknown" });
});

test("a balance is told to the unit, also beyond 2^53, and not at all when it is not a whole one", async () => {
  const exact = transferWallet(
    async (_path, { user, request_uuid }) =>
      `{"status":"RS_OK","user":"${String(user)}","request_uuid":"${String(request_uuid)}","currency":"PHP","balance":9007199254740993}`,
    "1",
  );
  expect(await exact.balance(IN)).toBe(9_007_199_254_740_993n);
  for (const balance of [-5, 1.5, "7", null])
    expect(await vendorSaying({ status: "RS_OK", balance }).wallet.balance(IN)).toBeUndefined();
});

test("records are read whole or not at all", async () => {
  const record = {
    user: "pl_1234",
    transaction_uuid: randomUUID().toUpperCase(),
    reference_transaction_uuid: null,
    kind: "bet",
    round: "r1",
    round_closed: false,
    game_code: "g",
    currency: "PHP",
    amount: 100_000,
  };
  const page = (one: Body) => JSON.stringify({ transactions: [record, one], cursor: "7:9" });
  const read = await vendorSaying(page(record)).wallet.records(null);
  expect(read?.cursor).toBe("7:9");
  expect(read?.records[0]).toMatchObject({
    units: 100_000n,
    reference: null,
    transaction: record.transaction_uuid.toLowerCase(),
  });
  for (const odd of [{ amount: -1 }, { amount: 1.5 }, { kind: "gift" }, { user: 7 }])
    expect(await vendorSaying(page({ ...record, ...odd })).wallet.records("7:1")).toBeUndefined();
});
