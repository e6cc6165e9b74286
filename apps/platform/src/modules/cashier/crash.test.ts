import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Wallet } from "../wallet/index.ts";
import type { Payer } from "./cashier.ts";
import { approveDeposit } from "./deposits/approving/approve-deposit.ts";
import { depositByPublicId } from "./deposits/deposits.store.ts";
import { openDeposit } from "./deposits/open-deposit.ts";
import { takeNews } from "./deposits/callbacks/take-news.ts";
import {
  ana,
  ben,
  carla,
  dyingWallet,
  newsOf,
  onlyAbove,
  openTill,
  type Till,
} from "./testing/open-till.ts";
import { approveWithdrawal } from "./withdrawals/approving/approve-withdrawal.ts";
import { cancelWithdrawal } from "./withdrawals/cancel-withdrawal.ts";
import { confirmReturn } from "./withdrawals/paying/confirm-return.ts";
import { failPayout } from "./withdrawals/paying/fail-payout.ts";
import { payWithdrawal } from "./withdrawals/paying/pay-withdrawal.ts";
import { refundPayout } from "./withdrawals/paying/refund-payout.ts";
import { rejectWithdrawal } from "./withdrawals/approving/reject-withdrawal.ts";
import { requestWithdrawal } from "./withdrawals/request-withdrawal.ts";
import { retryPayout } from "./withdrawals/paying/retry-payout.ts";
import { withdrawalByPublicId } from "./withdrawals/withdrawals.store.ts";

const START = 100_000_000n;
const UNITS = 40_000_000n;
const standard = onlyAbove(10n ** 18n);

let db: TestDatabase;
let till: Till;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  till = openTill(db);
});
afterAll(async () => {
  await till.close();
  await db.close();
});

/**
 * An action that moves money: what it is done to, the action on a wallet, and what is true of the
 * money after it.
 */
interface Case {
  readonly money: { readonly cash: bigint; readonly held: bigint };
  readonly status: string;
  prepare(player: Payer): Promise<string>;
  act(wallet: Wallet, id: string, player: Payer): Promise<unknown>;
  statusOf(id: string): Promise<string | undefined>;
}

const depositStatus = async (id: string) => (await depositByPublicId(db, id, {}))?.status;
const withdrawalStatus = async (id: string) => (await withdrawalByPublicId(db, id, {}))?.status;

const opened = (method: "sandbox" | "bank-transfer") => async (player: Payer) => {
  const deposit = await db.inTransaction((tx) =>
    openDeposit(tx, { player, method, units: UNITS, key: randomUUID() }),
  );
  if (!deposit.ok) throw new Error(deposit.refusal);
  return deposit.value.publicId;
};

const ask = async (wallet: Wallet, player: Payer, key: string) => {
  const bankAccount = accounts.get(player.id) ?? "";
  return db.inTransaction((tx) =>
    requestWithdrawal(tx, wallet, { player, units: UNITS, bankAccount, key }),
  );
};
const accounts = new Map<bigint, string>();

const requested =
  (...steps: readonly ("approve" | "pay" | "sent" | "fail" | "came back" | "retry")[]) =>
  async (player: Payer) => {
    const asked = await ask(till.wallet, player, randomUUID());
    if (!asked.ok) throw new Error(asked.refusal);
    const { publicId } = asked.value;
    for (const step of steps) {
      if (step === "fail")
        await db.inTransaction((tx) => failPayout(tx, publicId, "no such account", ana));
      else if (step === "retry")
        await db.inTransaction((tx) => retryPayout(tx, publicId, undefined, carla));
      else if (step === "came back") await cameBack(publicId);
      else if (step === "approve")
        await db.inTransaction((tx) =>
          approveWithdrawal(tx, { publicId, staff: ana, reason: undefined, standard }),
        );
      else
        await db.inTransaction((tx) => payWithdrawal(tx, till.wallet, publicId, step, carla, {}));
    }
    return publicId;
  };

async function cameBack(publicId: string): Promise<void> {
  const seen = { publicId, returnedUnits: UNITS, reference: "back 1", reason: "account closed" };
  for (const staff of [ana, ben])
    await db.inTransaction((tx) => confirmReturn(tx, { ...seen, staff }));
}

const news = new Map<string, ReturnType<typeof newsOf>>();

