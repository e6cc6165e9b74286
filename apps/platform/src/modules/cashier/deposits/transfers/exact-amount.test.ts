import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inCurrency } from "../../../../testing/in-currency.ts";
import type { TestPlayer } from "../../../../testing/people.ts";
import { useSites } from "../../../../testing/use-sites.ts";
import { depositOf, PESO } from "../../testing/open-cashier.ts";
import { exactAmount } from "./exact-amount.ts";

const { db, sites } = await useSites();

test("a mark is at most 99 of the minor unit and a fiftieth of the amount, and above only where it may be", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(["PHP", 1_000n] as const, ["JPY", 100_000n] as const),
      fc.bigInt(50n, 1_000_000n),
      fc.bigInt(-200n, 200n),
      async ([currency, perMinor], minor, room) => {
        const units = minor * perMinor;
        const bound = units + room * perMinor;
        const exact = await db.inTransaction((tx) =>
          exactAmount(tx, units, currency, (most) => Promise.resolve(most <= bound)),
        );
        if (exact === undefined) throw new Error("All are free");
        expect(exact % perMinor).toBe(0n);
        const mark = (exact - units) / perMinor;
        const size = mark < 0n ? -mark : mark;
        expect(size).toBeGreaterThan(0n);
        expect(size).toBeLessThanOrEqual(99n);
        expect(size * 50n).toBeLessThanOrEqual(minor);
        if (room >= 99n) expect(mark).toBeGreaterThan(0n);
        if (mark > 0n) expect(exact).toBeLessThanOrEqual(bound);
      },
    ),
    { numRuns: 60 },
  );
});

test("what is asked for at the edge of a limit, a level or a method comes to no more by its mark", async () => {
  const limited = await sites.player(2);
  await limited.call("POST", "/limits", { name: "dailyDeposit", amount: `${1_000n * PESO}` });
  const asks = [
    [limited, 1_000n],
    [await sites.player(0), 2_000n],
    [await sites.player(3), 200_000n],
  ] as const;
  for (const [player, pesos] of asks) {
    const { value } = await player.call("POST", "/deposits", depositOf("bank-transfer", pesos));
    const exact = BigInt(value.transfer.exactAmount.amount);
    expect(exact).toBeLessThan(pesos * PESO);
    expect(exact).toBeGreaterThan(pesos * PESO - PESO);
  }
});

test("an amount that no bank can move is refused by its field", async () => {
  const ask = (player: TestPlayer, amount: bigint) =>
    player.call("POST", "/deposits", {
      method: "bank-transfer",
      amount: amount.toString(),
      key: randomUUID(),
    });
  const uneven = await ask(await sites.player(2), 400n * PESO + 7n);
  expect(uneven).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  expect(uneven.value).toMatchObject([{ field: "amount" }]);
  const vietnamese = await inCurrency(db, "VND", () => sites.player(2));
  expect((await ask(vietnamese, 1_000n * PESO + PESO / 2n)).code).toBe("INVALID_REQUEST");
});
