import { raw, sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { addSlip } from "./deposits/add-slip.ts";
import { approveDeposit } from "./deposits/approve-deposit.ts";
import { cancelDeposit } from "./deposits/cancel-deposit.ts";
import { DEPOSIT_STATUSES, type DepositStatus } from "./deposits/deposit.ts";
import {
  depositByPublicId,
  setCheckout,
  moveDeposit,
  lockDeposit,
} from "./deposits/deposits.store.ts";
import { openDeposit } from "./deposits/open-deposit.ts";
import { rejectDeposit } from "./deposits/reject-deposit.ts";
import { takeNews } from "./deposits/take-news.ts";
import { ana, ben, carla, newsOf, onlyAbove, openTill, type Till } from "./testing/open-till.ts";
import { approveWithdrawal } from "./withdrawals/approve-withdrawal.ts";
import { cancelWithdrawal } from "./withdrawals/cancel-withdrawal.ts";
import { confirmReturn } from "./withdrawals/confirm-return.ts";
import { failPayout } from "./withdrawals/fail-payout.ts";
import { payWithdrawal } from "./withdrawals/pay-withdrawal.ts";
import { refundPayout } from "./withdrawals/refund-payout.ts";
import { rejectWithdrawal } from "./withdrawals/reject-withdrawal.ts";
import { requestWithdrawal } from "./withdrawals/request-withdrawal.ts";
import { retryPayout } from "./withdrawals/retry-payout.ts";
import { RELEASED, WITHDRAWAL_STATUSES, type WithdrawalStatus } from "./withdrawals/withdrawal.ts";
import { withdrawalByPublicId } from "./withdrawals/withdrawals.store.ts";

const ASKED = 50_000_000n;
const OTHER = 40_000_000n;
const START = 100_000_000n;
const NEVER_TWO_PEOPLE = onlyAbove(10n ** 18n);

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

/** What may happen to a deposit, whatever its state. */
const EVENTS = {
  cancel: (id, player) => db.inTransaction((tx) => cancelDeposit(tx, player, id)),
  paid: (id) => db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "PAID", ASKED))),
  "paid other": (id) =>
    db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "PAID", OTHER))),
  failed: (id) => db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "FAILED", ASKED))),
  "time over": (id) =>
    db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "EXPIRED", ASKED))),
  slip: (id, player) => db.inTransaction((tx) => addSlip(tx, player, id, `${randomUUID()}.png`)),
  approve: async (id) => {
    const paidUnits = (await depositByPublicId(db, id, {}))?.paidUnits ?? ASKED;
    return db.inTransaction((tx) =>
      approveDeposit(tx, till.wallet, {
        publicId: id,
        paidUnits,
        reference: `bank ${id}`,
        clerk: ana,
        standard: NEVER_TWO_PEOPLE,
      }),
    );
  },
  reject: (id) => db.inTransaction((tx) => rejectDeposit(tx, id, "no such money", ana)),
} as const satisfies Record<string, (id: string, player: bigint) => Promise<unknown>>;
type Event = keyof typeof EVENTS;

const AWAITING = {
  cancel: "CANCELLED",
  paid: "SUCCEEDED",
  "paid other": "REVIEW",
  failed: "FAILED",
  "time over": "EXPIRED",
} as const;
const LATE = { paid: "REVIEW", "paid other": "REVIEW" } as const;
const DECIDED = { approve: "SUCCEEDED", reject: "REJECTED" } as const;

/** Where an event leads from a state. What is not here changes nothing. */
const OVER_A_PROVIDER: Partial<Record<DepositStatus, Partial<Record<Event, DepositStatus>>>> = {
  CREATED: AWAITING,
  AWAITING_PAYMENT: AWAITING,
  REVIEW: DECIDED,
  SUCCEEDED: {},
  REJECTED: {},
  EXPIRED: LATE,
  CANCELLED: LATE,
  FAILED: LATE,
};
const BY_TRANSFER: Partial<Record<DepositStatus, Partial<Record<Event, DepositStatus>>>> = {
  AWAITING_PAYMENT: { cancel: "CANCELLED", slip: "SUBMITTED", approve: "SUCCEEDED" },
  SUBMITTED: DECIDED,
  REVIEW: DECIDED,
  SUCCEEDED: {},
  REJECTED: {},
  EXPIRED: { slip: "REVIEW", approve: "SUCCEEDED" },
  CANCELLED: { approve: "SUCCEEDED" },
};
/** How a deposit gets to a state: over a provider, and by transfer. */
const WAYS: Readonly<Record<string, readonly (Event | "ordered" | "expire")[]>> = {
  "sandbox CREATED": [],
  "sandbox AWAITING_PAYMENT": ["ordered"],
  "sandbox REVIEW": ["paid other"],
  "sandbox SUCCEEDED": ["paid"],
  "sandbox REJECTED": ["paid other", "reject"],
  "sandbox EXPIRED": ["time over"],
  "sandbox CANCELLED": ["cancel"],
  "sandbox FAILED": ["failed"],
  "bank-transfer AWAITING_PAYMENT": [],
  "bank-transfer SUBMITTED": ["slip"],
  "bank-transfer REVIEW": ["expire", "slip"],
  "bank-transfer SUCCEEDED": ["approve"],
  "bank-transfer REJECTED": ["slip", "reject"],
  "bank-transfer EXPIRED": ["expire"],
  "bank-transfer CANCELLED": ["cancel"],
};

