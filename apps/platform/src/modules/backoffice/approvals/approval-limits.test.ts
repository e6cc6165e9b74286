import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { TestStaff } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";

const PESO = 100_000n;
const { db, sites } = await useSites({ TWO_PERSON_ABOVE: (1_000n * PESO).toString() });

let [owner, second]: [TestStaff, TestStaff] = [undefined as never, undefined as never];
let brand: number;
beforeEach(async () => {
  [owner, second] = await Promise.all([sites.staff("owner"), sites.staff("owner")]);
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values (${`${randomUUID()}.example`}, 'Fiesta', false, 'PHP', 'PH', 'Asia/Manila', 18)
    returning id`);
  brand = Number(made?.id);
});

const pesos = (amount: bigint) => (amount * PESO).toString();
const limits = (single: bigint, staffDay = single, playerDay = single) => ({
  single: pesos(single),
  staffDay: pesos(staffDay),
  playerDay: pesos(playerDay),
});
const ask = (wanted: object, by = owner) =>
  by.call("PUT", `/approval-limits?brand=${brand}`, { ...wanted, reason: "The weekend is busy" });
const approve = (id: string, by = second) => by.call("POST", `/approvals/${id}/approve`);
const inForce = async () => {
  const { limits: now } = (await owner.call("GET", `/approval-limits?brand=${brand}`)).value;
  return [now.single, now.staffDay, now.playerDay].map(
    ({ amount }: { amount: string }) => BigInt(amount) / PESO,
  );
};

test("what one person may move alone is changed by two people and by nobody alone, and both see what changes from and to", async () => {
  expect(await inForce()).toEqual([1_000n, 1_000n, 1_000n]);
  const { value } = await ask(limits(5_000n, 20_000n, 1_000_000n));
  expect(await ask(limits(9_000n))).toMatchObject({ status: 409, code: "ASKED_ALREADY" });
  expect(await inForce()).toEqual([1_000n, 1_000n, 1_000n]);
  expect((await owner.call("GET", `/approval-limits?brand=${brand}`)).value.waiting).toMatchObject({
    approvalId: value.approvalId,
    askedBy: owner.username,
    limits: { single: { amount: pesos(5_000n), currency: "PHP" } },
  });
  const shown = (await second.call("GET", "/approvals")).value.find(
    ({ id }: { id: string }) => id === value.approvalId,
  );
  expect(shown).toMatchObject({ about: "Fiesta", askedBy: owner.username, blocked: null });
  expect(shown.details).toEqual([
    { label: "One move", value: "₱1,000.00 → ₱5,000.00" },
    { label: "One member of staff, in a day", value: "₱1,000.00 → ₱20,000.00" },
    { label: "One player, in a day", value: "₱1,000.00 → ₱1,000,000.00" },
  ]);
  expect(await approve(value.approvalId, owner)).toMatchObject({
    status: 403,
    code: "OWN_REQUEST",
  });
  expect(await approve(value.approvalId, await sites.staff("cashier"))).toMatchObject({
    status: 403,
    code: "NOT_ALLOWED",
  });
  expect((await approve(value.approvalId)).status).toBe(200);
  expect(await inForce()).toEqual([5_000n, 20_000n, 1_000_000n]);
  expect((await owner.call("GET", `/approval-limits?brand=${brand}`)).value.waiting).toBeNull();
  const trail = await db.rows(sql`
    select actor, before ->> 'single' as before, after ->> 'single' as after from audit_row
    where action = 'approvals.limits' and brand_id = ${brand}`);
  expect(trail).toEqual([
    {
      actor: `${owner.username} and ${second.username}`,
      before: pesos(1_000n),
      after: pesos(5_000n),
    },
  ]);
});

test("a new colleague approves no other limits", async () => {
  const { value } = await ask(limits(5_000n));
  const colleague = await sites.staff("owner");
  await db.run(sql`
    update staff set trusted_from = now() + interval '1 day'
    where username = ${colleague.username}`);
  expect(await approve(value.approvalId, colleague)).toMatchObject({
    status: 403,
    code: "TOO_NEW",
  });
  expect(await inForce()).toEqual([1_000n, 1_000n, 1_000n]);
});

test("limits that are approved bind the next move, up and down to nothing", async () => {
  const cashier = await sites.staff("cashier");
  const player = await sites.player();
  await db.run(sql`update player set brand_id = ${brand} where id = ${player.id}`);
  const adjust = async (amount: bigint) =>
    (
      await cashier.call("POST", `/players/${player.publicId}/adjust`, {
        amount: pesos(amount),
        reason: "Goodwill",
        key: randomUUID(),
      })
    ).value.status;
  expect([await adjust(1_001n), await adjust(600n)]).toEqual(["WAITING", "DONE"]);
  await approve((await ask(limits(2_000n, 3_000n, 2_500n))).value.approvalId);
  expect([await adjust(1_900n), await adjust(1n)]).toEqual(["DONE", "WAITING"]);
  await approve((await ask(limits(0n))).value.approvalId);
  expect(await adjust(1n)).toBe("WAITING");
});

test("limits that contradict each other, are in force already or are another brand's are not asked for", async () => {
  expect(await ask(limits(500n, 400n, 500n))).toMatchObject({
    status: 422,
    code: "LIMITS_CONTRADICT",
  });
  expect(await ask(limits(500n, 500n, 400n))).toMatchObject({
    status: 422,
    code: "LIMITS_CONTRADICT",
  });
  expect(await ask(limits(1_000n))).toMatchObject({ status: 422, code: "SAME_AS_BEFORE" });
  expect((await ask({ single: "-1", staffDay: "1", playerDay: "1" })).status).toBe(400);
  const foreigner = await sites.staff("owner", 1n);
  expect(await ask(limits(2_000n), foreigner)).toMatchObject({
    status: 404,
    code: "NO_SUCH_BRAND",
  });
  expect((await foreigner.call("GET", `/approval-limits?brand=${brand}`)).code).toBe(
    "NO_SUCH_BRAND",
  );
  expect((await ask(limits(2_000n), await sites.staff("cashier"))).status).toBe(403);
});

test("a request that was overtaken by other limits changes nothing", async () => {
  const { value } = await ask(limits(5_000n));
  await db.run(sql`
    insert into approval_limit (brand_id, single_units, staff_day_units, player_day_units)
    values (${brand}, 1, 1, 1)`);
  expect(await approve(value.approvalId)).toMatchObject({ status: 409, code: "LIMITS_CHANGED" });
  expect(
    await db.row(sql`select single_units as single from approval_limit where brand_id = ${brand}`),
  ).toEqual({ single: 1n });
});
