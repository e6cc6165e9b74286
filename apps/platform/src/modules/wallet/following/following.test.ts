import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { followEntries, followedTo, onEntries, type EntryHandler } from "../index.ts";
import { bet, openBook, rollback } from "../testing/open-book.ts";

let db: TestDatabase;
let book: ReturnType<typeof openBook>;
let player: bigint;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  book = openBook(db);
  await db.run(sql`create table seen (follower text, player int8, seq int8)`);
});
beforeEach(async () => {
  player = await book.playerWith(1_000_000n);
});
afterAll(async () => {
  await book.wallet.close();
  await db.close();
});

/** A module of the test: it notes what it was given, in the follower's transaction. */
const noteAs =
  (name: string): EntryHandler =>
  async (tx, entries) => {
    for (const entry of entries)
      await tx.run(sql`insert into seen values (${name}, ${entry.player}, ${entry.seq})`);
  };

async function play(bets: number): Promise<void> {
  for (let at = 0; at < bets; at++) await book.wallet.submit([bet({ player })]);
}

/** Follows until everything committed by now has been given. */
async function catchUp(name: string, handle = noteAs(name)): Promise<void> {
  const newest = await db.row<{ tx: bigint }>(
    sql`select max(tx::text::int8) as tx from wallet_batch`,
  );
  const until = Date.now() + 60_000;
  while ((await followedTo(db, name)) < (newest?.tx ?? 0n)) {
    // Transactions that others have open hold the feed up for a while.
    if (Date.now() > until) throw new Error(`${name} did not catch up`);
    await db.inTransaction((tx) => followEntries(tx, name, handle));
  }
}

/** Entries that a follower was not given exactly once. */
const notOnce = (name: string) =>
  db.rows(sql`
    select entry.player, entry.seq, count(seen.seq) as given
    from wallet_entry entry
    left join seen on seen.follower = ${name}
      and seen.player = entry.player and seen.seq = entry.seq
    group by entry.player, entry.seq
    having count(seen.seq) <> 1`);

test("each follower is given every entry once, and a new one begins with the ledger's first", async () => {
  await play(5);
  await catchUp("early");
  await play(5);
  await catchUp("late");
  await catchUp("early");
  expect([await notOnce("early"), await notOnce("late")]).toEqual([[], []]);
});

test("a follower that fails goes on where it was, and holds up no other", async () => {
  await play(5);
  const failing: EntryHandler = async (tx, entries) => {
    await noteAs("failing")(tx, entries);
    throw new Error("no room in the table");
  };
  const before = await followedTo(db, "failing");
  await expect(catchUp("failing", failing)).rejects.toThrow("no room");
  expect(await followedTo(db, "failing")).toBe(before);
  await catchUp("beside it");
  expect(await notOnce("beside it")).toEqual([]);
  await catchUp("failing");
  expect(await notOnce("failing")).toEqual([]);
});

test("workers that read at once and are killed at any step lose no entry and give none twice", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          bets: fc.nat(3),
          killed: fc.boolean(),
          workers: fc.integer({ min: 1, max: 3 }),
        }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      async (steps) => {
        const name = `run ${++run}`;
        for (const { bets, killed, workers } of steps) {
          await play(bets);
          const stake = bet({ player });
          await book.wallet.submit([stake]);
          await book.wallet.submit([rollback(stake)]);
          const handle: EntryHandler = async (tx, entries) => {
            await noteAs(name)(tx, entries);
            if (killed) await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`);
          };
          await Promise.allSettled(
            Array.from({ length: workers }, () =>
              db.inTransaction((tx) => followEntries(tx, name, handle)),
            ),
          );
        }
        await catchUp(name);
        expect(await notOnce(name)).toEqual([]);
      },
    ),
    { numRuns: 8, seed: 20_261_124 },
  );
});

test("the loop of a follower reads on at once while there is more than a run takes", async () => {
  const loop = onEntries(db, "looped", noteAs("looped"));
  await play(210);
  const ticks: boolean[] = [];
  await vi.waitFor(
    async () => {
      ticks.push(await loop.tick());
      expect(await notOnce("looped")).toEqual([]);
    },
    { timeout: 60_000 },
  );
  expect(ticks).toContain(true);
  expect(await loop.tick()).toBe(false);
});

test("loops of one follower in several workers, which read ahead of each other, give every entry once", async () => {
  const loops = [1, 2, 3].map(() => onEntries(db, "ahead", noteAs("ahead")));
  await Promise.all([play(210), play(210), play(210)]);
  const more: boolean[] = [];
  await vi.waitFor(
    async () => {
      more.push(...(await Promise.all(loops.map((loop) => loop.tick()))));
      await play(5);
      expect(more.filter(Boolean).length).toBeGreaterThan(1);
    },
    { timeout: 60_000 },
  );
  await Promise.all(loops.map((loop) => loop.tick()));
  await catchUp("ahead");
  expect(await notOnce("ahead")).toEqual([]);
});

test("entries that were read ahead for a run that failed are given in the next one", async () => {
  let failing = false;
  const loop = onEntries(db, "stumbling", async (tx, entries) => {
    await noteAs("stumbling")(tx, entries);
    if (failing) throw new Error("no room in the table");
  });
  await play(450);
  await vi.waitFor(async () => expect(await loop.tick()).toBe(true), 60_000);
  failing = true;
  await expect(loop.tick()).rejects.toThrow("no room");
  failing = false;
  await catchUp("stumbling");
  expect(await notOnce("stumbling")).toEqual([]);
});
