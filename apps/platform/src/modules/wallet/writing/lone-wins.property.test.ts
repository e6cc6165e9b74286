import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { entriesBetween } from "../index.ts";
import { bet, rollback, win } from "../testing/open-book.ts";
import { useBook } from "../testing/use-book.ts";

const { db, book } = await useBook();

const MOST = 2n ** 63n - 1n;
const ROUNDS = 2;
/** One in so many: a crowd in which nothing is wrong has to come up often enough. */
const rarely = (of: number) => fc.nat(of).map((n) => n === 0);

const stakes = fc.array(
  fc.record({
    round: fc.nat(ROUNDS - 1),
    /** Now and then more than there is, which is refused for good. */
    units: rarely(9).map((large) => (large ? 5_000n : 100n)),
    free: fc.boolean(),
    takenBack: rarely(9),
    closesRound: rarely(9),
  }),
  { minLength: 2, maxLength: 4 },
);
const currency = rarely(4).map((other) => (other ? "USD" : "PHP"));
const wins = fc.tuple(currency, currency).chain(([first, second]) =>
  fc.array(
    fc.record({
      /** One of the stakes; the last is hardly ever there. */
      of: fc.oneof({ weight: 9, arbitrary: fc.nat(1) }, fc.nat(4)),
      elsewhere: rarely(15),
      units: fc.oneof({ weight: 15, arbitrary: fc.bigInt(0n, 900n) }, fc.constant(MOST)),
      free: fc.boolean(),
      closesRound: rarely(3),
      currency: fc.constantFrom(first, first, first, second),
      /** The same id as the win before. */
      again: rarely(15),
    }),
    { minLength: 1, maxLength: 5 },
  ),
);
type Stakes = typeof stakes extends fc.Arbitrary<infer Value> ? Value : never;
type Wins = typeof wins extends fc.Arbitrary<infer Value> ? Value : never;

/** A player who has placed the stakes, and the wins that are asked for. */
async function twin(placed: Stakes, asked: Wins): Promise<readonly VendorCommand[]> {
  const player = await book.playerWith(1_000n);
  const rounds = Array.from({ length: ROUNDS + 1 }, () => randomUUID());
  const bets = placed.map(({ round, units, free, closesRound }) =>
    bet({ player, round: rounds[round] ?? "", units, free, closesRound }),
  );
  for (const [at, stake] of bets.entries()) {
    await book.wallet.submit([stake]);
    if (placed[at]?.takenBack) await book.wallet.submit([rollback(stake)]);
  }
  const result: VendorCommand[] = [];
  for (const { of, elsewhere, again, ...rest } of asked) {
    const stake = bets[of] ?? bet({ player, round: rounds[0] ?? "" });
    const round = elsewhere ? (rounds[ROUNDS] ?? "") : stake.round;
    const before = again ? result.at(-1) : undefined;
    const transaction = before ? { transaction: before.transaction } : {};
    result.push(win(stake, { ...rest, round, ...transaction }));
  }
  return result;
}

const said = (answer: Answer | undefined) =>
  answer?.ok
    ? { balance: answer.receipt.balance, replayed: answer.receipt.replayed }
    : { refusal: answer?.refusal };

async function logOf([first]: readonly VendorCommand[]) {
  const entries = await entriesBetween(db, first?.player ?? 0n, 1n, 100n);
  return entries.map(({ seq, kind, status, units, cash, after, free, closes, late }) => ({
    seq,
    kind,
    status,
    units,
    cash,
    after,
    free,
    closes,
    late,
  }));
}

test("wins that are paid at once get the answers and the entries that the rule gives them one by one", async () => {
  const paidAtOnce: boolean[] = [];
  await fc.assert(
    fc.asyncProperty(stakes, wins, async (placed, asked) => {
      const [together, alone] = [await twin(placed, asked), await twin(placed, asked)];
      const groups = together.map((command) => [command]);
      const atOnce = await db.inTransaction((tx) => book.wallet.appendEach(tx, groups));
      const oneByOne: (Answer | undefined)[] = [];
      for (const command of alone) oneByOne.push((await book.wallet.submit([command]))[0]);
      expect(atOnce.map(([answer]) => said(answer))).toEqual(oneByOne.map(said));
      expect(await logOf(together)).toEqual(await logOf(alone));
      paidAtOnce.push(oneByOne.every((answer) => answer?.ok));
    }),
    { numRuns: 150 },
  );
  // Both ways were met: some crowds were paid whole, and some held a win that does not stand.
  expect(new Set(paidAtOnce)).toEqual(new Set([true, false]));
});
