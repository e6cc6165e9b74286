import { randomUUID } from "node:crypto";
import type { Transfer } from "@perya/wallet-protocol";
import { expect, test } from "vitest";
import { readRecord } from "./read-records.ts";
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

test.each(["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED", "RS_ERROR_WRONG_CURRENCY"])(
  "%s ends a movement, whenever it comes",
  async (status) => {
    const { wallet } = vendorSaying({ status });
    for (const ask of [wallet.deposit, wallet.outcomeOf])
      expect(await ask(IN)).toEqual({ type: "refused", status });
  },
);

test.each([
  "RS_ERROR_USER_DISABLED",
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

const RECORD = {
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
const pageOf = (...transactions: readonly unknown[]) =>
  JSON.stringify({ transactions, cursor: "7:9" });

test("a record that can't be read is told as it was written, and the others are read", async () => {
  const transaction = RECORD.transaction_uuid.toLowerCase();
  const odd = [
    [{ ...RECORD, amount: -1 }, "amount can't be read"],
    [{ ...RECORD, amount: 1.5 }, "amount can't be read"],
    [{ ...RECORD, kind: "gift" }, "kind can't be read"],
    [{ ...RECORD, currency: null }, "currency is missing"],
  ] as const;
  const written = pageOf(RECORD, ...odd.map(([one]) => one), 7, RECORD);
  const read = await vendorSaying(written).wallet.records(null);
  if (!read || "unread" in read) throw new Error("The page is not read");
  expect(read.cursor).toBe("7:9");
  expect(read.records).toHaveLength(odd.length + 3);
  for (const at of [0, odd.length + 2])
    expect(read.records[at]).toMatchObject({
      fault: null,
      written: JSON.stringify(RECORD),
      record: { units: 100_000n, reference: null, transaction },
    });
  for (const [at, [one, fault]] of odd.entries())
    expect(read.records[at + 1]).toEqual({
      written: JSON.stringify(one),
      record: undefined,
      fault,
      transaction,
      round: "r1",
      user: "pl_1234",
    });
  const nothing = { transaction: null, round: null, user: null };
  expect(read.records[odd.length + 1]).toMatchObject({ written: "7", ...nothing });
});

test("a record that was kept as it was written is read again, to the unit", () => {
  const big = JSON.stringify(RECORD).replace("100000", "9007199254740991");
  expect(readRecord(big)).toMatchObject({
    written: big,
    record: { units: 9_007_199_254_740_991n },
  });
  for (const text of ["7", "no", "{"])
    expect(readRecord(text)).toMatchObject({ written: text, record: undefined });
});

test("a record with a field given twice holds up no other, and is told as it was written", async () => {
  const twice = `{ "amount":1, ${JSON.stringify(RECORD).slice(1)}`;
  const page = `{"transactions": [${twice} ,${JSON.stringify(RECORD)}], "cursor": "7:9"}`;
  expect(await vendorSaying(page).wallet.records(null)).toMatchObject({
    cursor: "7:9",
    records: [
      { written: twice, fault: "a field is given twice", record: undefined, transaction: null },
      { fault: null },
    ],
  });
});

test("what is no page of records is answered as it was written", async () => {
  for (const text of [
    "<html>",
    "{}",
    `{"transactions":[]}`,
    `{"transactions":7,"cursor":"1:1"}`,
    `{"transactions":[],"cursor":"1:1","cursor":"2:2"}`,
    `{"transactions":[],"cursor":"1:1"}]`,
  ])
    expect(await vendorSaying(text).wallet.records("7:1")).toEqual({ unread: text });
  expect(await vendorSaying(undefined).wallet.records("7:1")).toBeUndefined();
});
