import { formatMoney } from "@perya/money";
import { verifyLedger, type BookProof } from "../modules/wallet/index.ts";
import type { Command } from "./command.ts";

/** Reads the whole ledger again. Exit code 1 when anything does not add up. */
export const ledgerVerify: Command = {
  name: "ledger verify",
  summary: "reads the whole ledger: chains, sums, balances, rounds; exit code 1 when red",
  values: [],
  switches: [],
  help: "  no options",
  run: async (_options, { db }) => {
    const started = performance.now();
    const proof = await verifyLedger(db);
    const seconds = (performance.now() - started) / 1000;
    const problems = proof.books.flatMap((book) => book.problems.map((problem) => `${book.currency} ${book.book}: ${problem}`));
    const books = proof.books.map((book) => ({ ...book, ...digits(book) }));
    const summary = `${proof.green ? "GREEN" : "RED"}: ${proof.batches} batches, ${proof.entries} entries, ${proof.books.length} books in ${seconds.toFixed(1)} s`;
    return {
      json: { green: proof.green, batches: proof.batches.toString(), entries: proof.entries.toString(), books, problems },
      lines: [...proof.books.map(line), ...problems, summary],
      exitCode: proof.green ? 0 : 1,
    };
  },
};

function line(book: BookProof): string {
  const amount = (units: bigint) => formatMoney({ units, currency: book.currency });
  return `${book.green ? "green" : "RED  "}  ${book.currency} ${book.book.padEnd(5)} sum ${amount(book.sumAll)}, cash ${amount(book.cash)}, held ${amount(book.held)}, owed ${amount(book.owed)}, ${book.entries} entries`;
}

/** The figures as digit texts, because JSON has no big integers. */
function digits(book: BookProof) {
  const { sumAll, cash, held, owed, entries, house } = book;
  const texts = Object.fromEntries(Object.entries({ sumAll, cash, held, owed, entries }).map(([name, value]) => [name, value.toString()]));
  return { ...texts, house: house.map(({ account, balance }) => ({ account, balance: balance.toString() })) };
}
