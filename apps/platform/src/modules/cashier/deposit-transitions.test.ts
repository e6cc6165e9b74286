import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addSlip } from "./deposits/add-slip.ts";
import { approveDeposit } from "./deposits/approving/approve-deposit.ts";
import { cancelDeposit } from "./deposits/cancel-deposit.ts";
import { DEPOSIT_STATUSES, type DepositStatus } from "./deposits/deposit.ts";
import {
  depositByPublicId,
  setCheckout,
  moveDeposit,
  lockDeposit,
} from "./deposits/deposits.store.ts";
import { openDeposit } from "./deposits/open-deposit.ts";
import { returnDeposit } from "./deposits/approving/return-deposit.ts";
import { rejectDeposit } from "./deposits/approving/reject-deposit.ts";
import { takeNews } from "./deposits/callbacks/take-news.ts";
import { movesLetThrough } from "./testing/moves-let-through.ts";
import { ana, newsOf, NO_LAWS } from "./testing/open-till.ts";
import { useTill, ASKED, OTHER, NEVER_TWO_PEOPLE } from "./testing/use-till.ts";

const { db, till } = await useTill();

/** What may happen to a deposit, whatever its state. */
const EVENTS = {
  cancel: (id, player) => db.inTransaction((tx) => cancelDeposit(tx, player, id)),
  paid: (id) =>
    db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "PAID", ASKED), NO_LAWS)),
  "paid other": (id) =>
    db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "PAID", OTHER), NO_LAWS)),
  failed: (id) =>
    db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "FAILED", ASKED), NO_LAWS)),
  "time over": (id) =>
    db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "EXPIRED", ASKED), NO_LAWS)),
  slip: (id, player) => db.inTransaction((tx) => addSlip(tx, player, id, `${randomUUID()}.png`)),
  approve: async (id) => {
    const paidUnits = (await depositByPublicId(db, id, {}))?.paidUnits ?? ASKED;
    return db.inTransaction((tx) =>
      approveDeposit(tx, till.wallet, {
        publicId: id,
        paidUnits,
        reference: `bank ${id}`,
        staff: ana,
        standard: NEVER_TWO_PEOPLE,
        laws: NO_LAWS,
      }),
    );
  },
  reject: (id) => db.inTransaction((tx) => rejectDeposit(tx, id, "no such money", ana)),
  "send back": async (id) => {
    const paidUnits = (await depositByPublicId(db, id, {}))?.paidUnits ?? ASKED;
    const numbers = { reference: `bank ${id}`, returnReference: `back ${id}` };
    const to = { payee: null, why: null };
    const said = { ...numbers, ...to, reason: "not the player's", staff: ana };
    return db.inTransaction((tx) =>
      returnDeposit(tx, { publicId: id, paidUnits, ...said, standard: NEVER_TWO_PEOPLE }),
    );
  },
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
const DECIDED = { approve: "SUCCEEDED", reject: "REJECTED", "send back": "RETURNED" } as const;

/** Where an event leads from a state. What is not here changes nothing. */
const OVER_A_PROVIDER: Partial<Record<DepositStatus, Partial<Record<Event, DepositStatus>>>> = {
  CREATED: AWAITING,
  AWAITING_PAYMENT: AWAITING,
  REVIEW: DECIDED,
  SUCCEEDED: {},
  REJECTED: {},
  RETURNED: {},
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
  RETURNED: {},
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
  "sandbox RETURNED": ["paid other", "send back"],
  "sandbox EXPIRED": ["time over"],
  "sandbox CANCELLED": ["cancel"],
  "sandbox FAILED": ["failed"],
  "bank-transfer AWAITING_PAYMENT": [],
  "bank-transfer SUBMITTED": ["slip"],
  "bank-transfer REVIEW": ["expire", "slip"],
  "bank-transfer SUCCEEDED": ["approve"],
  "bank-transfer REJECTED": ["slip", "reject"],
  "bank-transfer RETURNED": ["slip", "send back"],
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
        select to_status as to from cashier_step
        where subject = 'deposit' and subject_id = ${after?.id}
        order by n`);
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

test("the ledger is right to the unit after all of this", async () => {
  expect(await till.problems()).toEqual([]);
});

/** Every pair of states the database lets a row go between, beside what it begins as. */
const ALLOWED = `
  CREATED>AWAITING_PAYMENT CREATED>EXPIRED CREATED>CANCELLED CREATED>FAILED
  AWAITING_PAYMENT>SUBMITTED AWAITING_PAYMENT>EXPIRED AWAITING_PAYMENT>CANCELLED
  AWAITING_PAYMENT>FAILED
  SUBMITTED>REVIEW SUBMITTED>SUCCEEDED SUBMITTED>REJECTED SUBMITTED>RETURNED
  REVIEW>SUCCEEDED REVIEW>REJECTED REVIEW>RETURNED
  REJECTED>LATE_PAID
  EXPIRED>LATE_PAID
  CANCELLED>LATE_PAID
  FAILED>LATE_PAID
  LATE_PAID>REVIEW
  SUCCEEDED>REVERSED
`;

test("the database itself refuses every move of a deposit that is not on the list", async () => {
  const passed = await movesLetThrough(db, "deposit", DEPOSIT_STATUSES);
  expect(passed.toSorted()).toEqual(ALLOWED.trim().split(/\s+/).toSorted());
});
