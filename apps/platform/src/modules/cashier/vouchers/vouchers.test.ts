import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, inject, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { depositOf, openCashier, PESO } from "../testing/open-cashier.ts";
import { newVoucherCode, voucherHash } from "./voucher-code.ts";

const db = await cloneDatabase(inject("platform"));
const cashier = await openCashier(db);
await onlyLargeNeedsTwo(db, 5_000n * PESO);
const staff = await cashier.staff();
afterAll(async () => {
  await cashier.close();
  await db.close();
});

const wanted = (pesos: bigint, count: number, key: string = randomUUID()) => ({
  amount: (pesos * PESO).toString(),
  count,
  note: "For the fiesta",
  expiresAt: "2100-01-01T00:00:00Z",
  key,
});
const make = async (pesos: bigint, count: number) =>
  (await staff.call("POST", "/vouchers", wanted(pesos, count))).value as {
    readonly id: string;
    readonly status: string;
  };
const exportOf = (id: string, by = staff) => by.call("POST", `/vouchers/${id}/export`);
const redeem = (player: TestPlayer, code: string, key: string = randomUUID()) =>
  player.call("POST", "/vouchers/redeem", { code, key });

/** Codes of a fresh batch. */
async function codes(pesos: bigint, count = 1): Promise<[string, ...string[]]> {
  const { id } = await make(pesos, count);
  return (await exportOf(id)).value.codes;
}

describe("MO-02 a voucher", () => {
  test("is credited at once to the player who redeems it, and to nobody after", async () => {
    const [player, other] = [await cashier.player(), await cashier.player()];
    const [code] = await codes(300n);
    const { value } = await redeem(player, code.toLowerCase().replaceAll("-", " "));
    expect(value).toMatchObject({ status: "SUCCEEDED", method: "voucher" });
    expect(await cashier.balance(player)).toEqual({ cash: 300n * PESO, held: 0n });
    for (const one of [player, other])
      expect(await redeem(one, code)).toMatchObject({ status: 422, code: "VOUCHER_INVALID" });
    expect(await cashier.balance(other)).toEqual({ cash: 0n, held: 0n });
  });

  test("that would lift the balance above its player's limit is refused, and stays good", async () => {
    const player = await cashier.player();
    await db.run(sql`
      insert into player_limit (player_id, name, owner, units)
      values (${player.id}, 'balance', 'PLAYER', ${250n * PESO})`);
    const [first, second] = await codes(200n, 2);
    expect((await redeem(player, first)).value.status).toBe("SUCCEEDED");
    const refused = await redeem(player, second ?? "");
    expect(refused).toMatchObject({ status: 422, code: "BALANCE_LIMIT" });
    expect(await cashier.balance(player)).toEqual({ cash: 200n * PESO, held: 0n });
    expect((await redeem(await cashier.player(), second ?? "")).value.status).toBe("SUCCEEDED");
  });

  test("redeemed by twenty at the same time is one deposit, and repeating a key answers it", async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => cashier.player()));
    const [code] = await codes(100n);
    const keys = players.map(() => randomUUID());
    const answers = await Promise.all(
      [0, 1, 2, 3, 4].flatMap(() => players.map((one, at) => redeem(one, code, keys[at]))),
    );
    const credited = answers.filter(({ status }) => status === 200);
    expect(new Set(credited.map(({ value }) => value.id)).size).toBe(1);
    const sums = await Promise.all(players.map((one) => cashier.balance(one)));
    expect(sums.reduce((sum, { cash }) => sum + cash, 0n)).toBe(100n * PESO);
  });

  test("is refused in the same words whether it is wrong, expired, ended or another brand's, and stays valid when a limit stops it", async () => {
    const player = await cashier.player(0);
    const [expired] = await codes(100n);
    await db.run(sql`
      update voucher_batch set expires_at = now() where id = (select max(id) from voucher_batch)`);
    const batch = await make(100n, 1);
    const [ended] = (await exportOf(batch.id)).value.codes;
    await staff.call("POST", `/vouchers/${batch.id}/void`, { reason: "Printed wrongly" });
    for (const code of [newVoucherCode(), "hello", expired, ended])
      expect(await redeem(player, code)).toMatchObject({ status: 422, code: "VOUCHER_INVALID" });
    const [large] = await codes(3_000n);
    expect(await redeem(player, large)).toMatchObject({ status: 422, code: "DEPOSIT_LIMIT" });
    expect((await redeem(await cashier.player(1), large)).value.status).toBe("SUCCEEDED");
  });

  test("can't be guessed: after five wrong codes even a right one waits a quarter of an hour", async () => {
    const player = await cashier.player();
    const [code] = await codes(100n);
    for (let at = 0; at < 5; at++) await redeem(player, newVoucherCode());
    expect(await redeem(player, code)).toMatchObject({ status: 429, code: "TOO_MANY_ATTEMPTS" });
    await db.run(sql`
      update voucher_guess set at = at - interval '15 minutes' where player = ${player.id}`);
    expect((await redeem(player, code)).value.status).toBe("SUCCEEDED");
  });

  test("is no way to open a deposit of an amount", async () => {
    const player = await cashier.player();
    expect((await player.call("POST", "/deposits", depositOf("voucher", 500n))).status).toBe(400);
  });
});

