import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { expect, inject, test } from "vitest";
import { proveLedger, verifyLedger } from "../index.ts";
import { bet, openBook, win } from "../testing/open-book.ts";

async function played(db: TestDatabase) {
  const book = openBook(db);
  const player = await book.playerWith(10_000n);
  for (let round = 0; round < 5; round++) {
    const stake = bet({ player });
    await book.wallet.submit([stake]);
    await book.wallet.submit([win(stake, { units: 30n, closesRound: true })]);
  }
  return book;
}

/** Changes what must never change, the way only a person with the database's own rights could. */
async function tamper(db: TestDatabase, statement: string): Promise<void> {
  await db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run({ text: statement, values: [] });
  });
}

test("an untouched ledger is green, and its house and players add up to zero", async () => {
  await using db = await cloneDatabase(inject("platform"));
  await played(db);
  const proof = await verifyLedger(db);
  expect(proof.green).toBe(true);
  expect(proof.books).toMatchObject([
    {
      currency: "PHP",
      book: "play",
      sumAll: 0n,
      cash: 9_650n,
      balancesMatch: true,
      roundsMatch: true,
      chainsMatch: true,
    },
  ]);
  expect(proof.books[0]?.house).toEqual([
    { account: "deposits", balance: -10_000n },
    { account: "vendor:7", balance: 350n },
  ]);
});

test.each([
  [
    "an entry's amount",
    "update wallet_entry set cash = cash - 1, after = after - 1 where seq = 12",
    /is not what was written/,
  ],
  [
    "an entry's round",
    "update wallet_entry set round = 'other' where seq = 5",
    /is not what was written/,
  ],
  [
    "the house's leg",
    "update wallet_batch set delta = array[delta[1] - 1] where n = 3",
    /is not what was written/,
  ],
  ["an account", "update wallet_account set cash = cash + 1", /is not the sum of its entries/],
  [
    "the account the house's leg went to",
    "update wallet_batch set contra = array[999] where n = 3",
    /The house's legs of batch 3 .* are not those of its entries/,
  ],
  [
    "a balance in between",
    "update wallet_entry set after = after + 1 where seq = 5",
    /Entry \d+-5 does not continue from the one before/,
  ],
  [
    "the number of an entry",
    "update wallet_entry set seq = 100 where seq = 12",
    /Entry \d+-100 does not continue from the one before/,
  ],
  [
    "the last entry, taken out with what it did",
    "with gone as (delete from wallet_entry where seq = 12 returning *) " +
      "update wallet_account set seq = 11, cash = cash - 30 where (select true from gone)",
    /is not what was written/,
  ],
  [
    "what a player has aside",
    "update wallet_account set held = 5",
    /is not the sum of its entries/,
  ],
  ["what a player owes", "update wallet_account set owed = 5", /is not the sum of its entries/],
  [
    "a house account",
    "delete from wallet_house where name = 'deposits'",
    /The sum over all accounts is 10000, not zero/,
  ],
  [
    "a batch that was taken out",
    "delete from wallet_batch where n = 2 and lane >= 0",
    /jumps from batch 1 to 3/,
  ],
])("tampering with %s turns the proof red", async (_what, statement, problem) => {
  await using db = await cloneDatabase(inject("platform"));
  await played(db);
  await tamper(db, statement);
  const proof = await verifyLedger(db);
  expect(proof.green).toBe(false);
  expect(proof.books.flatMap((book) => book.problems).join("\n")).toMatch(problem);
});

test("entries can't be changed or taken out by anyone who just has the tables", async () => {
  await using db = await cloneDatabase(inject("platform"));
  await played(db);
  await expect(db.run(sql`update wallet_entry set cash = 0`)).rejects.toThrow("append only");
  await expect(db.run(sql`delete from wallet_batch`)).rejects.toThrow("append only");
  for (const table of [sql`wallet_entry`, sql`wallet_batch`])
    await expect(db.run(sql`truncate ${table}`)).rejects.toThrow("append only");
  expect(await verifyLedger(db)).toMatchObject({ green: true, books: [{ currency: "PHP" }] });
});

test.each([
  ["wallet_entry_append_only", "alter table wallet_entry disable trigger wallet_entry_append_only"],
  ["wallet_batch_not_truncated", "drop trigger wallet_batch_not_truncated on wallet_batch"],
  ["wallet_entry_idem_key", "alter table wallet_entry drop constraint wallet_entry_idem_key"],
  [
    "wallet_account_never_negative",
    "alter table wallet_account drop constraint wallet_account_never_negative",
  ],
])("a rule of the tables that is gone turns the proof red: %s", async (rule, statement) => {
  await using db = await cloneDatabase(inject("platform"));
  await db.run({ text: statement, values: [] });
  expect(await verifyLedger(db)).toMatchObject({
    green: false,
    problems: [`The ledger's rule ${rule} is missing or switched off`],
  });
});

test("the proof continues from its checkpoint and still sees what comes after", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const book = await played(db);
  const first = await proveLedger(db);
  const player = await book.playerWith(500n);
  await book.wallet.submit([bet({ player, units: 20n })]);
  const second = await proveLedger(db);
  expect([first.green, second.green]).toEqual([true, true]);
  expect(second.entries - first.entries).toBe(3n);
  await tamper(db, `update wallet_account set cash = cash + 5 where player = ${player}`);
  expect((await proveLedger(db)).green).toBe(false);
});

test("money that a book's accounts can't account for is that book's trouble, and no other's", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const book = await played(db);
  await book.house({ kind: "open", player: 900n, key: "open:900", currency: "USD", book: "real" });
  await book.house({ kind: "deposit", player: 900n, key: "deposit:900", units: 70n });
  expect((await verifyLedger(db)).books).toMatchObject([
    { currency: "PHP", book: "play", green: true, sumAll: 0n },
    {
      currency: "USD",
      book: "real",
      green: true,
      sumAll: 0n,
      cash: 70n,
      house: [{ account: "deposits", balance: -70n }],
    },
  ]);
  await tamper(db, "update wallet_account set cash = cash + 1 where player = 900");
  expect(await verifyLedger(db)).toMatchObject({
    green: false,
    books: [
      { currency: "PHP", green: true, balancesMatch: true, problems: [] },
      { currency: "USD", green: false, balancesMatch: false, sumAll: 1n },
    ],
  });
});

test("a proof that found something leaves no checkpoint, so the next one finds it too", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const book = await played(db);
  expect((await proveLedger(db)).green).toBe(true);
  await book.wallet.submit([bet({ player: await book.playerWith(500n), transaction: "changed" })]);
  await tamper(db, "update wallet_entry set game = 'other' where transaction = 'changed'");
  for (let time = 0; time < 2; time++)
    expect(await proveLedger(db)).toMatchObject({ green: false, books: [{ chainsMatch: false }] });
});

test("a book whose accounts are gone is red, though everything in it was verified before", async () => {
  await using db = await cloneDatabase(inject("platform"));
  await played(db);
  expect((await proveLedger(db)).green).toBe(true);
  await tamper(db, "delete from wallet_account");
  expect(await proveLedger(db)).toMatchObject({
    green: false,
    books: [{ currency: "PHP", book: "play", green: false, cash: 0n }],
  });
});
