import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { PESO } from "../testing/open-cashier.ts";
import { useBankTransfers, slip, PNG, TWO_PERSON_ABOVE } from "../testing/use-bank-transfers.ts";

const { transfer, cashier, staff, approve, db } = await useBankTransfers();

describe("staff", () => {
  test("who approve twice at once credit once", async () => {
    const { player, id } = await transfer();
    const other = await cashier.staff();
    const answers = await Promise.all(
      [staff, other, staff, other].map((by) => approve(id, 1_000n * PESO, "BANK-2", by)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
  });

  test("can't credit one bank transfer to two deposits", async () => {
    const [first, second] = [await transfer(), await transfer()];
    await approve(first.id, 1_000n * PESO, "BANK-3");
    expect(await approve(second.id, 1_000n * PESO, "BANK-3")).toMatchObject({
      status: 409,
      code: "REFERENCE_USED",
    });
    expect(await cashier.balance(second.player)).toEqual({ cash: 0n, held: 0n });
  });

  test("reject with a reason, which the player reads, and never without", async () => {
    const { player, id } = await transfer();
    await player.call("POST", `/deposits/${id}/slip`, slip(PNG));
    expect((await staff.call("POST", `/deposits/${id}/reject`, {})).status).toBe(400);
    await staff.call("POST", `/deposits/${id}/reject`, { reason: "No such transfer arrived" });
    expect((await player.call("GET", `/deposits/${id}`)).value).toMatchObject({
      status: "REJECTED",
      reason: "No such transfer arrived",
    });
    expect(await approve(id, 1_000n * PESO, "BANK-4")).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
  });

  test("above the set amount are two: the first one's yes credits nothing, their second yes neither, another person's does", async () => {
    const { player, id } = await transfer(6_000n);
    const other = await cashier.staff();
    const units = 6_000n * PESO;
    const first = await approve(id, units, "BANK-20");
    expect(first.value).toMatchObject({
      status: "SUBMITTED",
      needsTwo: true,
      approvals: [{ by: staff.username, reference: "BANK-20" }],
    });
    expect(await approve(id, units, "BANK-20")).toMatchObject({
      status: 409,
      code: "SECOND_PERSON_NEEDED",
    });
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
    expect((await approve(id, units, "BANK-20", other)).value).toMatchObject({
      status: "SUCCEEDED",
      paid: { amount: units.toString() },
    });
    expect(await cashier.balance(player)).toEqual({ cash: units, held: 0n });
  });

  test("who saw different amounts or numbers do not count together; who corrects themselves does", async () => {
    const { player, id } = await transfer(6_000n);
    const other = await cashier.staff();
    await approve(id, 6_000n * PESO, "BANK-21");
    expect((await approve(id, 6_001n * PESO, "BANK-21", other)).value.status).toBe("SUBMITTED");
    expect((await approve(id, 6_000n * PESO, "BANK-22", other)).value.status).toBe("SUBMITTED");
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
    expect((await approve(id, 6_000n * PESO, "BANK-21", other)).value.status).toBe("SUCCEEDED");
    expect(await cashier.balance(player)).toEqual({ cash: 6_000n * PESO, held: 0n });
  });

  test("are two for what arrived, not for what was asked: ten thousand on a request for a hundred waits, the amount itself is enough for one", async () => {
    const { player, id } = await transfer(100n);
    expect((await approve(id, 10_000n * PESO, "BANK-23")).value).toMatchObject({
      status: "SUBMITTED",
      needsTwo: true,
    });
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
    const exactly = await transfer(5_000n);
    expect((await approve(exactly.id, TWO_PERSON_ABOVE, "BANK-24")).value.status).toBe("SUCCEEDED");
  });

  test("who approve a large one at once credit it once, and one person ten times at once never", async () => {
    const alone = await transfer(6_000n);
    await Promise.all(
      Array.from({ length: 10 }, () => approve(alone.id, 6_000n * PESO, "BANK-25")),
    );
    expect(await cashier.balance(alone.player)).toEqual({ cash: 0n, held: 0n });
    const together = await transfer(6_000n);
    const others = await Promise.all([cashier.staff(), cashier.staff()]);
    await Promise.all(
      [staff, ...others].flatMap((by) =>
        [1, 2].map(() => approve(together.id, 6_000n * PESO, "BANK-26", by)),
      ),
    );
    expect(await cashier.balance(together.player)).toEqual({ cash: 6_000n * PESO, held: 0n });
  });

  test("can still reject what one of them agreed to, and the trail says who saw what", async () => {
    const { player, id } = await transfer(6_000n);
    const other = await cashier.staff();
    await approve(id, 6_000n * PESO, "BANK-27");
    await other.call("POST", `/deposits/${id}/reject`, { reason: "Not on our statement" });
    expect(await approve(id, 6_000n * PESO, "BANK-27", other)).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 0n });
    const rows = await db.rows(sql`
      select actor, action, after -> 'saw' ->> 'paid' as paid from audit_row
      where subject = ${id}
      order by n`);
    expect(rows).toEqual([
      { actor: staff.username, action: "deposit.approve", paid: (6_000n * PESO).toString() },
      { actor: other.username, action: "deposit.reject", paid: null },
    ]);
  });

  test("leave a line in the audit trail for every decision", async () => {
    const { id } = await transfer();
    await approve(id, 1_000n * PESO, "BANK-5");
    const rows = await db.rows(sql`
      select actor, action, before ->> 'status' as before, after ->> 'status' as after
      from audit_row
      where subject = ${id}`);
    expect(rows).toEqual([
      {
        actor: staff.username,
        action: "deposit.approve",
        before: "AWAITING_PAYMENT",
        after: "SUCCEEDED",
      },
    ]);
  });

  test("without the permission may look or decide nothing", async () => {
    const { id } = await transfer();
    const auditor = await cashier.staff("auditor");
    expect((await approve(id, 1_000n * PESO, "BANK-6", auditor)).status).toBe(403);
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
