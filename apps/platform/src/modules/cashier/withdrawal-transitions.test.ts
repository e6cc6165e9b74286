import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { movesLetThrough } from "./testing/moves-let-through.ts";
import { ana } from "./testing/open-till.ts";
import { HALF_UNITS, payVerbs, type PayStep } from "./testing/pay-verbs.ts";
import { approveWithdrawal } from "./withdrawals/approving/approve-withdrawal.ts";
import { reviewWithdrawal } from "./withdrawals/approving/review-withdrawal.ts";
import { cancelWithdrawal } from "./withdrawals/cancel-withdrawal.ts";
import { rejectWithdrawal } from "./withdrawals/approving/reject-withdrawal.ts";
import { requestWithdrawal } from "./withdrawals/request-withdrawal.ts";
import { LEG_STATUSES } from "./withdrawals/legs/leg.ts";
import { RELEASED, WITHDRAWAL_STATUSES, type WithdrawalStatus } from "./withdrawals/withdrawal.ts";
import { withdrawalByPublicId } from "./withdrawals/withdrawals.store.ts";
import { useTill, NEVER_TWO_PEOPLE, OTHER, START } from "./testing/use-till.ts";

const { db, till } = await useTill();

type Act = (id: string, player: bigint) => Promise<unknown>;
const paying =
  (...names: readonly PayStep[]): Act =>
  async (id, player) => {
    for (const name of names)
      await db.inTransaction(async (tx): Promise<unknown> =>
        payVerbs(till.wallet, id, player)[name](tx, 1),
      );
  };

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
  pay: paying("pay"),
  sent: paying("sent"),
  received: paying("received"),
  "not received": paying("not received"),
  "half received": paying("half received"),
  "not arrived": paying("not arrived", "not arrived-second"),
  "ask again": paying("ask again"),
  forced: paying("force", "force-second"),
  review: (id) => db.inTransaction((tx) => reviewWithdrawal(tx, id, "shared account", ana)),
  reject: (id) => db.inTransaction((tx) => rejectWithdrawal(tx, till.wallet, id, "no", ana)),
  cancel: (id, player) => db.inTransaction((tx) => cancelWithdrawal(tx, till.wallet, player, id)),
  fail: paying("fail"),
  retry: paying("retry"),
  refund: paying("refund"),
  "came back": paying("back", "back-second"),
  "came back late": paying("back late"),
} as const satisfies Record<string, Act>;
type Step = keyof typeof STEPS;

const ANSWERS = {
  received: "COMPLETED",
  "half received": "PARTLY_RECEIVED",
  "came back": "FAILED",
} as const;

const OUT: Readonly<
  Record<
    WithdrawalStatus,
    { readonly way: readonly Step[]; readonly goes: Partial<Record<Step, WithdrawalStatus>> }
  >
> = {
  REQUESTED: {
    way: [],
    goes: {
      approve: "APPROVED",
      review: "RISK_REVIEW",
      reject: "REJECTED",
      cancel: "CANCELLED",
    },
  },
  RISK_REVIEW: { way: ["review"], goes: { reject: "REJECTED", cancel: "CANCELLED" } },
  APPROVED: { way: ["approve"], goes: { pay: "PAYING", reject: "REJECTED" } },
  PAYING: { way: ["approve", "pay"], goes: { sent: "SENT", fail: "FAILED" } },
  SENT: {
    way: ["approve", "pay", "sent"],
    goes: { ...ANSWERS, "not received": "DISPUTED" },
  },
  DISPUTED: {
    way: ["approve", "pay", "sent", "not received"],
    goes: { ...ANSWERS, "not arrived": "FAILED", "ask again": "SENT", forced: "COMPLETED" },
  },
  PARTLY_RECEIVED: { way: ["approve", "pay", "sent", "half received"], goes: {} },
  FAILED: {
    way: ["approve", "pay", "sent", "came back", "retry", "fail"],
    goes: { retry: "PAYING", refund: "REFUNDED" },
  },
  REFUNDED: { way: ["approve", "pay", "fail", "refund"], goes: {} },
  COMPLETED: {
    way: ["approve", "pay", "sent", "received"],
    goes: { "came back": "PARTLY_RECEIVED", "came back late": "PARTLY_RECEIVED" },
  },
  REJECTED: { way: ["reject"], goes: {} },
  CANCELLED: { way: ["cancel"], goes: {} },
};

