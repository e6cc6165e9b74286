import { expect, test } from "vitest";
import { sumUp } from "./sum-up.ts";
import { emptyGround } from "./proof.ts";
import type { Problem } from "./scan/problems.ts";

const ACCOUNTS = { currency: "PHP", book: "play", cash: 60n, held: 30n, owed: 20n };
const HOUSE = [{ id: 1, name: "deposits", currency: "PHP", book: "play" }];

/** One book that adds up, with something changed or found. */
function checked(change: Partial<typeof ACCOUNTS> = {}, problems: readonly Problem[] = []) {
  const ground = emptyGround();
  ground.pockets.set("PHP play", { entries: 9n, cash: 60n, held: 30n, owed: 20n });
  ground.house.set(1, -70n);
  const proof = sumUp(
    Temporal.Now.instant(),
    ground,
    [{ ...ACCOUNTS, ...change }],
    HOUSE,
    problems,
  );
  const [book] = proof.books;
  const checks = book && {
    sumAll: book.sumAll,
    balances: book.balancesMatch,
    rounds: book.roundsMatch,
    chains: book.chainsMatch,
    guards: book.guardsMatch,
  };
  return { greens: [proof.green, book?.green], ...checks };
}

const GOOD = { sumAll: 0n, balances: true, rounds: true, chains: true, guards: true };

test("a book that adds up is green", () => {
  expect(checked()).toEqual({ ...GOOD, greens: [true, true] });
});

test.each([
  ["chain", { chains: false }],
  ["balance", { balances: false }],
  ["round", { rounds: false }],
  ["guard", { guards: false }],
] as const)("one problem of a %s is enough for red, in its book and over all", (kind, check) => {
  for (const book of [{ book: "PHP play" }, {}])
    expect(checked({}, [{ kind, ...book, text: "wrong" }])).toEqual({
      ...GOOD,
      ...check,
      greens: [false, false],
    });
});

test("another book's problem leaves a book green, and the whole red", () => {
  expect(checked({}, [{ kind: "round", book: "USD real", text: "wrong" }])).toEqual({
    ...GOOD,
    greens: [false, true],
  });
});

test("a book's house accounts are those of its own currency and book", () => {
  const ground = emptyGround();
  const house = [
    ...HOUSE,
    { id: 2, name: "deposits", currency: "PHP", book: "real" },
    { id: 3, name: "deposits", currency: "USD", book: "play" },
  ];
  for (const { id, currency, book } of house) {
    ground.pockets.set(`${currency} ${book}`, { entries: 9n, cash: 60n, held: 30n, owed: 20n });
    ground.house.set(id, -70n);
  }
  const accounts = house.map(({ currency, book }) => ({ ...ACCOUNTS, currency, book }));
  const { books } = sumUp(Temporal.Now.instant(), ground, accounts, house, []);
  expect(books.map((book) => [book.sumAll, book.house.length])).toEqual(house.map(() => [0n, 1]));
});

test.each([
  // Money moved between two pockets of a player: the sum over all does not notice.
  ["cash and held", { cash: 50n, held: 40n }],
  ["held and owed", { held: 31n, owed: 21n }],
])(
  "accounts whose %s are not what their entries add up to are red though the sum is zero",
  (_pockets, change) => {
    expect(checked(change)).toEqual({ ...GOOD, balances: false, greens: [false, false] });
  },
);
