import { expect, test } from "vitest";
import { PESO } from "../testing/open-cashier.ts";
import { answerForm, received } from "../testing/pay-steps.ts";
import { request, useWithdrawals } from "../testing/use-withdrawals.ts";

const { ready, step, staff, second } = await useWithdrawals();

const [today, yesterday] = [0, 1].map((days) =>
  Temporal.Now.zonedDateTimeISO("Asia/Manila").toPlainDate().subtract({ days }).toString(),
);
const peso = (pesos: bigint) => ({ amount: (pesos * PESO).toString(), currency: "PHP" });

test("what a player paid in and was paid out on some days is listed and totalled, what only waits is not", async () => {
  const { player, bankAccount } = await ready(1_000n);
  const paid = await player.call("POST", "/withdrawals", request(bankAccount, 400n));
  for (const name of ["approve", "pay", "sent"]) await step(paid.value.id, name);
  await received(player, paid.value.id);
  await player.call("POST", "/withdrawals", request(bankAccount, 100n));
  const get = async (path: string) => (await player.call("GET", path)).value;

  const [day, before] = [
    `fromDay=${today}&toDay=${today}`,
    `fromDay=${yesterday}&toDay=${yesterday}`,
  ];
  expect(await get(`/cash-totals?${day}`)).toEqual([
    { deposited: peso(1_000n), withdrawn: peso(400n), net: peso(600n) },
  ]);
  expect(await get(`/cash-totals?${before}`)).toEqual([
    { deposited: peso(0n), withdrawn: peso(0n), net: peso(0n) },
  ]);
  expect((await get(`/withdrawals?${day}`)).content).toMatchObject([
    { status: "REQUESTED" },
    { status: "COMPLETED" },
  ]);
  expect((await get(`/deposits?${day}`)).content).toHaveLength(1);
  for (const path of ["/deposits", "/withdrawals"])
    expect(await get(`${path}?${before}`)).toEqual({ content: [], pageNo: 1, totalPages: 1 });
  expect((await player.call("GET", `/cash-totals?fromDay=${today}`)).status).toBe(400);
});

test("of a withdrawal that arrived in part and came back for the rest, what arrived is totalled", async () => {
  const { player, bankAccount } = await ready(1_000n);
  const { id } = (await player.call("POST", "/withdrawals", request(bankAccount, 400n))).value;
  for (const name of ["approve", "pay", "sent"]) await step(id, name);
  const part = { said: "PARTLY_RECEIVED", amount: (150n * PESO).toString(), rest: "CASH" };
  const path = `/withdrawals/${id}/legs/1/answer`;
  expect((await player.call("POST", path, answerForm(part))).status).toBe(200);
  const totals = async () =>
    (await player.call("GET", `/cash-totals?fromDay=${today}&toDay=${today}`)).value[0];
  expect(await totals()).toMatchObject({ withdrawn: peso(150n) });
  await step(id, "not-received", { reason: "The bank confirms it" }, staff, 2);
  await step(id, "refund", { reason: "As the player wants" }, second, 2);
  expect((await player.call("GET", `/withdrawals/${id}`)).value.status).toBe("COMPLETED");
  expect(await totals()).toMatchObject({ withdrawn: peso(150n), net: peso(850n) });
});
