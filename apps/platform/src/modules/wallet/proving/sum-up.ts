import type { AccountSums, BookProof, Ground, LedgerProof } from "./proof.ts";
import type { Problem } from "./scan/problems.ts";

type House = readonly {
  readonly id: number;
  readonly name: string;
  readonly currency: string;
  readonly book: string;
}[];

/** Turns what was added up into an answer per currency and book. */
export function sumUp(
  at: Temporal.Instant,
  ground: Ground,
  accounts: readonly AccountSums[],
  house: House,
  problems: readonly Problem[],
): LedgerProof {
  const books = [...accounts, ...withoutAccounts(ground, accounts)].map((account) =>
    sumUpBook(ground, account, house, problems),
  );
  return {
    verifiedAt: at,
    batches: ground.batches,
    entries: [...ground.pockets.values()].reduce((sum, pocket) => sum + pocket.entries, 0n),
    books,
    problems: problems.filter(({ book }) => book === undefined).map(({ text }) => text),
    green: books.every((book) => book.green) && problems.length === 0,
  };
}

/** A book whose accounts are all gone is a book that does not add up, not one less to prove. */
function withoutAccounts({ pockets }: Ground, accounts: readonly AccountSums[]): AccountSums[] {
  const keys = [...pockets.keys()].filter(
    (key) => !accounts.some(({ currency, book }) => key === `${currency} ${book}`),
  );
  return keys.map((key) => {
    const [currency = "", book = ""] = key.split(" ");
    return { currency, book, cash: 0n, held: 0n, owed: 0n };
  });
}

function sumUpBook(
  ground: Ground,
  { currency, book, cash, held, owed }: AccountSums,
  house: House,
  problems: readonly Problem[],
): BookProof {
  const key = `${currency} ${book}`;
  const pocket = ground.pockets.get(key) ?? { entries: 0n, cash: 0n, held: 0n, owed: 0n };
  const own = house.filter((account) => account.currency === currency && account.book === book);
  const balances = own.map((account) => ({
    account: account.name,
    balance: ground.house.get(account.id) ?? 0n,
  }));
  const sumAll = cash + held - owed + balances.reduce((sum, { balance }) => sum + balance, 0n);
  const mine = problems.filter((problem) => problem.book === undefined || problem.book === key);
  const none = (kind: Problem["kind"]) => !mine.some((problem) => problem.kind === kind);
  const balancesMatch =
    none("balance") && pocket.cash === cash && pocket.held === held && pocket.owed === owed;
  const texts = mine.map((problem) => problem.text);
  if (sumAll !== 0n) texts.push(`The sum over all accounts is ${sumAll}, not zero`);
  if (!balancesMatch && none("balance"))
    texts.push("The accounts are not the sum of their entries");
  return {
    currency,
    book,
    green: sumAll === 0n && balancesMatch && none("round") && none("chain") && none("guard"),
    sumAll,
    cash,
    held,
    owed,
    house: balances,
    entries: pocket.entries,
    balancesMatch,
    roundsMatch: none("round"),
    chainsMatch: none("chain"),
    guardsMatch: none("guard"),
    problems: texts,
  };
}
