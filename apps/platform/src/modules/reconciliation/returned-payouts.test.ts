import { raw, sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sign } from "../cashier/providers/signature.ts";
import { depositOf, GATEWAY_SECRET, playOnce } from "../cashier/testing/open-cashier.ts";
import { received, stepPath } from "../cashier/testing/pay-steps.ts";
import { withdrawing } from "../cashier/testing/withdrawing.ts";
import type { TestPlayer, TestStaff } from "../../testing/people.ts";
import { PESO, useReconciliation } from "./testing/use-reconciliation.ts";

const { db, sites, ana, ben, today, upload, credited, find, step, cashOf } =
  await useReconciliation();
const { platform } = sites;
const play = (of: TestPlayer, units: bigint) => playOnce(platform, of, units);
const desk = withdrawing({ platform, player: sites.player, play }, [ana]);

/** A number that no other test has, as the bank writes it and as people type it. */
function fresh(): readonly [string, string] {
  const number = `R${randomUUID().slice(0, 8)}`;
  return [number, `${number.slice(0, 4).toLowerCase()} - ${number.slice(4).toUpperCase()}`];
}

let last = 140n;

/** A withdrawal that was sent, of an amount in pesos that no other test has. */
async function sent() {
  const pesos = (last += 1n);
  const { player, bankAccount } = await desk.ready(700n);
  const id = await desk.ask(player, bankAccount, pesos);
  await ana.call("POST", stepPath(id, "approve"), {});
  await ben.call("POST", stepPath(id, "pay"), {});
  await ben.call("POST", stepPath(id, "sent"), { reference: fresh()[0] });
  return { player, id, pesos };
}
const back = ({ id, pesos }: Awaited<ReturnType<typeof sent>>, reference: string, by: TestStaff) =>
  by.call("POST", stepPath(id, "return"), {
    returnedAmount: (pesos * PESO).toString(),
    reference,
    reason: "The account was closed",
  });

/** The bank reports a payment of another amount than a player's deposit by QR code, which waits. */
async function reported(player: TestPlayer, id: string, pesos: bigint) {
  const { value } = await player.call("POST", "/deposits", depositOf("qr", 500n));
  const amount = (pesos * PESO).toString();
  const news = { id, reference: value.id, status: "PAID", amount, currency: "PHP", event: id };
  const body = JSON.stringify(news);
  const headers = {
    "content-type": "application/json",
    "x-gateway-signature": sign(GATEWAY_SECRET, body),
  };
  await fetch(`${sites.playerUrl}/callbacks/qr`, { method: "POST", headers, body });
  const shown = await player.call("GET", `/deposits/${value.id}`);
  expect(shown.value.status).toBe("REVIEW");
  return value.id as string;
}

/** How a leg stands when its money comes back, and the people that its return takes. */
const WAYS: readonly [string, boolean, readonly TestStaff[]][] = [
  ["waits for its player's answer", false, [ana, ben]],
  ["counted as received", true, [ben]],
];

describe.each(WAYS)("MO-09 the return of a payout that %s", (_, isReceived, people) => {
  async function returned() {
    const [number, typed] = fresh();
    const payout = await sent();
    if (isReceived) await received(payout.player, payout.id);
    const confirm = async () => {
      for (const by of people) expect(await back(payout, typed, by)).toMatchObject({ status: 200 });
    };
    return { ...payout, payout, number, typed, confirm };
  }
  const sumIn = async () => {
    const { value } = await ana.call("GET", `/reconciliation/days?fromDay=${today}&toDay=${today}`);
    const bank = value.days.find((day: { provider: string }) => day.provider === "bank");
    return BigInt(bank.in.ours.amount);
  };

  test("is what the bank's statement shows, and counts in the day's sum", async () => {
    const { pesos, number, confirm } = await returned();
    const before = await sumIn();
    await confirm();
    expect((await sumIn()) - before).toBe(pesos * PESO);
    await upload([[number, pesos.toString()]]);
    expect(await find(number)).toEqual([]);
  });

  test("ends what was missing with us, which is not credited any more", async () => {
    const { player, pesos, number, confirm } = await returned();
    await upload([[number, pesos.toString()]]);
    const [missing] = await find(number);
    expect(missing).toMatchObject({ kind: "MISSING_WITH_US", state: "OPEN" });
    await confirm();
    const cash = await cashOf(player);
    const body = { player: player.username };
    expect((await step(missing?.id ?? "", "credit", body)).status).toBe(409);
    expect(await cashOf(player)).toBe(cash);
  });

  test("is no deposit, however its number is typed", async () => {
    const { player, pesos, number, confirm } = await returned();
    await confirm();
    const cash = await cashOf(player);
    const body = { player: player.publicId, amount: (pesos * PESO).toString() };
    for (const reference of [number, ` ${number.toLowerCase()}`])
      expect(await ana.call("POST", "/bank-transfers", { ...body, reference })).toMatchObject({
        code: "REFERENCE_USED",
      });
    expect(await cashOf(player)).toBe(cash);
  });

  test("is refused once it was credited as a deposit", async () => {
    const { player, payout, pesos, number, typed } = await returned();
    expect((await credited(player, pesos, number)).status).toBe("SUCCEEDED");
    expect(await back(payout, typed, ben)).toMatchObject({ code: "REFERENCE_USED" });
  });

  test.each([
    ["waits", "showed it before"],
    ["waits", "shows it later"],
    ["was rejected", "showed it before"],
    ["was rejected", "shows it later"],
  ])("counts once though taken for a deposit that %s, in a bank's list that %s", async (...of) => {
    const { player, pesos, number, typed, confirm } = await returned();
    const deposit = await reported(player, number, pesos);
    const reason = "A payout that came back";
    if (of[0] === "was rejected") {
      const rejected = await ana.call("POST", `/deposits/${deposit}/reject`, { reason });
      expect(rejected.status).toBe(200);
    }
    const line = [number, pesos.toString()] as const;
    if (of[1] === "showed it before") expect((await upload([line])).status).toBe(200);
    await confirm();
    // Staff read why it can't be credited before they try.
    expect((await ana.call("GET", `/deposits/${deposit}`)).value.bookedAs).toBe(
      of[0] === "waits" ? "RETURNED_PAYOUT" : null,
    );
    expect((await upload([line, [fresh()[0], "7.77"]])).status).toBe(200);
    expect([await find(number), await find(typed)]).toEqual([[], []]);
  });

  test("is refused under the number of another return", async () => {
    const { number, confirm } = await returned();
    await confirm();
    const other = await sent();
    if (isReceived) await received(other.player, other.id);
    expect(await back(other, number, ben)).toMatchObject({ code: "RETURN_KNOWN" });
  });
});

test("returns from before their numbers were kept are found in the steps of their legs", async () => {
  const kept = sql`
    select leg, brand_id, payer, number, number_key, units from payout_return order by number`;
  const before = await db.rows(kept);
  expect(before.length).toBeGreaterThan(4);
  const file = "../cashier/migrations/20270120090001_payout_returns.sql";
  await db.run(sql`drop table payout_return`);
  await db.run(raw(await readFile(join(import.meta.dirname, file), "utf8")));
  expect(await db.rows(kept)).toEqual(before);
});
