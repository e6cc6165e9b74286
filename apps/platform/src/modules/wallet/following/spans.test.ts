import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { followSpan, haveEnded, nextTransaction, onSpans, spanRows } from "../index.ts";
import type { SpanHandler } from "./follow-span.ts";
import { bet, openBook } from "../testing/open-book.ts";

let db: TestDatabase;
let book: ReturnType<typeof openBook>;
let player: bigint;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  book = openBook(db);
  await db.run(sql`create table seen (follower text, player int8, seq int8)`);
  player = await book.playerWith(1_000_000n);
});
afterAll(async () => {
  await book.wallet.close();
  await db.close();
});

/** A module of the test: a statement of its own notes the entries of a span. */
const noteAs =
  (name: string): SpanHandler =>
  async (tx, span) => {
    const noted = await tx.run(sql`
      insert into seen select ${name}, player, seq from (${spanRows(span)}) entry`);
    expect(noted).toBe(span.entries);
  };

async function play(bets: number): Promise<void> {
  for (let at = 0; at < bets; at++) await book.wallet.submit([bet({ player })]);
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

test("workers that follow spans at once, and are killed in one of them, are given every entry once", async () => {
  for (const killed of [true, false, true, true, false]) {
    await play(4);
    const handle: SpanHandler = async (tx, span) => {
      await noteAs("workers")(tx, span);
      if (killed) await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`);
    };
    await Promise.allSettled(
      [1, 2, 3].map(() => db.inTransaction((tx) => followSpan(tx, "workers", handle))),
    );
  }
  await vi.waitFor(
    async () => {
      await db.inTransaction((tx) => followSpan(tx, "workers", noteAs("workers")));
      expect(await notOnce("workers")).toEqual([]);
    },
    { timeout: 60_000 },
  );
});

test("the loop of spans reads on at once while a span could not have all, and pauses then", async () => {
  await play(2_010);
  // An open transaction of another test file holds back what began after it.
  const next = await nextTransaction(db);
  await vi.waitFor(async () => expect(await haveEnded(db, next)).toBe(true), { timeout: 60_000 });
  const loop = onSpans(db, "looped", noteAs("looped"));
  const more: boolean[] = [];
  await vi.waitFor(
    async () => {
      more.push(await loop.tick());
      expect(await notOnce("looped")).toEqual([]);
    },
    { timeout: 60_000 },
  );
  expect(more).toContain(true);
  expect(await loop.tick()).toBe(false);
});