async function depositIn(method: "sandbox" | "bank-transfer", status: DepositStatus) {
  const player = await till.payer(0n);
  const opened = await db.inTransaction((tx) =>
    openDeposit(tx, { player, method, units: ASKED, key: randomUUID() }),
  );
  if (!opened.ok) throw new Error(opened.refusal);
  const id = opened.value.publicId;
  for (const step of WAYS[`${method} ${status}`] ?? []) {
    if (step === "ordered" || step === "expire") await db.inTransaction((tx) => lead(tx, id, step));
    else await EVENTS[step](id, player.id);
  }
  const deposit = await depositByPublicId(db, id, {});
  expect(deposit?.status).toBe(status);
  return { id, player };
}

async function lead(
  tx: Parameters<typeof lockDeposit>[0],
  id: string,
  step: "ordered" | "expire",
): Promise<void> {
  const deposit = await lockDeposit(tx, id, {});
  if (!deposit) throw new Error("gone");
  if (step === "expire") await moveDeposit(tx, deposit, "EXPIRED", "system");
  else
    await moveDeposit(
      tx,
      await setCheckout(tx, deposit, `gp_${id}`, "http://x/"),
      "AWAITING_PAYMENT",
      "system",
    );
}

describe.each([
  ["sandbox", OVER_A_PROVIDER],
  ["bank-transfer", BY_TRANSFER],
] as const)("a deposit by %s", (method, table) => {
  const cells = Object.entries(table).flatMap(([from, row]) =>
    (Object.keys(EVENTS) as Event[]).map((event) => ({
      from: from as DepositStatus,
      event,
      to: row[event] ?? (from as DepositStatus),
    })),
  );
  test.each(cells)(
    "that is $from goes on $event to $to, and its money is there exactly when it succeeded",
    async ({ from, event, to }) => {
      const { id, player } = await depositIn(method, from);
      await EVENTS[event](id, player.id);
      const after = await depositByPublicId(db, id, {});
      expect(after?.status).toBe(to);
      expect(await till.money(player)).toEqual({
        cash: to === "SUCCEEDED" ? (after?.paidUnits ?? -1n) : 0n,
        held: 0n,
      });
      const steps = await db.rows<{ to: string }>(sql`
      select to_status as to from cashier_step where subject = 'deposit' and subject_id = ${after?.id} order by n`);
      expect(steps.at(-1)?.to).toBe(to);
    },
  );
});

test.each(["slip", "cancel"] as const)(
  "%s of a deposit that is another player's is refused as of one that is not there",
  async (event) => {
    const { id } = await depositIn("bank-transfer", "AWAITING_PAYMENT");
    const other = await till.payer(0n);
    expect(await EVENTS[event](id, other.id)).toMatchObject({ ok: false, refusal: "NOT_FOUND" });
    expect((await depositByPublicId(db, id, {}))?.status).toBe("AWAITING_PAYMENT");
  },
);

const STEPS = {
  approve: (id) =>
    db.inTransaction((tx) =>
      approveWithdrawal(tx, {
        publicId: id,
        clerk: ana,
        reason: undefined,
        standard: NEVER_TWO_PEOPLE,
      }),
    ),
  pay: (id) => db.inTransaction((tx) => payWithdrawal(tx, till.wallet, id, "pay", carla, {})),
  sent: (id) => db.inTransaction((tx) => payWithdrawal(tx, till.wallet, id, "sent", carla, {})),
  complete: (id) =>
    db.inTransaction((tx) => payWithdrawal(tx, till.wallet, id, "complete", carla, {})),
  reject: (id) => db.inTransaction((tx) => rejectWithdrawal(tx, till.wallet, id, "no", ana)),
  cancel: (id, player) => db.inTransaction((tx) => cancelWithdrawal(tx, till.wallet, player, id)),
  fail: (id) => db.inTransaction((tx) => failPayout(tx, id, "no such account", ana)),
  retry: (id) => db.inTransaction((tx) => retryPayout(tx, id, undefined, carla)),
  refund: (id) => db.inTransaction((tx) => refundPayout(tx, till.wallet, id, "it came back", ana)),
  "came back": async (id) => {
    const seen = {
      publicId: id,
      returnedUnits: OTHER,
      reference: "back 1",
      reason: "account closed",
    };
    for (const clerk of [ana, ben])
      await db.inTransaction((tx) => confirmReturn(tx, { ...seen, clerk }));
  },
} as const satisfies Record<string, (id: string, player: bigint) => Promise<unknown>>;
type Step = keyof typeof STEPS;

