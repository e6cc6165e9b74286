import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import type { TestStaff, TestPlayer } from "../../../testing/people.ts";
import { amountIn } from "./queue-filter.ts";
import { PESO, depositOf, openCashier, type Cashier } from "../testing/open-cashier.ts";
import { stepPath } from "../testing/pay-steps.ts";
import { withdrawing } from "../testing/withdrawing.ts";

let db: TestDatabase;
let cashier: Cashier;
let ana: TestStaff;
let ben: TestStaff;
let desk: ReturnType<typeof withdrawing>;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  cashier = await openCashier(db);
  await onlyLargeNeedsTwo(db, 5_000n * PESO);
  [ana, ben] = await Promise.all([cashier.staff(), cashier.staff()]);
  desk = withdrawing(cashier, [ana]);
});
afterAll(async () => {
  await cashier.close();
  await db.close();
});

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A transfer whose slip is in. */
async function slipped(player: TestPlayer, pesos: bigint): Promise<{ id: string; exact: bigint }> {
  const { value } = await player.call("POST", "/deposits", depositOf("bank-transfer", pesos));
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(PNG)], { type: "image/png" }), "slip.png");
  await player.call("POST", `/deposits/${value.id}/slip`, form);
  return { id: value.id, exact: BigInt(value.transfer.exactAmount.amount) };
}

const ids = async (path: string): Promise<string[]> =>
  (await ana.call("GET", path)).value.content.map((row: { id: string }) => row.id);

test.each([
  ["1,000.37", 100_037_000n],
  ["1000", 100_000_000n],
  ["0.00001", 1n],
  ["1,00.37", undefined],
  ["dep_1", undefined],
  ["-5", undefined],
])("%s reads as %s ledger units", (text, units) => {
  expect(amountIn(text)).toBe(units);
});

describe("the deposits' queue", () => {
  test("shows what waits, oldest first, over several pages, and the rest newest first", async () => {
    const player = await cashier.player(2);
    const made: string[] = [];
    for (let at = 0; at < 23; at += 1) made.push((await slipped(player, 200n + BigInt(at))).id);
    const first = (await ana.call("GET", "/deposits?status=WAITING")).value;
    const second = (await ana.call("GET", "/deposits?status=WAITING&pageNo=2")).value;
    expect(first.totalPages).toBe(2);
    expect([...first.content, ...second.content].map((row: { id: string }) => row.id)).toEqual(
      made,
    );
    expect((await ids("/deposits?status=SUBMITTED"))[0]).toBe(made.at(-1));
    await db.run(sql`update deposit set status = 'REJECTED' where player = ${player.id}`);
  });

  test("finds by username, number, exact amount, and the bank's number once it was entered", async () => {
    const [player, other] = await Promise.all([cashier.player(2), cashier.player(2)]);
    const [{ id, exact }, theirs] = [await slipped(player, 6_000n), await slipped(other, 6_000n)];
    await ana.call("POST", `/deposits/${id}/approve`, {
      paidAmount: exact.toString(),
      reference: "FB-2027%_77",
    });
    const pesos = `${exact / PESO}.${((exact % PESO) / 1_000n).toString().padStart(2, "0")}`;
    for (const search of [player.username.toUpperCase(), player.publicId, id, pesos, "fb-2027%_7"])
      expect(await ids(`/deposits?search=${encodeURIComponent(search)}`)).toEqual([id]);
    expect(new Set(await ids("/deposits?search=6000"))).toEqual(new Set([id, theirs.id]));
    for (const search of ["nothing", "FB-2027x", "%", "6001.5"])
      expect(await ids(`/deposits?search=${encodeURIComponent(search)}`)).toEqual([]);
  });

  test("is sorted by amount when staff ask for it", async () => {
    const player = await cashier.player(2);
    const made = new Map<bigint, string>();
    for (const pesos of [410n, 430n, 420n]) made.set(pesos, (await slipped(player, pesos)).id);
    const sorted = (by: string) => ids(`/deposits?search=${player.username}&sort=${by}`);
    const [low, middle, high] = [410n, 420n, 430n].map((pesos) => made.get(pesos));
    expect(await sorted("largest")).toEqual([high, middle, low]);
    expect(await sorted("smallest")).toEqual([low, middle, high]);
    expect(await sorted("oldest")).toEqual([low, high, middle]);
  });

  test("is narrowed to days of the brand's zone", async () => {
    const player = await cashier.player(2);
    const { id } = await slipped(player, 300n);
    // 17:30 UTC on the 9th is 01:30 on the 10th in Manila.
    await db.run(
      sql`update deposit set created_at = '2026-03-09T17:30:00Z' where public_id = ${id}`,
    );
    const found = (from: string, to: string) =>
      ids(`/deposits?search=${player.username}&from=${from}&to=${to}`);
    expect(await found("2026-03-10", "2026-03-10")).toEqual([id]);
    expect(await found("2026-03-09", "2026-03-09")).toEqual([]);
    expect(await found("2026-03-11", "2026-03-12")).toEqual([]);
    expect((await ana.call("GET", "/deposits?from=2026-13-40")).status).toBe(400);
  });
});

describe("the withdrawals' queue", () => {
  test("finds by player, amount and the number of every attempt, and keeps what failed among what waits, oldest first", async () => {
    const { player, bankAccount } = await desk.ready(1_000n);
    const [first, second] = [
      await desk.ask(player, bankAccount, 210n),
      await desk.ask(player, bankAccount, 220n),
    ];
    const step = (name: string, body: unknown = {}, by = ana) =>
      by.call("POST", stepPath(first, name), body);
    await step("approve");
    await step("pay", {}, ben);
    await step("sent", { reference: "OUT-900" }, ben);
    for (const by of [ana, ben])
      await step(
        "return",
        {
          returnedAmount: (210n * PESO).toString(),
          reference: "RET-900",
          reason: "Account closed",
        },
        by,
      );
    expect(await ids(`/withdrawals?status=WAITING&search=${player.username}`)).toEqual([
      first,
      second,
    ]);
    expect(await ids(`/withdrawals?search=${player.username}`)).toEqual([second, first]);
    for (const search of ["OUT-900", "ret-900", "210.00", first])
      expect(await ids(`/withdrawals?search=${search}`)).toEqual([first]);
  });
});

test("a search uses an index for every part of it", async () => {
  await db.run(sql`analyze deposit`);
  const plan = await db.inTransaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`);
    const parts = [
      sql`select id from deposit where lower(player_name) like 'abc%'`,
      sql`select id from deposit where lower(provider_txn) like 'abc%'`,
      sql`select deposit from deposit_approval where lower(reference) like 'abc%'`,
      sql`select id from deposit where units = 5`,
      sql`select id from deposit where exact_units = 5`,
      sql`select id from deposit where paid_units = 5`,
      sql`select id from deposit where player_ref = 'x'`,
      sql`select id from withdrawal where lower(player_name) like 'abc%'`,
      sql`
        select subject_id from cashier_step
        where subject = 'withdrawal' and reference is not null and lower(reference) like 'abc%'`,
      sql`
        select id from deposit
        where status in ('SUBMITTED', 'LATE_PAID', 'REVIEW')
        order by id limit 5`,
    ];
    const plans: string[] = [];
    for (const part of parts) plans.push(JSON.stringify(await tx.rows(sql`explain ${part}`)));
    return plans;
  });
  for (const one of plan) expect(one).not.toContain("Seq Scan");
});
