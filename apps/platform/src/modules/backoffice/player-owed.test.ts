import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import type { TestPlayer, TestStaff } from "../../testing/people.ts";
import { LIMIT, PESO, useAlone } from "../approvals/testing/use-alone.ts";

const { db, sites, staff } = await useAlone();
const { wallet } = sites.platform;

/** A player of whom a bank took back so many pesos that were spent. */
async function owing(pesos: bigint): Promise<TestPlayer> {
  const player = await sites.player();
  await append(player, { kind: "reverse", contra: "deposits", units: pesos * PESO });
  return player;
}
const append = (
  { id: player }: TestPlayer,
  command: { units: bigint } & ({ kind: "reverse"; contra: "deposits" } | { kind: "adjust" }),
) => db.inTransaction((tx) => wallet.append(tx, [{ ...command, player, key: randomUUID() }]));
const moneyOf = async ({ id }: TestPlayer) => {
  const { cash = 0n, owed = 0n } = (await wallet.balance(id)) ?? {};
  return { cash: cash / PESO, owed: owed / PESO };
};
const reason = "Lost the bank's dispute";
const collect = ({ publicId }: TestPlayer, by: TestStaff = staff.cashier) =>
  by.call("POST", `/players/${publicId}/owed/collect`, { reason });
const waive = ({ publicId }: TestPlayer, pesos: bigint, key: string = randomUUID()) =>
  staff.cashier.call("POST", `/players/${publicId}/owed/waive`, {
    amount: (pesos * PESO).toString(),
    reason,
    key,
  });
const audited = async ({ publicId }: TestPlayer) =>
  db.rows(sql`
    select action, actor, reason from audit_row
    where subject = ${publicId} and action in ('player.collect', 'player.waive')
    order by n`);

describe("MO-02 what a player owes", () => {
  test("is taken from the balance by staff as far as it goes, with the reason in the audit trail", async () => {
    const player = await owing(300n);
    expect(await collect(player)).toMatchObject({ status: 422, code: "NOTHING_TO_COLLECT" });
    await append(player, { kind: "adjust", units: 200n * PESO });
    expect((await collect(player)).value).toEqual({ status: "DONE" });
    expect(await moneyOf(player)).toEqual({ cash: 0n, owed: 100n });
    await append(player, { kind: "adjust", units: 200n * PESO });
    await Promise.all([collect(player), collect(player, staff.second)]);
    expect(await moneyOf(player)).toEqual({ cash: 100n, owed: 0n });
    const trail = await audited(player);
    expect(trail).toHaveLength(2);
    expect(trail[0]).toEqual({ action: "player.collect", actor: staff.cashier.username, reason });
  });

  test("is waived by one person up to what they may move alone, never more than is owed, and once", async () => {
    const player = await owing(300n);
    const key = randomUUID();
    expect((await waive(player, 120n, key)).value).toEqual({ status: "DONE" });
    expect((await waive(player, 120n, key)).value).toEqual({ status: "DONE" });
    expect(await moneyOf(player)).toEqual({ cash: 0n, owed: 180n });
    expect(await waive(player, 181n)).toMatchObject({ status: 422, code: "OWED_LESS" });
    expect(await audited(player)).toEqual([
      { action: "player.waive", actor: staff.cashier.username, reason },
    ]);
  });

  test("takes a second person above that, in one sum with all else that is moved alone", async () => {
    const [player, other] = [await owing(LIMIT + 500n), await owing(600n)];
    expect((await waive(player, LIMIT + 1n)).value.status).toBe("WAITING");
    expect((await waive(other, 600n)).value.status).toBe("DONE");
    const asked = await waive(player, 500n);
    expect(asked.value.status).toBe("WAITING");
    expect(await moneyOf(player)).toEqual({ cash: 0n, owed: LIMIT + 500n });
    const { approvalId } = asked.value;
    const approve = (by: TestStaff) => by.call("POST", `/approvals/${approvalId}/approve`, {});
    expect((await approve(staff.cashier)).status).toBe(403);
    expect((await approve(staff.second)).status).toBe(200);
    expect(await moneyOf(player)).toEqual({ cash: 0n, owed: LIMIT });
    expect((await audited(player)).at(-1)).toMatchObject({
      actor: `${staff.cashier.username} and ${staff.second.username}`,
    });
  });

  test("that was settled before the second person agrees is not waived twice", async () => {
    const player = await owing(LIMIT + 1n);
    const { approvalId } = (await waive(player, LIMIT + 1n)).value;
    await append(player, { kind: "adjust", units: PESO });
    await collect(player);
    const path = `/approvals/${approvalId}/approve`;
    expect(await staff.second.call("POST", path, {})).toMatchObject({
      status: 422,
      code: "OWED_LESS",
    });
    expect(await moneyOf(player)).toEqual({ cash: 0n, owed: LIMIT });
  });
});
