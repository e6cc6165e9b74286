import { cloneDatabase } from "@perya/postgres/testing";
import { createHash } from "node:crypto";
import { expect, inject, test } from "vitest";
import { proveLedger, readHead, verifyLedger } from "../../index.ts";
import { cutLastBatch } from "../../testing/cut.ts";
import { bet, openBook, win } from "../../testing/open-book.ts";

/** A ledger with batches on two chains: the batcher's and that of the house's own movements. */
async function played() {
  const db = await cloneDatabase(inject("platform"));
  const book = openBook(db);
  const player = await book.playerWith(10_000n);
  const stake = bet({ player });
  await book.wallet.submit([stake]);
  await book.wallet.submit([win(stake, { closesRound: true })]);
  const deposit = (key: string) =>
    book.house({ kind: "deposit", player, key: `${key}:${player}`, units: 500n });
  await deposit("last");
  return { db, book, player, deposit, [Symbol.asyncDispose]: () => db.close() };
}

test("a chain whose last batches were cut off with all that they did is found by the next proof and by the whole one", async () => {
  await using ledger = await played();
  expect((await proveLedger(ledger.db)).green).toBe(true);
  await cutLastBatch(ledger.db, ledger.player);
  const cut = [
    expect.stringMatching(
      /^Chain .* -1 ends at batch 2, but the checkpoint of .* has its batch 3: the end of the chain is missing$/,
    ),
  ];
  // Nothing else is wrong with what is left.
  expect(await verifyLedger(ledger.db)).toMatchObject({
    green: false,
    problems: cut,
    books: [{ problems: cut, sumAll: 0n, balancesMatch: true }],
  });
  for (let time = 0; time < 2; time++)
    expect(await proveLedger(ledger.db)).toMatchObject({ green: false, problems: cut });
});

test("a chain that was cut and went on otherwise is found", async () => {
  await using ledger = await played();
  const head = await readHead(ledger.db);
  await proveLedger(ledger.db);
  await cutLastBatch(ledger.db, ledger.player);
  await ledger.deposit("other");
  await ledger.deposit("more");
  const other = (source: string) =>
    expect.stringMatching(
      new RegExp(`^Batch 3 of chain .* -1 is not the batch that the ${source} of .* has$`),
    ) as string;
  expect(await proveLedger(ledger.db)).toMatchObject({ green: false });
  expect((await verifyLedger(ledger.db, head)).problems).toEqual([
    other("checkpoint"),
    other("head"),
  ]);
});

test("a head that was published finds what was cut before any checkpoint, and a ledger that only went on is green", async () => {
  await using ledger = await played();
  const head = await readHead(ledger.db);
  await ledger.deposit("more");
  expect(await verifyLedger(ledger.db, head)).toMatchObject({ green: true, problems: [] });
  for (let batch = 0; batch < 2; batch++) await cutLastBatch(ledger.db, ledger.player);
  expect(await verifyLedger(ledger.db)).toMatchObject({ green: true });
  expect((await verifyLedger(ledger.db, head)).problems).toEqual([
    expect.stringContaining(
      `ends at batch 2, but the head of ${head.at.toString()} has its batch 3`,
    ),
  ]);
});

test("a chain that is gone altogether is found", async () => {
  await using ledger = await played();
  const head = await readHead(ledger.db);
  for (let batch = 0; batch < 5; batch++) await cutLastBatch(ledger.db, ledger.player);
  const { problems } = await verifyLedger(ledger.db, head);
  expect(problems).toHaveLength(2);
  for (const problem of problems) expect(problem).toContain("ends at batch 0");
});

test("the head names every chain's last batch, and its digest is one over all that anyone can make again", async () => {
  await using ledger = await played();
  const { chains, digest } = await readHead(ledger.db);
  expect(chains).toMatchObject([
    { lane: -1, n: 3n },
    { lane: expect.any(Number) as number, n: 2n },
  ]);
  const lines = chains
    .map(({ writer, lane, n, digest: hash }) => `${writer} ${lane} ${n} ${hash}\n`)
    .join("");
  expect(digest).toBe(createHash("sha256").update(lines).digest("hex"));
  await ledger.deposit("more");
  const later = await readHead(ledger.db);
  expect(later.digest).not.toBe(digest);
  expect(later.chains[1]).toEqual(chains[1]);
});

test("an empty ledger has a head too", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const head = await readHead(db);
  expect(head.chains).toEqual([]);
  expect(await verifyLedger(db, head)).toMatchObject({ green: true });
});
