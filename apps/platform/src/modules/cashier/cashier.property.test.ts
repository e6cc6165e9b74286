import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { approveDeposit } from "./deposits/approving/approve-deposit.ts";
import { cancelDeposit } from "./deposits/cancel-deposit.ts";
import {
  depositByPublicId,
  lockDeposit,
  moveDeposit,
  setCheckout,
} from "./deposits/deposits.store.ts";
import type { AloneLimits } from "../approvals/index.ts";
import { openDeposit } from "./deposits/open-deposit.ts";
import { rejectDeposit } from "./deposits/approving/reject-deposit.ts";
import { takeNews } from "./deposits/callbacks/take-news.ts";
import type { PaymentNews } from "./providers/provider.ts";
import { hire } from "./testing/hire.ts";
import { ana, ben, NO_LAWS, onlyAbove, openTill, type Till } from "./testing/open-till.ts";

const ASKED = 50_000_000n;

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
 * One thing that happens to a deposit. `event` is small, so the same message comes again and again.
 */
const happening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("PAID", "FAILED", "EXPIRED"),
      event: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "cancel",
        "expire",
        "answer",
        "approve",
        "approve-second",
        "approve-other",
        "reject",
      ),
      event: fc.constant(0),
    }),
  },
);

test("whatever order and number of callbacks and decisions: what was paid is credited once or not at all, and the books agree", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(ASKED, ASKED - 1n, 1n),
      fc.boolean(),
      fc.boolean(),
      async (happenings, paid, atOnce, large) => {
        const player = await till.payer(0n);
        const opened = await db.inTransaction((tx) =>
          openDeposit(tx, { player, method: "sandbox", units: ASKED, key: randomUUID() }),
        );
        if (!opened.ok) throw new Error(opened.refusal);
        const reference = opened.value.publicId;
        const payment = `gp_${reference}`;
        const run = ({ kind, event }: { kind: string; event: number }) =>
          db.inTransaction((tx) =>
            happen(tx, kind, {
              reference,
              payment,
              paid,
              event,
              player: player.id,
              standard: onlyAbove(large ? 0n : ASKED),
            }),
          );
        if (atOnce) await Promise.all(happenings.map(run));
        else for (const one of happenings) await run(one);

        const after = await depositByPublicId(db, reference, {});
        const cash = (await till.money(player)).cash;
        expect(cash).toBe(after?.status === "SUCCEEDED" ? paid : 0n);
        const steps = await db.rows<{ actor: string }>(sql`
          select actor from cashier_step
          where subject = 'deposit' and subject_id = ${after?.id} and to_status = 'SUCCEEDED'`);
        const decidedByStaff = steps.some(({ actor }) => actor.startsWith("staff:"));
        const agreed =
          happenings.some((one) => one.kind === "approve") &&
          happenings.some((one) => one.kind === "approve-second");
        expect(decidedByStaff && large && !agreed).toBe(false);
        const wasPaid = happenings.some((one) => one.kind === "PAID");
        const decided = ["SUCCEEDED", "REVIEW", "REJECTED"].includes(after?.status ?? "");
        expect({ wasPaid, decided }).toEqual({ wasPaid, decided: wasPaid });
      },
    ),
    { numRuns: 120 },
  );
  expect(await till.problems()).toEqual([]);
});

interface Subject {
  readonly reference: string;
  readonly payment: string;
  readonly paid: bigint;
  readonly event: number;
  readonly player: bigint;
  readonly standard: AloneLimits;
}

async function happen(
  tx: Tx,
  kind: string,
  { reference, payment, paid, event, player, standard }: Subject,
): Promise<unknown> {
  switch (kind) {
    case "cancel":
      return cancelDeposit(tx, player, reference);
    case "approve":
      return approveDeposit(tx, till.wallet, {
        publicId: reference,
        paidUnits: paid,
        reference: "r",
        staff: ana,
        standard,
        laws: NO_LAWS,
      });
    case "approve-second":
      return approveDeposit(tx, till.wallet, {
        publicId: reference,
        paidUnits: paid,
        reference: "r",
        staff: ben,
        standard,
        laws: NO_LAWS,
      });
    case "approve-other":
      return approveDeposit(tx, till.wallet, {
        publicId: reference,
        paidUnits: paid + 7n,
        reference: "r",
        staff: ana,
        standard,
        laws: NO_LAWS,
      });
    case "reject":
      return rejectDeposit(tx, reference, "no", ana);
    case "expire":
    case "answer": {
      const deposit = await lockDeposit(tx, reference, {});
      if (!deposit) throw new Error("gone");
      if (kind === "answer")
        return deposit.status === "CREATED"
          ? moveDeposit(
              tx,
              await setCheckout(tx, deposit, payment, "http://x/"),
              "AWAITING_PAYMENT",
              "system",
            )
          : undefined;
      return deposit.status === "CREATED" || deposit.status === "AWAITING_PAYMENT"
        ? moveDeposit(tx, deposit, "EXPIRED", "system")
        : undefined;
    }
    default: {
      const status = kind as PaymentNews["status"];
      const digest = createHash("sha256").update(`${kind} ${event}`).digest();
      return takeNews(
        tx,
        till.wallet,
        {
          provider: "sandbox",
          event: `${reference} ${kind} ${event}`,
          payment,
          reference,
          status,
          isCurrent: false,
          units: paid,
          currency: "PHP",
          payer: null,
          digest,
          body: {},
        },
        NO_LAWS,
      );
    }
  }
}