const OUT: Readonly<
  Record<
    WithdrawalStatus,
    { readonly way: readonly Step[]; readonly goes: Partial<Record<Step, WithdrawalStatus>> }
  >
> = {
  REQUESTED: { way: [], goes: { approve: "APPROVED", reject: "REJECTED", cancel: "CANCELLED" } },
  APPROVED: { way: ["approve"], goes: { pay: "PAYING", reject: "REJECTED" } },
  PAYING: { way: ["approve", "pay"], goes: { sent: "SENT", fail: "FAILED" } },
  SENT: { way: ["approve", "pay", "sent"], goes: { complete: "COMPLETED", "came back": "FAILED" } },
  FAILED: {
    way: ["approve", "pay", "sent", "came back", "retry", "fail"],
    goes: { retry: "PAYING", refund: "REFUNDED" },
  },
  REFUNDED: { way: ["approve", "pay", "fail", "refund"], goes: {} },
  COMPLETED: { way: ["approve", "pay", "sent", "complete"], goes: {} },
  REJECTED: { way: ["reject"], goes: {} },
  CANCELLED: { way: ["cancel"], goes: {} },
};

describe("a withdrawal", () => {
  const cells = Object.entries(OUT).flatMap(([from, { way, goes }]) =>
    (Object.keys(STEPS) as Step[]).map((step) => ({
      from,
      way,
      step,
      to: goes[step] ?? (from as WithdrawalStatus),
    })),
  );
  test.each(cells)(
    "that is $from goes on $step to $to, and its money is held until it ends, then gone or back",
    async ({ way, step, to }) => {
      const player = await till.payer(START);
      const bankAccount = await till.bankAccountOf(player);
      const asked = await db.inTransaction((tx) =>
        requestWithdrawal(tx, till.wallet, {
          player,
          units: OTHER,
          bankAccount,
          key: randomUUID(),
        }),
      );
      if (!asked.ok) throw new Error(asked.refusal);
      for (const one of [...way, step]) await STEPS[one](asked.value.publicId, player.id);
      expect((await withdrawalByPublicId(db, asked.value.publicId, {}))?.status).toBe(to);
      const back = RELEASED.includes(to);
      expect(await till.money(player)).toEqual({
        cash: back ? START : START - OTHER,
        held: back || to === "COMPLETED" ? 0n : OTHER,
      });
    },
  );
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await till.problems()).toEqual([]);
});

/** Every pair of states the database lets a row go between, beside what it begins as. */
const MOVES = {
  deposit: {
    statuses: DEPOSIT_STATUSES,
    allowed:
      "CREATED>AWAITING_PAYMENT CREATED>EXPIRED CREATED>CANCELLED CREATED>FAILED AWAITING_PAYMENT>SUBMITTED AWAITING_PAYMENT>EXPIRED AWAITING_PAYMENT>CANCELLED AWAITING_PAYMENT>FAILED SUBMITTED>REVIEW SUBMITTED>SUCCEEDED SUBMITTED>REJECTED REVIEW>SUCCEEDED REVIEW>REJECTED EXPIRED>LATE_PAID CANCELLED>LATE_PAID FAILED>LATE_PAID LATE_PAID>REVIEW",
  },
  withdrawal: {
    statuses: WITHDRAWAL_STATUSES,
    allowed:
      "REQUESTED>APPROVED REQUESTED>REJECTED REQUESTED>CANCELLED APPROVED>PAYING APPROVED>REJECTED PAYING>SENT PAYING>FAILED SENT>COMPLETED SENT>FAILED FAILED>PAYING FAILED>REFUNDED",
  },
} as const;

test.each(["deposit", "withdrawal"] as const)(
  "the database itself refuses every move of a %s that is not on the list",
  async (table) => {
    const { statuses, allowed } = MOVES[table];
    const name = raw(table);
    const row = await db.row<{ id: bigint }>(
      table === "deposit"
        ? sql`select id from deposit where status = 'SUCCEEDED' order by id limit 1`
        : sql`select id from withdrawal order by id limit 1`,
    );
    const passed: string[] = [];
    for (const from of statuses) {
      for (const to of statuses.filter((status) => status !== from)) {
        const moving = db.inTransaction(async (tx) => {
          await tx.run(sql`alter table ${name} disable trigger user`);
          await tx.run(sql`update ${name} set status = ${from} where id = ${row?.id}`);
          await tx.run(sql`alter table ${name} enable trigger user`);
          await tx.run(sql`update ${name} set status = ${to} where id = ${row?.id}`);
          throw new Error("went through");
        });
        const fault = await moving.catch((error: unknown) => String(error));
        if (fault.includes("went through")) passed.push(`${from}>${to}`);
        else expect(fault).toContain(`a ${table} cannot go from ${from} to ${to}`);
      }
    }
    expect(passed.toSorted()).toEqual(allowed.split(" ").toSorted());
  },
);
