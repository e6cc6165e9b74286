import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";

const { db, sites } = await useSites();
const [cashier, support] = await Promise.all([sites.staff("cashier"), sites.staff("support")]);

const NUMBER = "001234567890";

/** A player with one bank account, and the account's id. */
async function withAccount(number: string) {
  const player = await sites.player(2);
  const account = { bank: "Metrobank", number, holder: "Ana Cruz" };
  const { value } = await player.call("POST", "/bank-accounts", account);
  return { player, account: value.id as string };
}

test("staff see the end of a player's account number, and all of it at a press that is recorded under their name", async () => {
  const { player, account } = await withAccount(NUMBER);
  const looks = () =>
    db.rows(sql`
      select actor, after ->> 'account' as account from audit_row
      where action = 'player.bank-account.look' and subject = ${player.publicId} order by n`);
  for (const staff of [cashier, support]) {
    const seen = await staff.call("GET", `/players/${player.publicId}`);
    expect(seen.value.bankAccounts).toMatchObject([{ id: account, number: "•••• 7890" }]);
    expect(JSON.stringify(seen.value)).not.toContain(NUMBER);
  }
  expect(await looks()).toEqual([]);
  for (const staff of [cashier, support]) {
    const path = `/players/${player.publicId}/bank-accounts/${account}/show`;
    expect(await staff.call("POST", path)).toMatchObject({
      status: 200,
      value: { number: NUMBER },
    });
  }
  expect(await looks()).toEqual([
    { actor: cashier.username, account },
    { actor: support.username, account },
  ]);
  const trail = await db.rows(sql`select before, after, reason from audit_row`);
  expect(JSON.stringify(trail)).not.toContain(NUMBER);
});

test("an account of another player is not shown, and such a try leaves no look in the trail", async () => {
  const [one, other] = [await withAccount("111222333444"), await withAccount("555666777888")];
  const path = `/players/${one.player.publicId}/bank-accounts/${other.account}/show`;
  expect(await cashier.call("POST", path)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect(
    await db.rows(sql`
      select n from audit_row
      where action = 'player.bank-account.look' and subject = ${one.player.publicId}`),
  ).toEqual([]);
});
