import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { approveDeposit } from "../approving/approve-deposit.ts";
import { rejectDeposit } from "../approving/reject-deposit.ts";
import { openDeposit } from "../open-deposit.ts";
import type { PaymentNews } from "../../providers/provider.ts";
import { ana, newsOf, NO_LAWS } from "../../testing/open-till.ts";
import { ASKED, NEVER_TWO_PEOPLE, OTHER, useTill } from "../../testing/use-till.ts";
import { takeNews } from "./take-news.ts";

const { db, till } = await useTill();

/** A player with a deposit that waits for its payment. */
async function opened(method: "sandbox" | "qr" = "sandbox") {
  const player = await till.payer(0n);
  const deposit = await db.inTransaction((tx) =>
    openDeposit(tx, { player, method, units: ASKED, key: randomUUID() }),
  );
  if (!deposit.ok) throw new Error(deposit.refusal);
  return { player, id: deposit.value.publicId, exact: deposit.value.exactUnits ?? ASKED };
}

const paid = (id: string, units: bigint, changes: Partial<PaymentNews> = {}) =>
  db.inTransaction((tx) => takeNews(tx, till.wallet, newsOf(id, "PAID", units, changes), NO_LAWS));
const approve = (publicId: string, paidUnits: bigint) =>
  db.inTransaction((tx) =>
    approveDeposit(tx, till.wallet, {
      publicId,
      paidUnits,
      staff: ana,
      standard: NEVER_TWO_PEOPLE,
      laws: NO_LAWS,
      reference: "seen",
    }),
  );
const reject = (id: string) =>
  db.inTransaction((tx) => rejectDeposit(tx, id, "It was sent back", ana));

/** All deposits of a player: what each was paid, and what became of it. */
const depositsOf = ({ id }: { id: bigint }) =>
  db.rows<{ publicId: string; status: string; paid: bigint | null; number: string }>(sql`
    select public_id as "publicId", status, paid_units as paid, provider_txn as number from deposit
    where player = ${id} order by id`);

describe("a later report that more was paid", () => {
  test("of a payment that is credited becomes a deposit that staff credit, once however often it comes", async () => {
    const { player, id } = await opened();
    await paid(id, ASKED);
    await Promise.all(Array.from({ length: 8 }, () => paid(id, ASKED + OTHER)));
    const [first, second, ...none] = await depositsOf(player);
    expect(first).toMatchObject({ status: "SUCCEEDED", paid: ASKED });
    expect(second).toMatchObject({ status: "REVIEW", paid: OTHER, number: `gp_${id}#2` });
    expect(none).toEqual([]);
    expect(await till.money(player)).toEqual({ cash: ASKED, held: 0n });
    await approve(second?.publicId ?? "", OTHER);
    await paid(id, ASKED + OTHER);
    expect(await till.money(player)).toEqual({ cash: ASKED + OTHER, held: 0n });
    expect(await depositsOf(player)).toHaveLength(2);
  });

  test("raises what waits for staff, who can't credit the amount of before any more", async () => {
    const { player, id } = await opened();
    await paid(id, OTHER);
    await paid(id, OTHER + 7_000n);
    expect(await approve(id, OTHER)).toMatchObject({ refusal: "PAID_AMOUNT_DIFFERS" });
    await approve(id, OTHER + 7_000n);
    expect(await till.money(player)).toEqual({ cash: OTHER + 7_000n, held: 0n });
  });

  test("leaves what was sent back as it is, and has staff decide about the rest alone", async () => {
    const { player, id } = await opened();
    await paid(id, OTHER);
    await reject(id);
    await paid(id, OTHER + 5_000n);
    await paid(id, OTHER + 9_000n);
    expect(await depositsOf(player)).toMatchObject([
      { status: "REJECTED", paid: OTHER },
      { status: "REVIEW", paid: 9_000n },
    ]);
  });

  test("that tells less than is known, or the same, changes nothing", async () => {
    const { player, id } = await opened();
    await paid(id, ASKED);
    await paid(id, ASKED);
    await paid(id, OTHER);
    expect(await depositsOf(player)).toHaveLength(1);
  });

  test("in another currency waits for staff, and is never credited", async () => {
    const { player, id } = await opened();
    await paid(id, ASKED);
    await paid(id, OTHER, { currency: "USD" });
    const [, second] = await depositsOf(player);
    expect(second).toMatchObject({ status: "REVIEW", paid: OTHER });
    expect(await approve(second?.publicId ?? "", OTHER)).toMatchObject({
      refusal: "PAID_CURRENCY_DIFFERS",
    });
  });

  test("beside a decision of staff at the same moment loses nothing", async () => {
    const { player, id } = await opened();
    await paid(id, OTHER);
    await Promise.all([approve(id, OTHER), paid(id, OTHER + 3_000n), paid(id, OTHER + 3_000n)]);
    const waiting = (await depositsOf(player)).filter(({ status }) => status === "REVIEW");
    for (const one of waiting) await approve(one.publicId, one.paid ?? 0n);
    expect(await till.money(player)).toEqual({ cash: OTHER + 3_000n, held: 0n });
  });
});

describe("a transfer by QR code", () => {
  const qr = { provider: "qr" } as const;

  test("that staff had refused by its slip and that is then really paid waits for them again", async () => {
    const { player, id, exact } = await opened("qr");
    await db.run(sql`update deposit set status = 'AWAITING_PAYMENT' where public_id = ${id}
      and status = 'CREATED'`);
    await db.run(sql`update deposit set status = 'SUBMITTED' where public_id = ${id}`);
    await reject(id);
    await Promise.all([1, 2, 3].map(() => paid(id, exact, qr)));
    expect(await depositsOf(player)).toMatchObject([{ status: "REVIEW", paid: exact }]);
    await approve(id, exact);
    expect(await till.money(player)).toEqual({ cash: exact, held: 0n });
  });

  test("that is paid a second time is a deposit of its own, whichever is told first", async () => {
    const { player, id, exact } = await opened("qr");
    const [one, two] = [`gp_1_${id}`, `gp_2_${id}`];
    const tell = (payment: string) => paid(id, exact, { ...qr, payment });
    await Promise.all([tell(one), tell(two), tell(one), tell(two)]);
    const all = await depositsOf(player);
    expect(all.map(({ status }) => status)).toEqual(["SUCCEEDED", "REVIEW"]);
    expect(new Set(all.map(({ number }) => number))).toEqual(new Set([one, two]));
    await approve(all[1]?.publicId ?? "", exact);
    expect(await till.money(player)).toEqual({ cash: 2n * exact, held: 0n });
  });

  test("that paid another deposit does not pay a second one", async () => {
    const [first, second] = [await opened("qr"), await opened("qr")];
    const payment = `gp_${first.id}`;
    await paid(first.id, first.exact, { ...qr, payment });
    expect(await paid(second.id, second.exact, { ...qr, payment })).toMatchObject({
      refusal: "OTHER_PAYMENT",
    });
    expect(await depositsOf(second.player)).toHaveLength(1);
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await till.problems()).toEqual([]);
});
