import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../../testing/alone-limits.ts";
import type { TestStaff } from "../../../../testing/people.ts";
import { useSites } from "../../../../testing/use-sites.ts";
import { depositOf, PESO } from "../../testing/open-cashier.ts";

const { db, sites } = await useSites();
await onlyLargeNeedsTwo(db, 1_000n * PESO);
const [ana, ben] = [await sites.staff("cashier"), await sites.staff("cashier")];
const PAYER = "Maria Santos";

/** A transfer whose player says it was paid; of one that the bank reported, the payer is known. */
async function paid(pesos: bigint, payer: string | null = null): Promise<string> {
  const player = await sites.player(2);
  const { value } = await player.call("POST", "/deposits", depositOf("bank-transfer", pesos));
  await db.run(sql`
    update deposit set status = 'SUBMITTED', payer = ${payer}::text
    where public_id = ${value.id}`);
  return value.id;
}
const sent = (
  by: TestStaff,
  id: string,
  pesos: bigint,
  returnReference = `back ${id}`,
  to: { payee?: string; why?: string } = {},
) =>
  by.call("POST", `/deposits/${id}/return`, {
    paidAmount: (pesos * PESO).toString(),
    reference: `in ${id}`,
    returnReference,
    reason: "Not from your account",
    ...to,
  });
/** The same to an account in a name. */
const sentTo = (by: TestStaff, id: string, payee: string, why?: string) =>
  sent(by, id, 500n, undefined, why === undefined ? { payee } : { payee, why });
const approvalOf = async (by: TestStaff, id: string) =>
  (await by.call("GET", "/approvals")).value.find(
    ({ subject }: { subject: string }) => subject === id,
  );

describe("a payment that goes back", () => {
  test("is recorded by one person up to what they may move alone, which counts in their day", async () => {
    const id = await paid(600n);
    expect((await sent(ana, id, 600n)).value.status).toBe("RETURNED");
    expect(
      await db.rows(sql`
        select units, asked_by as by from approval where alone and subject = ${id}`),
    ).toEqual([{ units: 600n * PESO, by: ana.username }]);
  });

  test("takes a second person above that, who gives the same numbers", async () => {
    const id = await paid(5_000n);
    expect((await sent(ana, id, 5_000n)).value).toMatchObject({
      status: "SUBMITTED",
      returns: [{ by: ana.username, reference: `in ${id}`, returnReference: `back ${id}` }],
    });
    expect((await sent(ben, id, 5_000n, "another")).value.status).toBe("SUBMITTED");
    expect((await sent(ben, id, 5_000n)).value).toMatchObject({ status: "RETURNED", returns: [] });
    expect((await sent(ana, id, 5_000n)).value.status).toBe("RETURNED");
    expect(await sent(await sites.staff("cashier"), id, 5_000n)).toMatchObject({ status: 200 });
    expect(await sent(ana, id, 4_000n)).toMatchObject({ status: 409, code: "WRONG_STATE" });
  });

  test("or agrees to what the first one gave, and is shown whose account it must have gone to", async () => {
    const id = await paid(5_000n, PAYER);
    await sent(ana, id, 5_000n, undefined, { payee: "SANTOS, Maria" });
    expect(await approvalOf(ana, id)).toMatchObject({ mine: true });
    const { id: approval, details } = await approvalOf(ben, id);
    expect(details).toContainEqual({ label: "Went to the account of", value: PAYER });
    expect((await ana.call("POST", `/approvals/${approval}/approve`, {})).status).toBe(403);
    expect((await ben.call("POST", `/approvals/${approval}/approve`, {})).status).toBe(200);
    expect((await ana.call("GET", `/deposits/${id}`)).value).toMatchObject({
      status: "RETURNED",
      paid: { amount: (5_000n * PESO).toString() },
      reference: `in ${id}`,
    });
  });

  test("goes to the account that it came from, and nowhere else by one person", async () => {
    const id = await paid(500n, PAYER);
    for (const refused of [await sent(ana, id, 500n), await sentTo(ana, id, "Ben Reyes")])
      expect(refused).toMatchObject({ status: 422, code: "OTHER_PAYEE" });
    expect((await sentTo(ana, id, "Santos Maria")).value).toMatchObject({
      status: "RETURNED",
      returnedTo: { payee: PAYER, why: null },
    });
  });

  test("to another account, however small, takes two people and the reason", async () => {
    const id = await paid(500n, PAYER);
    const why = "That account is closed, the bank says";
    expect((await sentTo(ana, id, "Ben Reyes", why)).value).toMatchObject({
      status: "SUBMITTED",
      returns: [{ by: ana.username, payee: "Ben Reyes", why }],
    });
    expect((await approvalOf(ben, id)).details).toContainEqual({
      label: "Why to another account",
      value: why,
    });
    expect(await sentTo(ana, id, "Ben Reyes", why)).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
    expect((await sentTo(ben, id, "REYES Ben", "Closed")).value).toMatchObject({
      status: "RETURNED",
      returnedTo: { payee: "Ben Reyes", why },
    });
  });

  test("that is credited or refused meanwhile waits for nobody any more", async () => {
    const [credited, refused] = [await paid(5_000n), await paid(5_000n)];
    for (const id of [credited, refused]) await sent(ana, id, 5_000n);
    const seen = { paidAmount: (5_000n * PESO).toString(), reference: randomUUID() };
    for (const by of [ana, ben]) await by.call("POST", `/deposits/${credited}/approve`, seen);
    await ben.call("POST", `/deposits/${refused}/reject`, { reason: "No such payment" });
    for (const [id, status] of [
      [credited, "SUCCEEDED"],
      [refused, "REJECTED"],
    ] as const) {
      expect(await approvalOf(ben, id)).toBeUndefined();
      expect((await ana.call("GET", `/deposits/${id}`)).value.status).toBe(status);
    }
  });

  test("in another currency always takes two: the limits say nothing of it", async () => {
    const id = await paid(500n);
    await db.run(sql`
      update deposit set paid_currency = 'USD', paid_units = ${PESO}, status = 'REVIEW'
      where public_id = ${id}`);
    expect((await sent(ana, id, 1n)).value.status).toBe("REVIEW");
    expect((await sent(ben, id, 1n)).value.status).toBe("RETURNED");
  });
});
