import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { openProviders } from "../../providers/providers.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { useDeposits } from "../../testing/use-deposits.ts";
import { watchCredited } from "./watch-credited.ts";

const { db, gatewayDb, gateway, cashier, staff, ordered } = await useDeposits();
const providers = openProviders(cashier.platform.config);

/** A deposit that is credited. */
async function credited() {
  const { player, id, checkoutUrl } = await ordered();
  await gateway.press(checkoutUrl, { act: "pay" });
  await expect.poll(() => cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
  return { player, id };
}

/** What the provider says of a payment from now on, and tells nobody. */
const says = (id: string, status: "PAID" | "FAILED") =>
  gatewayDb.run(sql`
    update payment
    set status = ${status},
      paid_units = case when ${status} = 'PAID' then units end,
      paid_at = case when ${status} = 'PAID' then now() end
    where reference = ${id}`);
/** A day later. */
async function look(id: string) {
  await db.run(sql`
    update deposit set ask_next_at = ask_next_at - interval '1 day' where public_id = ${id}`);
  await watchCredited(cashier.platform, providers);
}
const isMarked = async (id: string) =>
  (await staff.call("GET", "/deposits?status=TAKEN_BACK")).value.content.some(
    (one: { id: string }) => one.id === id,
  );
const next = async (id: string) =>
  (
    await db.row<{ hours: number | null }>(sql`
      select round(extract(epoch from ask_next_at - now()) / 3600)::int4 as hours
      from deposit where public_id = ${id}`)
  )?.hours;

test("a charge-back whose callback was lost is found the next day, each time that it happens", async () => {
  const { player, id } = await credited();
  await look(id);
  expect(await isMarked(id)).toBe(false);
  for (const [status, marked] of [
    ["FAILED", true],
    ["FAILED", true],
    ["PAID", false],
    ["FAILED", true],
    ["PAID", false],
  ] as const) {
    await says(id, status);
    await look(id);
    expect(await isMarked(id)).toBe(marked);
  }
  // Nothing moves by itself: staff reverse it.
  expect(await cashier.balance(player)).toEqual({ cash: 500n * PESO, held: 0n });
});

test("a payment that waits for staff is asked for each day too, for as long as it waits", async () => {
  const { id, checkoutUrl } = await ordered();
  await gateway.press(checkoutUrl, { act: "other-amount", amount: "400" });
  const state = async () => (await staff.call("GET", `/deposits/${id}`)).value;
  await expect.poll(async () => (await state()).status).toBe("REVIEW");
  expect(await next(id)).toBe(24);
  await look(id);
  expect(await next(id)).toBe(24);
  await says(id, "FAILED");
  await look(id);
  expect(await state()).toMatchObject({ status: "REVIEW", takenBackAt: expect.any(String) });
});

test("it is asked for each day until the provider can't take it back any more", async () => {
  const { id } = await credited();
  expect(await next(id)).toBe(24);
  await look(id);
  expect(await next(id)).toBe(24);
  await db.run(sql`
    update deposit set paid_at = now() - interval '119 days 1 hour' where public_id = ${id}`);
  await look(id);
  expect(await next(id)).toBeNull();
});

test("a provider that is away is asked an hour later, and the deposit stands meanwhile", async () => {
  const { id } = await credited();
  await says(id, "FAILED");
  await gateway.stop();
  await look(id);
  expect([await isMarked(id), await next(id)]).toEqual([false, 1]);
  await gateway.start();
  await look(id);
  expect(await isMarked(id)).toBe(true);
});