describe("MO-02 a batch of vouchers", () => {
  test("is exported once, and only hashes are stored", async () => {
    const { id } = await make(50n, 20);
    const [first, again] = await Promise.all([exportOf(id), exportOf(id)]);
    expect(new Set([first.status, again.status])).toEqual(new Set([200, 409]));
    const made: string[] = (first.value ?? again.value).codes;
    expect(new Set(made).size).toBe(20);
    const stored = await db.rows<{ hash: Buffer; row: string }>(sql`
      select hash, to_jsonb(voucher)::text as row from voucher
      where batch = (select id from voucher_batch where public_id = ${id})`);
    expect(stored).toHaveLength(20);
    const hashes = new Set(stored.map(({ hash }) => hash.toString("hex")));
    for (const code of made) {
      expect(hashes.has(voucherHash(code)?.toString("hex") ?? "")).toBe(true);
      expect(stored.some(({ row }) => row.includes(code.replaceAll("-", "")))).toBe(false);
    }
  });

  test("above one person's limit, counted together, waits for a second one, and has no codes until then", async () => {
    const batch = await make(100n, 51);
    expect(batch.status).toBe("WAITING");
    expect(await exportOf(batch.id)).toMatchObject({ status: 409, code: "WRONG_STATE" });
    const asked = await db.row<{ units: bigint }>(
      sql`select units from approval where kind = 'vouchers.make' and subject = ${batch.id}`,
    );
    expect(asked?.units).toBe(5_100n * PESO);
  });

  test("asked for twice under one key is one; another under the same key is refused", async () => {
    const body = wanted(20n, 2);
    const [first, again] = await Promise.all([
      staff.call("POST", "/vouchers", body),
      staff.call("POST", "/vouchers", body),
    ]);
    expect(first.value.id).toBe(again.value.id);
    expect(await staff.call("POST", "/vouchers", { ...body, count: 3 })).toMatchObject({
      status: 409,
      code: "KEY_REUSED",
    });
  });

  test("is made by who may: support sees it and can't", async () => {
    const support = await cashier.staff("support");
    expect((await support.call("GET", "/vouchers")).status).toBe(200);
    expect((await support.call("POST", "/vouchers", wanted(1n, 1))).status).toBe(403);
  });
});

test("a code has 80 random bits and is read whatever is mistaken for another letter", () => {
  expect(newVoucherCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  const hash = voucherHash("0123-4567-89AB-CDE1");
  expect(voucherHash("o123 4567 89ab cdeI")).toEqual(hash);
  expect(voucherHash("O123456789ABCDEL")).toEqual(hash);
  expect(voucherHash("0123-4567-89AB-CDEU")).toBeUndefined();
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
