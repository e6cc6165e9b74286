import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { bet, openBook, rollback, win } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";
import type { Caps } from "./wallet.ts";

const { db, book } = await useBook();

/** Another process, which knows nothing but the database. */
async function elsewhere<Value>(work: (other: typeof book) => Promise<Value>): Promise<Value> {
  const other = openBook(db);
  try {
    return await work(other);
  } finally {
    await other.wallet.close();
  }
}

let caps = 0;

function cap(player: bigint, limits: Partial<Caps>) {
  return book.house({ kind: "limit", player, key: `caps:${caps++}`, ...limits });
}

async function takes(player: bigint, units: bigint, by = book): Promise<string> {
  const [answer] = await by.wallet.submit([bet({ player, units })]);
  return answer?.ok ? "taken" : (answer?.refusal ?? "");
}

/** Lets time pass for what a player has played so far, wherever it is remembered. */
async function letPass(player: bigint, time: string): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`
      update wallet_batch set at = at - ${time}::interval
      where id in (select batch from wallet_entry where player = ${player})`);
    await tx.run(sql`delete from wallet_sums where player = ${player}`);
  });
}

test.each([
  ["dailyWager", "23 hours", "2 hours"],
  ["weeklyWager", "6 days 23 hours", "4 hours"],
  ["monthlyWager", "29 days 22 hours", "8 hours"],
] as const)("%s counts every stake until it is past its window", async (name, before, more) => {
  const player = await book.playerWith(10_000n);
  const stake = bet({ player, units: 60n });
  await book.wallet.submit([stake, win(stake, { units: 50n })]);
  await cap(player, { [name]: 100n });
  expect([await takes(player, 41n), await takes(player, 35n)]).toEqual(["LIMIT_REACHED", "taken"]);
  await letPass(player, before);
  await elsewhere(async (other) => {
    expect(await takes(player, 6n, other)).toBe("LIMIT_REACHED");
    expect(await takes(player, 5n, other)).toBe("taken");
  });
  await letPass(player, more);
  await elsewhere(async (other) => {
    expect(await takes(player, 96n, other)).toBe("LIMIT_REACHED");
    expect(await takes(player, 95n, other)).toBe("taken");
  });
});

test.each(["dailyLoss", "weeklyLoss", "monthlyLoss"] as const)(
  "%s counts open stakes as lost and payouts as won back",
  async (name) => {
    const player = await book.playerWith(10_000n);
    await cap(player, { [name]: 100n });
    const open = bet({ player, units: 80n });
    await book.wallet.submit([open]);
    expect([await takes(player, 21n), await takes(player, 20n)]).toEqual([
      "LIMIT_REACHED",
      "taken",
    ]);
    await book.wallet.submit([win(open, { units: 30n })]);
    expect([await takes(player, 31n), await takes(player, 30n)]).toEqual([
      "LIMIT_REACHED",
      "taken",
    ]);
  },
);

test("a refused bet says which cap refused it, and stays refused when the cap is lifted", async () => {
  const player = await book.playerWith(1_000n);
  await cap(player, { weeklyLoss: 50n });
  const command = bet({ player, units: 51n });
  await book.wallet.submit([command]);
  await cap(player, { weeklyLoss: null });
  expect(await book.wallet.submit([command])).toMatchObject([{ refusal: "LIMIT_REACHED" }]);
  expect(
    await db.row(sql`
      select note from wallet_entry
      where player = ${player} and kind = 1
      order by seq desc limit 1`),
  ).toEqual({ note: "weeklyLoss" });
  expect(await takes(player, 51n)).toBe("taken");
});

test("what was taken back was neither staked nor lost nor won, wherever that is known from", async () => {
  const player = await book.playerWith(1_000n);
  await cap(player, { dailyWager: 100n, dailyLoss: 100n });
  const stake = bet({ player, units: 100n });
  await book.wallet.submit([stake]);
  await elsewhere(async (other) => {
    await other.wallet.submit([rollback(stake)]);
    expect(await takes(player, 100n, other)).toBe("taken");
  });
  const second = await book.playerWith(1_000n);
  await cap(second, { dailyLoss: 100n });
  const lost = bet({ player: second, units: 100n });
  const prize = win(lost, { units: 70n });
  await book.wallet.submit([lost, prize]);
  await book.wallet.submit([rollback(prize)]);
  expect(await takes(second, 1n)).toBe("LIMIT_REACHED");
  await elsewhere(async (other) => expect(await takes(second, 1n, other)).toBe("LIMIT_REACHED"));
});

