import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, expect, inject } from "vitest";
import { openBook } from "./open-book.ts";

/** A wallet on a database of a test file's own, which is proven and closed after its tests. */
export async function useBook() {
  const db = await cloneDatabase(inject("platform"));
  const book = openBook(db);
  afterAll(async () => {
    const proof = await book.verify();
    expect(proof.books.flatMap(({ problems }) => problems)).toEqual([]);
    expect(proof.green).toBe(true);
    await book.wallet.close();
    await db.close();
  });
  return { db, book };
}
