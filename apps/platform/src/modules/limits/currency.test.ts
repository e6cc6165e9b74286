import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { inCurrency } from "../../testing/in-currency.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";
import { bet } from "../wallet/testing/open-book.ts";

const { db, sites } = await useSites();
const UNITS = 100_000n;

const ownOf = async (player: TestPlayer, name: string) => {
  const { limits } = (await player.call("GET", "/limits")).value;
  return limits.find((limit: { name: string }) => limit.name === name).own;
};
const set = (player: TestPlayer, name: string, amount: bigint) =>
  player.call("POST", "/limits", { name, amount: (amount * UNITS).toString() });

test("a limit stays an amount of its player's currency when the brand goes over to another one", async () => {
  const before = await sites.player(2);
  await set(before, "singleBet", 50n);
  await set(before, "dailyDeposit", 500n);
  await inCurrency(db, "USD", async () => {
    expect(await ownOf(before, "singleBet")).toEqual({ amount: "5000000", currency: "PHP" });
    await db.inTransaction((tx) =>
      sites.platform.wallet.append(tx, [
        { kind: "deposit", player: before.id, key: randomUUID(), units: 1_000n * UNITS },
      ]),
    );
    const stake = (currency: string, amount: bigint) =>
      bet({ player: before.id, units: amount * UNITS, vendor: 3, currency });
    const answers = await Promise.all(
      [stake("PHP", 51n), stake("USD", 1n), stake("PHP", 50n)].map(async (one) => {
        const [answer] = await sites.platform.wallet.submit([one]);
        return answer?.ok ? "taken" : answer?.refusal;
      }),
    );
    expect(answers).toEqual(["LIMIT_REACHED", "WRONG_CURRENCY", "taken"]);
    const deposit = {
      method: "bank-transfer",
      amount: (501n * UNITS).toString(),
      key: randomUUID(),
    };
    expect(await before.call("POST", "/deposits", deposit)).toMatchObject({
      code: "OWN_DEPOSIT_LIMIT",
    });
  });
  // Who registers from then on has the new one, with limits in it.
  const after = await inCurrency(db, "USD", () => sites.player(2));
  await set(after, "singleBet", 5n);
  expect(await ownOf(after, "singleBet")).toEqual({ amount: "500000", currency: "USD" });
});

test("no statement changes the currency of a player or an account, whatever the limits", async () => {
  const player = await sites.player();
  await expect(
    db.run(sql`update player set currency = 'USD' where id = ${player.id}`),
  ).rejects.toThrow("is never changed");
  await expect(
    db.run(sql`update wallet_account set currency = 'USD' where player = ${player.id}`),
  ).rejects.toThrow("is never changed");
  await set(player, "dailyLoss", 5n);
  expect(await ownOf(player, "dailyLoss")).toEqual({ amount: "500000", currency: "PHP" });
});
