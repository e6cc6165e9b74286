import { raw, sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { depositOf } from "../../cashier/testing/open-cashier.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { ALONE, PESO, useReconciliation } from "../testing/use-reconciliation.ts";

const { db, sites, ana, ben, upload, find, step, cashOf } = await useReconciliation();

const fresh = () => `N${randomUUID().slice(0, 8)}`;
const SANDBOX = { provider: "sandbox", file: "sandbox.csv" };
const reason = "Nobody of ours paid it";

/** A payment that a provider took, and that we know nothing of. */
async function arrived(pesos: bigint, at = SANDBOX) {
  const number = fresh();
  await upload([[number, pesos.toString()]], at);
  const [found] = await find(number);
  expect(found).toMatchObject({ kind: "MISSING_WITH_US", state: "OPEN" });
  return { id: found?.id ?? "", number };
}
const shown = async (id: string) =>
  (await ana.call("GET", `/reconciliation/differences/${id}`)).value;
const depositsOf = async (player: { id: bigint }) =>
  db.rows(sql`
    select method, status, provider_txn as number, payer, reason from deposit
    where player = ${player.id}
    order by id`);

describe("MO-09 a payment at a provider that we know nothing of", () => {
  test("is credited to its player once, however many press at once, under the provider's number", async () => {
    const player = await sites.player(2);
    const { id, number } = await arrived(120n);
    const body = { player: player.username };
    const pressed = await Promise.all([1, 2, 3].map(() => step(id, "credit", body)));
    expect(pressed.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409", "409"]);
    expect(await cashOf(player)).toBe(120n * PESO);
    expect(await depositsOf(player)).toMatchObject([
      { method: "sandbox", status: "SUCCEEDED", number, payer: "Someone" },
    ]);
    expect(await shown(id)).toMatchObject({
      state: "SETTLED",
      how: "CREDITED",
      settledBy: ana.username,
    });
    await upload([[number, "120"]], SANDBOX);
    expect(await find(number)).toHaveLength(1);
  });

  test("above what one person may credit takes two, and another player does not get it", async () => {
    const [player, other] = [await sites.player(2), await sites.player(2)];
    const { id } = await arrived(ALONE / PESO + 5n);
    const body = { player: player.username };
    expect((await step(id, "credit", body)).value).toEqual({ waits: true });
    expect(await step(id, "credit", body)).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
    expect(await step(id, "credit", { player: other.username }, ben)).toMatchObject({
      code: "REFERENCE_USED",
    });
    expect((await step(id, "credit", body, ben)).value).toEqual({ waits: false });
    expect([await cashOf(player), await cashOf(other)]).toEqual([ALONE + 5n * PESO, 0n]);
  });

  test("that a colleague finds to be another player's is rejected as the first one's, and credited to the other", async () => {
    const [wrong, right] = [await sites.player(2), await sites.player(2)];
    const { id } = await arrived(ALONE / PESO + 8n);
    expect((await step(id, "credit", { player: wrong.username })).value).toEqual({ waits: true });
    const [{ id: deposit }] = (await wrong.call("GET", "/deposits")).value.content;
    const rejected = await ben.call("POST", `/deposits/${deposit}/reject`, { reason });
    expect(rejected.value.status).toBe("REJECTED");
    const body = { player: right.username };
    expect((await step(id, "credit", body, ben)).value).toEqual({ waits: true });
    expect((await step(id, "credit", body)).value).toEqual({ waits: false });
    expect([await cashOf(wrong), await cashOf(right)]).toEqual([0n, ALONE + 8n * PESO]);
    expect(await shown(id)).toMatchObject({ state: "SETTLED", how: "CREDITED" });
  });

  test("of a player who may not be credited waits as a deposit to be sent back, and credits nothing", async () => {
    const player = await sites.player(2);
    const until = Temporal.Now.instant().add({ hours: 24 });
    const exclude = { kind: "exclude", player: player.id, key: fresh(), until } as const;
    await db.inTransaction((tx) => sites.platform.wallet.append(tx, [exclude]));
    const { id, number } = await arrived(60n);
    expect(await step(id, "credit", { player: player.username })).toMatchObject({
      code: "PLAYER_DISABLED",
    });
    expect(await cashOf(player)).toBe(0n);
    expect(await depositsOf(player)).toMatchObject([
      { status: "REVIEW", number, reason: expect.stringContaining("Send it back") },
    ]);
    const [{ id: deposit }] = (await player.call("GET", "/deposits")).value.content;
    const back = { paidAmount: `${60n * PESO}`, reference: number, returnReference: fresh() };
    const to = { payee: "Someone", reason };
    await ana.call("POST", `/deposits/${deposit}/return`, { ...back, ...to });
    await upload([[fresh(), "1"]], SANDBOX);
    expect(await shown(id)).toMatchObject({ state: "FOUND" });
  });

  test("that was opened as a deposit of the player's is credited as that one, though it had ended", async () => {
    const player = await sites.player(2);
    const asked = await player.call("POST", "/deposits", depositOf("bank-transfer", 300n));
    const number = fresh();
    await db.run(sql`
      update deposit set method = 'sandbox', exact_units = null, provider_txn = ${number}
      where public_id = ${asked.value.id}`);
    await player.call("POST", `/deposits/${asked.value.id}/cancel`);
    await upload([[number, "299"]], SANDBOX);
    const [found] = await find(number);
    const { status } = await step(found?.id ?? "", "credit", { player: player.username });
    expect(status).toBe(200);
    expect(await depositsOf(player)).toMatchObject([{ status: "SUCCEEDED", number }]);
    expect(await cashOf(player)).toBe(299n * PESO);
  });

  test("that is none of ours is settled as that, with the reason", async () => {
    const { id } = await arrived(7n);
    expect((await step(id, "note", { reason })).value).toEqual({ waits: false });
    expect(await shown(id)).toMatchObject({ how: "NOTED", reason, returnedNumber: null });
  });

  test("that is none of ours is credited to nobody by a transfer's record or a slip either", async () => {
    const player = await sites.player(2);
    const { id, number } = await arrived(48n, { provider: "bank", file: "bank.csv" });
    expect((await step(id, "note", { reason })).value).toEqual({ waits: false });
    const paidAmount = (48n * PESO).toString();
    const record = { player: player.publicId, amount: paidAmount, reference: ` ${number} ` };
    const refused = { status: 409, code: "NOT_OURS" };
    expect(await ana.call("POST", "/bank-transfers", record)).toMatchObject(refused);
    expect(await depositsOf(player)).toEqual([]);
    const asked = await player.call("POST", "/deposits", depositOf("bank-transfer", 300n));
    const slip = { paidAmount, reference: number.toLowerCase() };
    expect(await ben.call("POST", `/deposits/${asked.value.id}/approve`, slip)).toMatchObject(
      refused,
    );
    expect(await cashOf(player)).toBe(0n);
  });

  test("that was called none of ours by mistake is opened again, once, and credited to its player", async () => {
    const player = await sites.player(2);
    const { id, number } = await arrived(49n, { provider: "bank", file: "bank.csv" });
    const early = { status: 409, code: "NOT_REOPENED" };
    expect(await step(id, "reopen", { reason })).toMatchObject(early);
    await step(id, "note", { reason });
    expect(await step(id, "reopen", { reason })).toMatchObject({ status: 200 });
    expect(await step(id, "reopen", { reason })).toMatchObject(early);
    expect(await shown(id)).toMatchObject({ state: "OPEN", how: null, settledBy: null });
    expect((await step(id, "credit", { player: player.publicId })).status).toBe(200);
    expect(await cashOf(player)).toBe(49n * PESO);
    expect(await shown(id)).toMatchObject({ how: "CREDITED", number });
    expect(await step(id, "reopen", { reason })).toMatchObject(early);
  });
});

test("a bank's arrival under a name that is not the player's waits to be sent back", async () => {
  const [own, other] = [await sites.player(2), await sites.player(2)];
  for (const [{ id }, name] of [
    [own, "SOMEONE"],
    [other, "Maria Santos"],
  ] as const) {
    await db.run(sql`update player set book = 'real' where id = ${id}`);
    await db.run(sql`update player_profile set fullname = ${name} where player_id = ${id}`);
  }
  const bank = { provider: "bank", file: "bank.csv" };
  const [mine, theirs] = [await arrived(51n, bank), await arrived(52n, bank)];
  expect((await step(mine.id, "credit", { player: own.username })).value).toEqual({ waits: false });
  expect(await step(theirs.id, "credit", { player: other.username })).toMatchObject({
    code: "OTHER_PAYER",
  });
  expect(await depositsOf(other)).toMatchObject([{ status: "REVIEW", payer: "Someone" }]);
  expect([await cashOf(own), await cashOf(other)]).toEqual([51n * PESO, 0n]);
});

describe("an arrival that was sent back", () => {
  test("is settled under the number of the transfer back, and credited to nobody any more", async () => {
    const player = await sites.player(2);
    const { id } = await arrived(44n);
    const returned = fresh();
    expect((await step(id, "return", { reason })).status).toBe(400);
    const pressed = await Promise.all([
      step(id, "return", { reason, returned }),
      step(id, "return", { reason, returned }, ben),
    ]);
    expect(pressed.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
    expect(await shown(id)).toMatchObject({ how: "SENT_BACK", returnedNumber: returned, reason });
    expect(await step(id, "credit", { player: player.username })).toMatchObject({
      code: "WRONG_STATE",
    });
    expect(await cashOf(player)).toBe(0n);
  });

  test("is no deposit by any other way, however its number is typed", async () => {
    const player = await sites.player(2);
    const { id, number } = await arrived(46n, { provider: "bank", file: "bank.csv" });
    expect((await step(id, "return", { reason, returned: fresh() })).status).toBe(200);
    for (const reference of [number, ` ${number.toLowerCase()}`]) {
      const seen = { player: player.publicId, amount: (46n * PESO).toString(), reference };
      expect(await ana.call("POST", "/bank-transfers", seen)).toMatchObject({
        status: 409,
        code: "REFERENCE_USED",
      });
    }
    expect(await cashOf(player)).toBe(0n);
  });

  test("was not credited meanwhile: then it is not sent back", async () => {
    const player = await sites.player(2);
    const { id, number } = await arrived(47n, { provider: "bank", file: "bank.csv" });
    const seen = { player: player.publicId, amount: (47n * PESO).toString(), reference: number };
    expect((await ana.call("POST", "/bank-transfers", seen)).value.status).toBe("SUCCEEDED");
    expect(await step(id, "return", { reason, returned: fresh() })).toMatchObject({ status: 409 });
    expect(await cashOf(player)).toBe(47n * PESO);
  });

  test("is found in the statement that shows it going out, and missing in one that does not", async () => {
    const [one, other] = [await arrived(31n), await arrived(32n)];
    const [there, gone] = [fresh(), fresh()];
    await step(one.id, "return", { reason, returned: there });
    await step(other.id, "return", { reason, returned: gone });
    await upload([[there.toLowerCase(), "-31"]], SANDBOX);
    expect(await find(there)).toEqual([]);
    expect(await find(gone)).toMatchObject([
      { kind: "MISSING_AT_PROVIDER", movement: `${other.id}/returned` },
    ]);
  });

  test("above what one person may settle waits for a second one", async () => {
    const { id } = await arrived(ALONE / PESO + 6n, { provider: "bank", file: "bank.csv" });
    const returned = fresh();
    expect((await step(id, "return", { reason, returned })).value).toEqual({ waits: true });
    const { value: open } = await ben.call("GET", "/approvals");
    const asked = open.find((request: { subject: string }) => request.subject === id);
    expect(JSON.stringify(asked.details)).toContain(returned);
    expect((await ana.call("POST", `/approvals/${asked.id}/approve`)).status).toBe(403);
    expect((await ben.call("POST", `/approvals/${asked.id}/approve`)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ how: "SENT_BACK", returnedNumber: returned });
  });

  test("was one: what went out, or is missing at the provider, can't be sent back", async () => {
    const number = fresh();
    await upload([[number, "-5"]], SANDBOX);
    const [out] = await find(number);
    expect(await step(out?.id ?? "", "return", { reason, returned: fresh() })).toMatchObject({
      code: "NOT_AN_ARRIVAL",
    });
  });
});

test("what was sent back and what was none of ours, in two tables before, is one row for each payment", async () => {
  const kept = sql`
    select brand_id, provider, number_key, sent_back_at, not_ours_at from uncredited_arrival
    order by provider, number_key`;
  const both = sql`
    insert into uncredited_arrival (brand_id, provider, number_key, sent_back_at, not_ours_at)
    values (1, 'bank', 'both', now(), now())`;
  await db.run(both);
  const before = await db.rows(kept);
  expect(before.length).toBeGreaterThan(2);
  await db.run(sql`
    create table sent_back_payment as
    select brand_id, provider, number_key, sent_back_at as at from uncredited_arrival
    where sent_back_at is not null`);
  await db.run(sql`
    create table not_ours_transfer as
    select brand_id, number_key, not_ours_at as at from uncredited_arrival
    where not_ours_at is not null`);
  await db.run(sql`drop table uncredited_arrival`);
  const file = "../../cashier/migrations/20270127010001_uncredited_arrivals.sql";
  await db.run(raw(await readFile(join(import.meta.dirname, file), "utf8")));
  expect(await db.rows(kept)).toEqual(before);
});

test("the ledger is right to the unit after all of this", async () => {
  const { books } = await verifyLedger(sites.platform.db);
  expect(books.flatMap(({ problems }) => problems)).toEqual([]);
});