const CASES: Readonly<Record<string, Case>> = {
  "a callback that credits": {
    money: { cash: START + UNITS, held: 0n },
    status: "SUCCEEDED",
    prepare: opened("sandbox"),
    statusOf: depositStatus,
    act: (wallet, id) => {
      const told = news.get(id) ?? newsOf(id, "PAID", UNITS);
      news.set(id, told);
      return db.inTransaction((tx) => takeNews(tx, wallet, told));
    },
  },
  "an approval that credits": {
    money: { cash: START + UNITS, held: 0n },
    status: "SUCCEEDED",
    prepare: opened("bank-transfer"),
    statusOf: depositStatus,
    act: (wallet, id) =>
      db.inTransaction((tx) =>
        approveDeposit(tx, wallet, {
          publicId: id,
          paidUnits: UNITS,
          reference: `bank ${id}`,
          staff: ana,
          standard,
        }),
      ),
  },
  "a request that holds": {
    money: { cash: START - UNITS, held: UNITS },
    status: "REQUESTED",
    prepare: async () => randomUUID(),
    act: (wallet, key, player) => ask(wallet, player, key),
    statusOf: async (key) => {
      const row = await db.row<{ status: string }>({
        text: "select status from withdrawal where key = $1",
        values: [key],
      });
      return row?.status;
    },
  },
  "a player's cancellation": {
    money: { cash: START, held: 0n },
    status: "CANCELLED",
    prepare: requested(),
    statusOf: withdrawalStatus,
    act: (wallet, id, player) =>
      db.inTransaction((tx) => cancelWithdrawal(tx, wallet, player.id, id)),
  },
  "a rejection": {
    money: { cash: START, held: 0n },
    status: "REJECTED",
    prepare: requested("approve"),
    statusOf: withdrawalStatus,
    act: (wallet, id) => db.inTransaction((tx) => rejectWithdrawal(tx, wallet, id, "no", ana)),
  },
  "a refund of a payout the bank refused": {
    money: { cash: START, held: 0n },
    status: "REFUNDED",
    prepare: requested("approve", "pay", "fail"),
    statusOf: withdrawalStatus,
    act: (wallet, id) =>
      db.inTransaction((tx) => refundPayout(tx, wallet, id, "no such account", ana)),
  },
  "a refund of a payout that came back after it was sent twice": {
    money: { cash: START, held: 0n },
    status: "REFUNDED",
    prepare: requested("approve", "pay", "sent", "came back", "retry", "sent", "came back"),
    statusOf: withdrawalStatus,
    act: (wallet, id) =>
      db.inTransaction((tx) => refundPayout(tx, wallet, id, "account closed", ana)),
  },
  "the completion of a payout that failed and came back before": {
    money: { cash: START - UNITS, held: 0n },
    status: "COMPLETED",
    prepare: requested("approve", "pay", "fail", "retry", "sent", "came back", "retry", "sent"),
    statusOf: withdrawalStatus,
    act: (wallet, id) =>
      db.inTransaction((tx) => payWithdrawal(tx, wallet, id, "complete", carla, {})),
  },
  "a completion that takes the held money out": {
    money: { cash: START - UNITS, held: 0n },
    status: "COMPLETED",
    prepare: requested("approve", "pay", "sent"),
    statusOf: withdrawalStatus,
    act: (wallet, id) =>
      db.inTransaction((tx) => payWithdrawal(tx, wallet, id, "complete", carla, {})),
  },
};

describe.each(["before", "after"] as const)(
  "a process that dies %s the ledger's entry is written",
  (when) => {
    test.each(Object.entries(CASES))(
      "leaves %s undone as a whole, and the next try does it once",
      async (_name, { prepare, act, statusOf, money, status }) => {
        const player = await till.payer(START);
        accounts.set(player.id, await till.bankAccountOf(player));
        const id = await prepare(player);
        const before = { status: await statusOf(id), money: await till.money(player) };
        await expect(act(dyingWallet(till.wallet, when), id, player)).rejects.toThrow("power cut");
        expect({ status: await statusOf(id), money: await till.money(player) }).toEqual(before);
        await Promise.all(Array.from({ length: 3 }, () => act(till.wallet, id, player)));
        expect({ status: await statusOf(id), money: await till.money(player) }).toEqual({
          status,
          money,
        });
      },
    );
  },
);

test("the ledger is right to the unit after all of this", async () => {
  expect(await till.problems()).toEqual([]);
});