/** What is still held: half of a leg that arrived in half, all of what did not end. */
function heldOf(to: WithdrawalStatus, back: boolean): bigint {
  if (back || to === "COMPLETED") return 0n;
  return to === "PARTLY_RECEIVED" ? OTHER - HALF_UNITS : OTHER;
}

/** What came back after it counted as received, beside the half that `heldOf` expects. */
function heldAgain(from: string, step: Step): bigint {
  const isBeside = from === "PARTLY_RECEIVED" && step === "came back late";
  return isBeside || (from === "COMPLETED" && step === "came back") ? HALF_UNITS : 0n;
}

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
    async ({ from, way, step, to }) => {
      const player = await till.payer(START);
      const bankAccount = await till.bankAccountOf(player);
      const asked = await db.inTransaction((tx) =>
        requestWithdrawal(tx, till.wallet, {
          player,
          units: OTHER,
          bankAccount,
          key: randomUUID(),
          feeUnits: 0n,
          owedUnits: 0n,
        }),
      );
      if (!asked.ok) throw new Error(asked.refusal);
      for (const one of [...way, step]) await STEPS[one](asked.value.publicId, player.id);
      expect((await withdrawalByPublicId(db, asked.value.publicId, {}))?.status).toBe(to);
      const back = RELEASED.includes(to);
      expect(await till.money(player)).toEqual({
        cash: back ? START : START - OTHER,
        held: heldOf(to, back) + heldAgain(from, step),
      });
    },
  );
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await till.problems()).toEqual([]);
});

/** Every pair of states the database lets a row go between, beside what it begins as. */
const ALLOWED = `
  REQUESTED>RISK_REVIEW REQUESTED>APPROVED REQUESTED>REJECTED REQUESTED>CANCELLED
  RISK_REVIEW>APPROVED RISK_REVIEW>REJECTED RISK_REVIEW>CANCELLED
  APPROVED>PAYING APPROVED>REJECTED
  PAYING>SENT PAYING>DISPUTED PAYING>PARTLY_RECEIVED PAYING>FAILED PAYING>COMPLETED PAYING>REFUNDED
  SENT>COMPLETED SENT>DISPUTED SENT>PARTLY_RECEIVED SENT>FAILED
  DISPUTED>PAYING DISPUTED>SENT DISPUTED>PARTLY_RECEIVED DISPUTED>FAILED DISPUTED>COMPLETED
  PARTLY_RECEIVED>SENT PARTLY_RECEIVED>DISPUTED PARTLY_RECEIVED>FAILED PARTLY_RECEIVED>COMPLETED
  PARTLY_RECEIVED>REFUNDED COMPLETED>PARTLY_RECEIVED
  FAILED>PAYING FAILED>SENT FAILED>DISPUTED FAILED>PARTLY_RECEIVED FAILED>COMPLETED FAILED>REFUNDED
`;

const ALLOWED_OF_LEGS = `
  CREATED>SENT CREATED>FAILED CREATED>RETURNED CREATED>FORCED CREATED>SET_OFF
  SENT>CONFIRMED SENT>PARTIAL SENT>DISPUTED SENT>AUTO_CONFIRMED SENT>FORCED SENT>FAILED
  DISPUTED>SENT DISPUTED>CONFIRMED DISPUTED>PARTIAL DISPUTED>FORCED DISPUTED>FAILED
  FAILED>CREATED FAILED>RETURNED FAILED>SENT
  CONFIRMED>CAME_BACK PARTIAL>CAME_BACK AUTO_CONFIRMED>CAME_BACK FORCED>CAME_BACK
`;

const listed = (moves: string) => moves.trim().split(/\s+/).toSorted();

test("the database itself refuses every move of a withdrawal that is not on the list", async () => {
  const passed = await movesLetThrough(db, "withdrawal", WITHDRAWAL_STATUSES);
  expect(passed.toSorted()).toEqual(listed(ALLOWED));
});

test("and every move of a leg", async () => {
  const passed = await movesLetThrough(db, "leg", LEG_STATUSES);
  expect(passed.toSorted()).toEqual(listed(ALLOWED_OF_LEGS));
});
