import { raw, sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sign } from "../../providers/signature.ts";
import { depositOf, GATEWAY_SECRET, PESO } from "../../testing/open-cashier.ts";
import { TWO_PERSON_ABOVE, useBankTransfers } from "../../testing/use-bank-transfers.ts";
import { numberKey } from "./number-key.ts";

const { db, cashier, staff: ana, transfer, approve } = await useBankTransfers();
const ben = await cashier.staff();
const MIGRATION = join(import.meta.dirname, "../../migrations/20270120050001_transfer_numbers.sql");

/** A number that no other test has, as two people type it. */
function typed(): readonly [string, string] {
  const number = `ab${randomUUID().slice(0, 8)}`;
  return [number, ` ${number.slice(0, 4).toUpperCase()}-${number.slice(4)} `.trim()];
}
const record = (player: string, units: bigint, reference: string, by = ana) =>
  by.call("POST", "/bank-transfers", { player, amount: units.toString(), reference });

test("one transfer under a number typed in two ways at once is credited once", async () => {
  const player = await cashier.player();
  const answers = await Promise.all(
    typed().map((number) => record(player.publicId, 300n * PESO, number)),
  );
  expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
  expect((await cashier.balance(player)).cash).toBe(300n * PESO);
});

test("two players' requests approved at once under one number typed in two ways credit one of them", async () => {
  const [one, two] = await Promise.all([transfer(700n), transfer(700n)]);
  const [plain, spaced] = typed();
  const due = (of: typeof one) => BigInt(of.value.transfer.exactAmount.amount);
  const answers = await Promise.all([
    approve(one.id, due(one), plain),
    approve(two.id, due(two), spaced, ben),
  ]);
  expect(answers.filter(({ code }) => code === "REFERENCE_USED")).toHaveLength(1);
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  const cash = [await cashier.balance(one.player), await cashier.balance(two.player)];
  expect(cash.filter((balance) => balance.cash > 0n)).toHaveLength(1);
});

test("two people who type the number of one transfer in two ways have seen the same", async () => {
  const player = await cashier.player();
  const [plain, spaced] = typed();
  const units = TWO_PERSON_ABOVE + 1n;
  const { value } = await record(player.publicId, units, plain);
  expect(value.status).toBe("SUBMITTED");
  expect((await record(player.publicId, units, spaced, ben)).value).toMatchObject({
    id: value.id,
    status: "SUCCEEDED",
    reference: plain,
  });
});

test("a bank's report of a transfer that staff typed in another way brings nothing new", async () => {
  const player = await cashier.player();
  const asked = (await player.call("POST", "/deposits", depositOf("qr", 800n))).value;
  const { amount } = asked.transfer.exactAmount;
  const [plain, spaced] = typed();
  expect((await approve(asked.id, BigInt(amount), spaced)).value.status).toBe("SUCCEEDED");
  const body = JSON.stringify({
    id: plain,
    reference: asked.id,
    status: "PAID",
    amount,
    currency: "PHP",
    event: `ev_${randomUUID()}`,
  });
  const headers = {
    "content-type": "application/json",
    "x-gateway-signature": sign(GATEWAY_SECRET, body),
  };
  const answer = await fetch(`${cashier.url}/callbacks/qr`, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  expect((await player.call("GET", "/deposits")).value.content).toHaveLength(1);
  expect((await cashier.balance(player)).cash).toBe(BigInt(amount));
});

test("an update keeps deposits that had one number before, and no third one gets it", async () => {
  const [one, two] = [await cashier.player(), await cashier.player()];
  const numbers = typed();
  const [first, second] = await Promise.all([
    record(one.publicId, 50n * PESO, randomUUID()),
    record(two.publicId, 60n * PESO, randomUUID()),
  ]);
  await db.run(sql`alter table deposit drop column transfer_number`);
  for (const [at, { value }] of [first, second].entries())
    await db.run(
      sql`update deposit set provider_txn = ${numbers[at]} where public_id = ${value.id}`,
    );
  await db.run(raw(await readFile(MIGRATION, "utf8")));
  const rows = await db.rows<{ number: string | null }>(sql`
    select transfer_number as number from deposit
    where provider_txn = any (${numbers}::text[])
    order by id`);
  expect(rows.map(({ number }) => number)).toEqual([numberKey(numbers[0]), null]);
  const third = await cashier.player();
  expect(await record(third.publicId, 70n * PESO, numbers[0].toUpperCase())).toMatchObject({
    code: "REFERENCE_USED",
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