test("two processes that bet for one player at once never pass a cap together", async () => {
  const player = await book.playerWith(100_000n);
  await cap(player, { dailyLoss: 1_000n });
  await elsewhere(async (other) => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => takes(player, 30n, n % 2 === 0 ? book : other)),
    );
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(33);
    expect(new Set(answers)).toEqual(new Set(["taken", "LIMIT_REACHED"]));
  });
});

test("a bet in a caller's transaction, as a lottery order's, meets the same caps", async () => {
  const player = await book.playerWith(1_000n);
  await cap(player, { monthlyWager: 100n });
  const order = (units: bigint) =>
    db.inTransaction((tx) => book.wallet.append(tx, [bet({ player, units })]));
  expect([await order(60n), await order(41n), await order(40n)]).toMatchObject([
    { ok: true },
    { ok: false, refusal: "LIMIT_REACHED" },
    { ok: true },
  ]);
});

test("a cap counts what was played before it was set, and that of many entries is kept", async () => {
  const player = await book.playerWith(100_000n);
  for (let round = 0; round < 300; round++) {
    const stake = bet({ player, units: 3n });
    await book.wallet.submit([stake, win(stake, { units: 1n })]);
  }
  await cap(player, { dailyLoss: 610n, dailyWager: 1_000n });
  expect(await db.row(sql`select seq from wallet_sums where player = ${player}`)).toEqual({
    seq: 602n,
  });
  await elsewhere(async (other) => {
    expect(await takes(player, 11n, other)).toBe("LIMIT_REACHED");
    expect(await takes(player, 10n, other)).toBe("taken");
  });
});

test.each([63, 64, 65, 129])(
  "a process that starts counts every one of %i entries",
  async (entries) => {
    const player = await book.playerWith(100_000n);
    await cap(player, { dailyWager: 10_000n });
    // The deposit and the cap are entries too, and so is the account's opening.
    for (let n = 3; n < entries; n++) await takes(player, 1n);
    const played = BigInt(entries - 3);
    expect(await db.row(sql`select seq from wallet_account where player = ${player}`)).toEqual({
      seq: BigInt(entries),
    });
    await elsewhere(async (other) => {
      expect(await takes(player, 10_001n - played, other)).toBe("LIMIT_REACHED");
      expect(await takes(player, 10_000n - played, other)).toBe("taken");
    });
  },
);

test("a free bet is never refused by a cap, and what it wins is won", async () => {
  const player = await book.playerWith(1_000n);
  await cap(player, { dailyLoss: 10n });
  expect(await takes(player, 10n)).toBe("taken");
  const free = bet({ player, units: 50n, free: true });
  expect(await book.wallet.submit([free, win(free, { units: 7n })])).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  expect([await takes(player, 8n), await takes(player, 7n)]).toEqual(["LIMIT_REACHED", "taken"]);
});

test("a cap that is lowered between two bets decided together refuses the second", async () => {
  const player = await book.playerWith(1_000n);
  await cap(player, { dailyWager: 100n, weeklyLoss: 100n });
  const lowered = (limits: Partial<Caps>) =>
    db.inTransaction((tx) =>
      book.wallet.append(tx, [
        bet({ player, units: 10n }),
        { kind: "limit", player, key: `caps:${caps++}`, ...limits },
        bet({ player, units: 10n }),
      ]),
    );
  expect(await lowered({ dailyWager: 19n })).toMatchObject({ refusal: "LIMIT_REACHED" });
  expect(await lowered({ weeklyLoss: 19n })).toMatchObject({ refusal: "LIMIT_REACHED" });
  expect(await lowered({ dailyWager: 20n, weeklyLoss: 20n })).toMatchObject({ ok: true });
});
