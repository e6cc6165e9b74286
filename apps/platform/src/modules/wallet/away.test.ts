import { expect, test } from "vitest";
import { sql } from "@perya/postgres/sql";
import { bet, openBook, win } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";
import type { Caps, HouseCommand } from "./wallet.ts";

const { db, book } = await useBook();
let keys = 0;
const key = () => `away:${keys++}`;
const VENDOR = 7;

const append = async (group: readonly Parameters<typeof book.wallet.append>[1][number][]) => {
  const done = await db.inTransaction((tx) => book.wallet.append(tx, group));
  return done.ok ? "done" : done.refusal;
};
const out = (player: bigint, units: bigint, betsBounded = false) =>
  ({
    kind: "debit",
    player,
    key: key(),
    units,
    contra: "transit:7",
    atRisk: { betsBounded },
  }) as const;
const back = (player: bigint, units: bigint): HouseCommand => ({
  kind: "credit",
  player,
  key: key(),
  units,
  contra: "transit:7",
});
const cap = (player: bigint, limits: Partial<Caps>) =>
  book.house({ kind: "limit", player, key: key(), ...limits });

async function takes(player: bigint, units: bigint, by = book): Promise<string> {
  const [answer] = await by.wallet.submit([bet({ player, units })]);
  return answer?.ok ? "taken" : (answer?.refusal ?? "");
}

test.each(["dailyWager", "monthlyLoss"] as const)(
  "%s counts money that is elsewhere as at risk until it is back, also in another process",
  async (name) => {
    const player = await book.playerWith(1_000n);
    await cap(player, { [name]: 100n });
    expect(await append([out(player, 101n)])).toBe("LIMIT_REACHED");
    expect(await append([out(player, 80n)])).toBe("done");
    expect(await append([out(player, 21n)])).toBe("LIMIT_REACHED");
    const other = openBook(db);
    expect(await takes(player, 21n, other)).toBe("LIMIT_REACHED");
    await other.wallet.close();
    expect(await append([back(player, 80n)])).toBe("done");
    expect([await takes(player, 101n), await takes(player, 100n)]).toEqual([
      "LIMIT_REACHED",
      "taken",
    ]);
  },
);

test("money that went elsewhere a year ago and is still there is at risk today", async () => {
  const player = await book.playerWith(1_000n);
  await append([out(player, 80n)]);
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`
      update wallet_batch set at = at - interval '1 year'
      where id in (select batch from wallet_entry where player = ${player})`);
  });
  await cap(player, { dailyLoss: 100n });
  expect([await takes(player, 21n), await takes(player, 20n)]).toEqual(["LIMIT_REACHED", "taken"]);
});

test("under a cap on single bets nothing is sent to where nobody bounds them, and any sum elsewhere", async () => {
  const player = await book.playerWith(1_000n);
  await cap(player, { singleBet: 10n });
  expect(await append([out(player, 1n)])).toBe("LIMIT_REACHED");
  expect(await append([out(player, 80n, true)])).toBe("done");
  await cap(player, { singleBet: null });
  expect(await append([out(player, 20n)])).toBe("done");
  expect(await append([back(player, 100n)])).toBe("done");
  expect(await book.balance(player)).toMatchObject({ cash: 1_000n });
});

test("a block and an exclusion let nothing out, and all of it back", async () => {
  const player = await book.playerWith(1_000n);
  expect(await append([out(player, 80n)])).toBe("done");
  await book.house({ kind: "block", player, key: key() });
  expect(await append([out(player, 1n)])).toBe("PLAYER_DISABLED");
  await book.house({ kind: "unblock", player, key: key() });
  const until = Temporal.Now.instant().add({ hours: 24 });
  await book.house({ kind: "exclude", player, key: key(), until });
  expect(await append([out(player, 1n)])).toBe("PLAYER_DISABLED");
  expect(await append([back(player, 80n)])).toBe("done");
  expect(await book.balance(player)).toMatchObject({ cash: 1_000n });
});

test("what was played with money that a vendor keeps is booked whatever bars the player, once, and counts once", async () => {
  const player = await book.playerWith(1_000n);
  await cap(player, { dailyWager: 100n, dailyLoss: 100n });
  await append([out(player, 100n)]);
  await book.house({ kind: "block", player, key: key() });
  const kept = { player, contra: "vendor:7:kept" } as const;
  const stake = bet({ player, units: 60n, vendor: VENDOR, played: true });
  const records = [
    { ...kept, kind: "credit", key: "record:1", units: 60n },
    stake,
    win(stake, { units: 25n, vendor: VENDOR, closesRound: true }),
    { ...kept, kind: "debit", key: "record:2", units: 25n },
  ] as const;
  expect([await append(records), await append(records)]).toEqual(["done", "done"]);
  expect(await book.balance(player)).toMatchObject({ cash: 900n });
  await book.house({ kind: "unblock", player, key: key() });
  // Staked: 60 played and 65 elsewhere. Lost: 35 played and 65 elsewhere.
  await cap(player, { dailyWager: 126n, dailyLoss: null });
  expect([await takes(player, 2n), await takes(player, 1n)]).toEqual(["LIMIT_REACHED", "taken"]);
  await cap(player, { dailyWager: null, dailyLoss: 102n });
  expect([await takes(player, 2n), await takes(player, 1n)]).toEqual(["LIMIT_REACHED", "taken"]);
});

test("the ledger adds up after all of this", async () => {
  const proof = await book.verify();
  expect(proof.books.flatMap(({ problems }) => problems)).toEqual([]);
});
