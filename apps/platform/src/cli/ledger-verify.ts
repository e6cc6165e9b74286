import { formatMoney } from "@perya/money";
import { verifyLedger, type BookProof } from "../modules/wallet/index.ts";
import type { Command } from "./command.ts";
import { readHeadFile } from "./head-file.ts";

/** Verifies the whole ledger. Exit code 1 when anything does not add up. */
export const ledgerVerify: Command = {
  name: "ledger verify",
  summary:
    "checks the whole ledger: chains, sums, balances, rounds; exit code 1 when a check fails",
  values: ["head"],
  switches: [],
  help:
    "  --head FILE               a head that `ledger head` printed earlier; " +
    "fails if the ledger was cut or rewritten since then",
  run: async (options, { db, reads }) => {
    const file = options.optional("head");
    const published = file === undefined ? undefined : readHeadFile(file);
    const started = performance.now();
    // A standby may lag behind the printed head, so the head is compared with the primary.
    const proof = await verifyLedger(published ? db : reads, published);
    const seconds = (performance.now() - started) / 1000;
    const ofAll = new Set(proof.problems);
    const ofBook = ({ currency, book, problems }: BookProof) =>
      problems.filter((text) => !ofAll.has(text)).map((text) => `${currency} ${book}: ${text}`);
    const problems = [...ofAll, ...proof.books.flatMap(ofBook)];
    const held = published
      ? [`Held to the head of ${published.at.toString()}, digest ${published.digest}`]
      : [];
    const books = proof.books.map((book) => ({ ...book, ...digits(book) }));
    const summary =
      `${proof.green ? "GREEN" : "RED"}: ${proof.batches} batches, ${proof.entries} entries, ` +
      `${proof.books.length} books in ${seconds.toFixed(1)} s`;
    return {
      json: {
        green: proof.green,
        batches: proof.batches.toString(),
        entries: proof.entries.toString(),
        head: published?.digest ?? null,
        books,
        problems,
      },
      lines: [...proof.books.map(line), ...problems, ...held, summary],
      exitCode: proof.green ? 0 : 1,
    };
  },
};

function line(book: BookProof): string {
  const amount = (units: bigint) => formatMoney({ units, currency: book.currency });
  return (
    `${book.green ? "green" : "RED  "}  ${book.currency} ${book.book.padEnd(5)} sum ` +
    `${amount(book.sumAll)}, cash ${amount(book.cash)}, held ${amount(book.held)}, ` +
    `owed ${amount(book.owed)}, ${book.entries} entries`
  );
}

/** The figures as digit texts, because JSON has no big integers. */
function digits(book: BookProof) {
  const { sumAll, cash, held, owed, entries, house } = book;
  const texts = Object.fromEntries(
    Object.entries({ sumAll, cash, held, owed, entries }).map(([name, value]) => [
      name,
      value.toString(),
    ]),
  );
  return {
    ...texts,
    house: house.map(({ account, balance }) => ({ account, balance: balance.toString() })),
  };
}
