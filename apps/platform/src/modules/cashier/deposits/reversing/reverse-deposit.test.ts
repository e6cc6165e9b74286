import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, test } from "vitest";
import { told } from "../../../facts/testing/told.ts";
import { setSection } from "../../../settings/testing/set-section.ts";
import { methods } from "../terms/declared-methods.ts";
import { depositReversed } from "../../index.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { useBankTransfers } from "../../testing/use-bank-transfers.ts";

const { cashier, db, transfer, approve, staff } = await useBankTransfers();
let second: typeof staff;
beforeAll(async () => {
  second = await cashier.staff();
});

/** A credited deposit of 1,000 pesos. */
async function credited(player?: Awaited<ReturnType<typeof cashier.player>>) {
  const made = await transfer(1_000n, player);
  await approve(made.id, 1_000n * PESO, `BANK-${made.id}`);
  return made;
}
const reverse = (id: string, by = staff, reference = "CB-1") =>
  by.call("POST", `/deposits/${id}/reverse`, { reason: "The card was stolen", reference });
const moneyOf = (player: { readonly id: bigint }) => cashier.platform.wallet.balance(player.id);

describe("MO-02 a charge-back", () => {
  test("takes two people who give the same number, whatever the amount", async () => {
    const { player, id } = await credited();
    expect((await reverse(id)).value.status).toBe("SUCCEEDED");
    expect(await reverse(id)).toMatchObject({ status: 409, code: "SECOND_PERSON_NEEDED" });
    expect((await reverse(id, second, "CB-2")).value.status).toBe("SUCCEEDED");
    expect(await moneyOf(player)).toMatchObject({ cash: 1_000n * PESO, owed: 0n });
    expect((await reverse(id, second)).value.status).toBe("REVERSED");
    expect(await moneyOf(player)).toMatchObject({ cash: 0n, owed: 0n });
    expect(await reverse(id)).toMatchObject({ status: 409, code: "WRONG_STATE" });
  });

  test("is carried out once when both press at the same time, and again", async () => {
    const { player, id } = await credited();
    await reverse(id);
    await Promise.all([reverse(id, second), reverse(id, second), reverse(id, second)]);
    expect(await moneyOf(player)).toMatchObject({ cash: 0n, owed: 0n });
    const facts = (await told(db, depositReversed)) as { deposit: string }[];
    expect(facts.filter(({ deposit }) => deposit === id)).toHaveLength(1);
  });

  test("of money that was played away is owed: the player can't withdraw, and the next deposit settles it first", async () => {
    const { player, id } = await credited();
    await cashier.play(player, 700n * PESO);
    await reverse(id);
    await reverse(id, second);
    expect(await moneyOf(player)).toMatchObject({ cash: 0n, owed: 700n * PESO });
    const { value } = await player.call("GET", "/cashier/methods");
    expect(value.withdrawal.missing).toContain("MONEY_OWED");
    expect(value.withdrawal.turnoverLeft.amount).toBe("0");
    await credited(player);
    expect(await moneyOf(player)).toMatchObject({ cash: 300n * PESO, owed: 0n });
  });

  test("gives the fee back, so that the player loses what was credited and nothing more", async () => {
    const { "bank-transfer": transfers } = methods.parse({});
    await setSection(cashier.platform, "methods", {
      "bank-transfer": { ...transfers, feePercent: 2 },
    });
    const { player, id } = await credited();
    expect(await moneyOf(player)).toMatchObject({ cash: 980n * PESO });
    await reverse(id);
    await reverse(id, second);
    expect(await moneyOf(player)).toMatchObject({ cash: 0n, owed: 0n });
    const house = await db.rows(sql`
      select house.name, -sum(cash - owed)::bigint as units
      from wallet_entry
      join wallet_house house on house.id = contra
      where player = ${player.id} and house.name in ('deposits', 'deposit-fees')
      group by house.name
      order by house.name`);
    expect(house).toEqual([
      { name: "deposit-fees", units: 0n },
      { name: "deposits", units: 0n },
    ]);
  });

  test("of a deposit that was never credited is refused", async () => {
    const { id } = await transfer();
    expect(await reverse(id)).toMatchObject({ status: 409, code: "WRONG_STATE" });
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
