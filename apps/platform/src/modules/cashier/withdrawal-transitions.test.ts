import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { movesLetThrough } from "./testing/moves-let-through.ts";
import { ana, ben, carla } from "./testing/open-till.ts";
import { approveWithdrawal } from "./withdrawals/approving/approve-withdrawal.ts";
import { cancelWithdrawal } from "./withdrawals/cancel-withdrawal.ts";
import { confirmReturn } from "./withdrawals/paying/confirm-return.ts";
import { failPayout } from "./withdrawals/paying/fail-payout.ts";
import { payWithdrawal } from "./withdrawals/paying/pay-withdrawal.ts";
import { refundPayout } from "./withdrawals/paying/refund-payout.ts";
import { rejectWithdrawal } from "./withdrawals/approving/reject-withdrawal.ts";
import { requestWithdrawal } from "./withdrawals/request-withdrawal.ts";
import { retryPayout } from "./withdrawals/paying/retry-payout.ts";
import { RELEASED, WITHDRAWAL_STATUSES, type WithdrawalStatus } from "./withdrawals/withdrawal.ts";
import { withdrawalByPublicId } from "./withdrawals/withdrawals.store.ts";
import { useTill, NEVER_TWO_PEOPLE, OTHER, START } from "./testing/use-till.ts";

const { db, till } = await useTill();

const STEPS = {
  approve: (id) =>
    db.inTransaction((tx) =>
      approveWithdrawal(tx, {
        publicId: id,
        staff: ana,
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
    for (const staff of [ana, ben])
      await db.inTransaction((tx) => confirmReturn(tx, { ...seen, staff }));
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
const ALLOWED = `
  REQUESTED>APPROVED REQUESTED>REJECTED REQUESTED>CANCELLED
  APPROVED>PAYING APPROVED>REJECTED
  PAYING>SENT PAYING>FAILED
  SENT>COMPLETED SENT>FAILED
  FAILED>PAYING FAILED>REFUNDED
`;

test("the database itself refuses every move of a withdrawal that is not on the list", async () => {
  const passed = await movesLetThrough(db, "withdrawal", WITHDRAWAL_STATUSES);
  expect(passed.toSorted()).toEqual(ALLOWED.trim().split(/\s+/).toSorted());
});
