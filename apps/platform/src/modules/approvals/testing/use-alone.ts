import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import { PASSWORD, type TestStaff, type TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";

export const LIMIT = 1_000n;
export const PESO = 100_000n;
export const states = (answers: readonly { value: { status: string } }[]) =>
  answers.map(({ value }) => value.status);

/** A deposit by bank transfer that waits for staff. */
export async function transfer(player: TestPlayer, pesos: bigint): Promise<string> {
  return (
    await player.call("POST", "/deposits", {
      method: "bank-transfer",
      amount: (pesos * PESO).toString(),
      key: randomUUID(),
    })
  ).value.id;
}

/** The cashier's staff beside a low limit for what one person may do alone. */
export async function useAlone() {
  const { db, sites } = await useSites({ TWO_PERSON_ABOVE: (LIMIT * PESO).toString() });
  const staff = {} as { cashier: TestStaff; second: TestStaff };
  beforeEach(async () => {
    [staff.cashier, staff.second] = await Promise.all([
      sites.staff("cashier"),
      sites.staff("cashier"),
    ]);
  });

  const cashOf = async (player: TestPlayer) =>
    ((await sites.platform.wallet.balance(player.id))?.cash ?? 0n) / PESO;
  const adjust = (
    player: TestPlayer,
    pesos: bigint,
    by = staff.cashier,
    key: string = randomUUID(),
  ) =>
    by.call("POST", `/players/${player.publicId}/adjust`, {
      amount: (pesos * PESO).toString(),
      reason: "Goodwill",
      key,
    });
  const yesterday = (by: TestStaff) =>
    db.run(sql`
      update approval set decided_at = decided_at - interval '1 day'
      where alone and asked_by = ${by.username}`);
  const credit = (id: string, pesos: bigint, by = staff.cashier, reference = `bank ${id}`) =>
    by.call("POST", `/deposits/${id}/approve`, {
      paidAmount: (pesos * PESO).toString(),
      reference,
    });

  /** A withdrawal that waits for staff, of a player who may withdraw. */
  async function withdrawal(pesos: bigint, owner?: TestPlayer): Promise<string> {
    const player = owner ?? (await sites.player(2));
    const { wallet } = sites.platform;
    await db.inTransaction((tx) =>
      wallet.append(tx, [
        {
          kind: "adjust",
          player: player.id,
          key: randomUUID(),
          units: pesos * PESO,
          reason: "start",
        },
      ]),
    );
    const bound =
      (await player.call("GET", "/bank-accounts")).value[0] ??
      (
        await player.call("POST", "/bank-accounts", {
          bank: "Metrobank",
          number: (900_000_000n + player.id).toString(),
          holder: "Ana Cruz",
        })
      ).value;
    const order = {
      amount: (pesos * PESO).toString(),
      bankAccount: bound.id,
      password: PASSWORD,
      key: randomUUID(),
    };
    return (await player.call("POST", "/withdrawals", order)).value.id;
  }
  const approve = (id: string, by = staff.cashier) =>
    by.call("POST", `/withdrawals/${id}/approve`, {});

  return { db, sites, staff, cashOf, adjust, yesterday, credit, withdrawal, approve };
}
