import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, inject } from "vitest";
import { PESO, depositOf, openCashier } from "./open-cashier.ts";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import type { TestPlayer } from "../../../testing/people.ts";

export { PNG } from "../../../testing/one-pixel.ts";

export const TWO_PERSON_ABOVE = 5_000n * PESO;

export function slip(bytes: Buffer, name = "slip.png"): FormData {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), name);
  return form;
}

/** What the tests of bank transfers need, on a database of their own, closed after them. */
export async function useBankTransfers() {
  const db = await cloneDatabase(inject("platform"));
  const cashier = await openCashier(db);
  await onlyLargeNeedsTwo(db, TWO_PERSON_ABOVE);
  const staff = await cashier.staff();
  afterAll(async () => {
    await cashier.close();
    await db.close();
  });

  async function transfer(pesos = 1_000n, player?: TestPlayer) {
    const owner = player ?? (await cashier.player());
    const { value } = await owner.call("POST", "/deposits", depositOf("bank-transfer", pesos));
    return { player: owner, id: value.id as string, value };
  }

  const approve = (id: string, paidAmount: bigint, reference: string, by = staff) =>
    by.call("POST", `/deposits/${id}/approve`, { paidAmount: paidAmount.toString(), reference });

  return { db, cashier, staff, transfer, approve };
}
