import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Wallet } from "../wallet/index.ts";
import type { Payer } from "./cashier.ts";
import { approveDeposit } from "./deposits/approving/approve-deposit.ts";
import { depositByPublicId } from "./deposits/deposits.store.ts";
import { openDeposit } from "./deposits/open-deposit.ts";
import { takeNews } from "./deposits/callbacks/take-news.ts";
import { hire } from "./testing/hire.ts";
import {
  ana,
  dyingWallet,
  newsOf,
  NO_LAWS,
  onlyAbove,
  openTill,
  type Till,
} from "./testing/open-till.ts";
import { HALF_UNITS, payVerbs, type PayStep } from "./testing/pay-verbs.ts";
import { approveWithdrawal } from "./withdrawals/approving/approve-withdrawal.ts";
import { cancelWithdrawal } from "./withdrawals/cancel-withdrawal.ts";
import { endSilence } from "./withdrawals/legs/end-silence.ts";
import { rejectWithdrawal } from "./withdrawals/approving/reject-withdrawal.ts";
import { requestWithdrawal } from "./withdrawals/request-withdrawal.ts";
import { withdrawalByPublicId } from "./withdrawals/withdrawals.store.ts";

const START = 100_000_000n;
const UNITS = 40_000_000n;
const standard = onlyAbove(10n ** 18n);

let db: TestDatabase;
let till: Till;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  await hire(db);
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

const FREE = { feeUnits: 0n, owedUnits: 0n };
const ask = async (wallet: Wallet, player: Payer, key: string) => {
  const bankAccount = accounts.get(player.id) ?? "";
  return db.inTransaction((tx) =>
    requestWithdrawal(tx, wallet, { player, units: UNITS, bankAccount, key, ...FREE }),
  );
};
const accounts = new Map<bigint, string>();

const requested =
  (...steps: readonly ("approve" | "came back" | PayStep)[]) =>
  async (player: Payer) => {
    const asked = await ask(till.wallet, player, randomUUID());
    if (!asked.ok) throw new Error(asked.refusal);
    const { publicId } = asked.value;
    for (const step of steps) {
      if (step === "approve")
        await db.inTransaction((tx) =>
          approveWithdrawal(tx, { publicId, staff: ana, reason: undefined, standard }),
        );
      else if (step === "came back")
        for (const seen of ["back", "back-second"] as const)
          await paying(seen)(till.wallet, publicId, player);
      else await paying(step)(till.wallet, publicId, player);
    }
    return publicId;
  };

const paying =
  (step: PayStep, leg = 1) =>
  async (wallet: Wallet, id: string, player: Payer) =>
    db.inTransaction(async (tx): Promise<unknown> =>
      payVerbs(wallet, id, player.id)[step](tx, leg),
    );

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
      return db.inTransaction((tx) => takeNews(tx, wallet, told, NO_LAWS));
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
          laws: NO_LAWS,
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
    act: paying("refund"),
  },
  "a refund of a payout that came back after it was sent twice": {
    money: { cash: START, held: 0n },
    status: "REFUNDED",
    prepare: requested("approve", "pay", "sent", "came back", "retry", "sent", "came back"),
    statusOf: withdrawalStatus,
    act: paying("refund"),
  },
  "an answer to a payout that failed and came back before": {
    money: { cash: START - UNITS, held: 0n },
    status: "COMPLETED",
    prepare: requested("approve", "pay", "fail", "retry", "sent", "came back", "retry", "sent"),
    statusOf: withdrawalStatus,
    act: paying("received"),
  },
  "an answer that takes the held money out": {
    money: { cash: START - UNITS, held: 0n },
    status: "COMPLETED",
    prepare: requested("approve", "pay", "sent"),
    statusOf: withdrawalStatus,
    act: paying("received"),
  },
  "an answer that half of it arrived": {
    money: { cash: START - UNITS, held: UNITS - HALF_UNITS },
    status: "PARTLY_RECEIVED",
    prepare: requested("approve", "pay", "sent", "not received"),
    statusOf: withdrawalStatus,
    act: paying("half received"),
  },
  "the return of a rest that the player wants as cash": {
    money: { cash: START - HALF_UNITS, held: 0n },
    status: "COMPLETED",
    prepare: async (player) => {
      const id = await requested("approve", "pay", "sent", "half received, rest as cash")(player);
      await db.run(sql`
        update withdrawal_leg set owed = true
        where withdrawal = (select id from withdrawal where public_id = ${id})`);
      return id;
    },
    statusOf: withdrawalStatus,
    act: paying("refund", 2),
  },
  "a dispute that two people close as received": {
    money: { cash: START - UNITS, held: 0n },
    status: "COMPLETED",
    prepare: requested("approve", "pay", "sent", "not received", "force"),
    statusOf: withdrawalStatus,
    act: paying("force-second"),
  },
  "silence that counts as received": {
    money: { cash: START - UNITS, held: 0n },
    status: "COMPLETED",
    prepare: async (player) => {
      const id = await requested("approve", "pay", "sent")(player);
      await db.run(sql`
        update withdrawal_leg set due_at = now() - interval '1 minute'
        where withdrawal = (select id from withdrawal where public_id = ${id})`);
      return id;
    },
    statusOf: withdrawalStatus,
    act: (wallet, id) => db.inTransaction((tx) => endSilence(tx, wallet, id)),
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
