import { cloneDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, inject } from "vitest";
import { PESO, openCashier } from "./open-cashier.ts";
import { stepBody, stepPath } from "./pay-steps.ts";
import { withdrawing } from "./withdrawing.ts";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { PASSWORD } from "../../../testing/people.ts";

const TWO_PERSON_ABOVE = 5_000n * PESO;

export const request = (
  bankAccount: string,
  pesos: bigint,
  changes: Readonly<Record<string, unknown>> = {},
) => ({
  amount: (pesos * PESO).toString(),
  bankAccount,
  password: PASSWORD,
  key: randomUUID(),
  ...changes,
});

/** What the tests of withdrawals need, on a database of their own, closed after them. */
export async function useWithdrawals() {
  const db = await cloneDatabase(inject("platform"));
  const cashier = await openCashier(db);
  await onlyLargeNeedsTwo(db, TWO_PERSON_ABOVE);
  const [staff, second, payer] = await Promise.all([
    cashier.staff(),
    cashier.staff(),
    cashier.staff(),
  ]);
  const { bind, deposit, ready } = withdrawing(cashier, [staff, second]);
  afterAll(async () => {
    await cashier.close();
    await db.close();
  });

  const step = (
    id: string,
    name: string,
    body: unknown = stepBody(name),
    by = ["pay", "sent", "retry"].includes(name) ? payer : staff,
    leg = 1,
  ) => by.call("POST", stepPath(id, name, leg), body);

  return { db, cashier, staff, second, payer, bind, deposit, ready, step };
}
