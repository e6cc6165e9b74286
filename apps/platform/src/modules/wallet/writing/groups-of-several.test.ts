import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openWallet, type Movement } from "../index.ts";
import { untilWaiting } from "../../../testing/waiting.ts";
import { bet } from "../testing/open-book.ts";
import { useBook } from "../testing/use-book.ts";

/** What the house moves between several players at once: all of a group, or nothing of it. */
const { db, book } = await useBook();

const appendEach = (groups: readonly (readonly Movement[])[]) =>
  db.inTransaction((tx) => book.wallet.appendEach(tx, groups));
const count = async (table: "wallet_entry" | "wallet_batch") =>
  (
    await db.row<{ count: bigint }>(
      table === "wallet_entry"
        ? sql`select count(*) from wallet_entry`
        : sql`select count(*) from wallet_batch`,
    )
  )?.count ?? 0n;
const cashOf = (players: readonly bigint[]) =>
  Promise.all(players.map(async (player) => (await book.balance(player))?.cash));
const transfer = (from: bigint, to: bigint, units: bigint, key: string = randomUUID()) =>
  [
    { kind: "transfer-out", player: from, key: `${key}-out`, units },
    { kind: "transfer-in", player: to, key: `${key}-in`, units },
  ] as const;

const PLAYERS = 4;
const START = 100n;
const leg = fc.record({
  kind: fc.constantFrom("credit", "debit", "debit"),
  contra: fc.constantFrom("transfers", "adjustments"),
  who: fc.integer({ min: 0, max: PLAYERS - 1 }),
  units: fc.bigInt(0n, 60n),
  key: fc.integer({ min: 0, max: 40 }),
});
type Leg = typeof leg extends fc.Arbitrary<infer One> ? One : never;
const calls = fc.array(
  fc.array(fc.array(leg, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
  { minLength: 1, maxLength: 6 },
);

/** The same, counted plainly: a copy of everything is kept or thrown away. */
interface Counted {
  cash: bigint[];
  house: Record<string, bigint>;
  known: Map<number, { readonly content: string; readonly balance: bigint }>;
}

function decidePlainly(counted: Counted, group: readonly Leg[]): string | bigint[] {
  const isOther = ({ key, ...content }: Leg) =>
    (counted.known.get(key)?.content ?? textOf(content)) !== textOf(content);
  // What was decided before comes before what would be decided now.
  if (group.some(isOther)) return "DUPLICATE_TRANSACTION";
  const trial = structuredClone(counted);
  const balances: bigint[] = [];
  for (const { key, ...content } of group) {
    const { kind, who, units, contra } = content;
    const known = trial.known.get(key);
    if (known && known.content !== textOf(content)) return "DUPLICATE_TRANSACTION";
    if (known) {
      balances.push(known.balance);
      continue;
    }
    const moved = kind === "credit" ? units : -units;
    const balance = (trial.cash[who] ?? 0n) + moved;
    if (balance < 0n) return "NOT_ENOUGH_MONEY";
    trial.cash[who] = balance;
    trial.house[contra] = (trial.house[contra] ?? 0n) - moved;
    trial.known.set(key, { content: textOf(content), balance });
    balances.push(balance);
  }
  Object.assign(counted, trial);
  return balances;
}

const textOf = ({ kind, who, units, contra }: Omit<Leg, "key">) =>
  [kind, who, units, contra].join(" ");

test("whatever groups are sent, each is done whole or not at all, as a plain count has it, and no money comes or goes", async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (sent) => {
      const players = await Promise.all(
        Array.from({ length: PLAYERS }, () => book.playerWith(START)),
      );
      const prefix = randomUUID();
      const counted: Counted = { cash: players.map(() => START), house: {}, known: new Map() };
      const before = await houseAccounts();
      for (const groups of sent) {
        const answers = await appendEach(
          groups.map((group) =>
            group.map(({ who, key, ...same }) => ({
              ...same,
              player: players[who] ?? 0n,
              key: `${prefix}:${key}`,
            })),
          ),
        );
        const said = answers.map((group) => {
          const refusal = group.find((answer) => !answer.ok);
          return refusal && !refusal.ok
            ? refusal.refusal
            : group.map((answer) => (answer.ok ? answer.receipt.balance : 0n));
        });
        expect(said).toEqual(groups.map((group) => decidePlainly(counted, group)));
      }
      expect(await cashOf(players)).toEqual(counted.cash);
      const after = await houseAccounts();
      for (const name of ["transfers", "adjustments"])
        expect((after[name] ?? 0n) - (before[name] ?? 0n)).toBe(counted.house[name] ?? 0n);
      const written = await db.row<{ count: bigint }>(
        sql`select count(*) from wallet_entry where starts_with(transaction, ${prefix})`,
      );
      expect(written?.count).toBe(BigInt(counted.known.size));
    }),
    { numRuns: 25 },
  );
});

/** What house accounts hold by the legs of all batches. */
async function houseAccounts(): Promise<Record<string, bigint>> {
  const rows = await db.rows<{ name: string; units: bigint }>(sql`
    select name, sum(leg.units)::int8 as units
    from wallet_batch, unnest(contra, delta) as leg (house, units)
    join wallet_house on id = leg.house
    group by name`);
  return Object.fromEntries(rows.map(({ name, units }) => [name, units]));
}

test("a hundred transfers are one batch, and those that can't be paid leave nothing of either side", async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => book.playerWith(START)));
  const [poor, rich] = [await book.playerWith(0n), await book.playerWith(START)];
  const groups = Array.from({ length: 100 }, (_, at) =>
    transfer(players[at % 20] ?? 0n, players[(at + 7) % 20] ?? 0n, 3n),
  );
  const [entries, batches] = [await count("wallet_entry"), await count("wallet_batch")];
  const answers = await appendEach([
    ...groups,
    transfer(poor, rich, 1n),
    [...transfer(rich, poor, 60n), ...transfer(rich, players[0] ?? 0n, 60n)],
  ]);
  expect(answers.filter((group) => group.every(({ ok }) => ok))).toHaveLength(100);
  expect(answers.slice(100).flat()).toEqual(
    Array.from({ length: 6 }, () => ({ ok: false, refusal: "NOT_ENOUGH_MONEY", replayed: false })),
  );
  expect(await count("wallet_batch")).toBe(batches + 1n);
  expect(await count("wallet_entry")).toBe(entries + 200n);
  expect(await cashOf([poor, rich])).toEqual([0n, START]);
  expect((await cashOf(players)).reduce((sum = 0n, cash = 0n) => sum + cash, 0n)).toBe(20n * START);
  expect(await appendEach([transfer(poor, rich, 1n), transfer(rich, poor, 1n)])).toMatchObject([
    [{ ok: false }, { ok: false }],
    [{ ok: true }, { ok: true }],
  ]);
});

test("one group alone that is refused writes nothing, and one of an unknown player is refused whole", async () => {
  const [from, to] = [await book.playerWith(10n), await book.playerWith(0n)];
  const [entries, batches] = [await count("wallet_entry"), await count("wallet_batch")];
  const stranger = 999_999_998n;
  expect(await appendEach([transfer(from, to, 11n)])).toMatchObject([
    [{ refusal: "NOT_ENOUGH_MONEY" }, { refusal: "NOT_ENOUGH_MONEY" }],
  ]);
  expect(await appendEach([transfer(from, stranger, 5n)])).toMatchObject([
    [{ refusal: "UNKNOWN_PLAYER" }, { refusal: "UNKNOWN_PLAYER" }],
  ]);
  expect([await count("wallet_entry"), await count("wallet_batch")]).toEqual([entries, batches]);
  expect(await cashOf([from, to])).toEqual([10n, 0n]);
});

test("a group that comes again is answered as before and moves nothing, also beside new ones", async () => {
  const [one, other] = [await book.playerWith(START), await book.playerWith(START)];
  const sent = transfer(one, other, 30n);
  const [first] = await appendEach([sent]);
  const balances = [{ receipt: { balance: 70n } }, { receipt: { balance: 130n } }];
  expect(first).toMatchObject(balances);
  const [again, fresh, part] = await appendEach([
    sent,
    transfer(other, one, 5n),
    // A part that was there before is answered, and the rest is new.
    [sent[0], { kind: "credit", player: other, key: randomUUID(), units: 1n, contra: "waived" }],
  ]);
  expect(again).toMatchObject(balances);
  expect(again?.every((answer) => answer.ok && answer.receipt.replayed)).toBe(true);
  expect(fresh).toMatchObject([{ receipt: { balance: 125n } }, { receipt: { balance: 75n } }]);
  expect(part).toMatchObject([
    { receipt: { balance: 70n, replayed: true } },
    { receipt: { balance: 126n, replayed: false } },
  ]);
  expect(await cashOf([one, other])).toEqual([75n, 126n]);
});

test("one key is for one player: for another it refuses the whole group, whether it was used before or in the same group", async () => {
  const [one, other] = [await book.playerWith(START), await book.playerWith(START)];
  const key = randomUUID();
  const debit = (player: bigint, units = 10n) =>
    ({ kind: "debit", player, key, units, contra: "waived" }) as const;
  const duplicate = [{ refusal: "DUPLICATE_TRANSACTION" }, { refusal: "DUPLICATE_TRANSACTION" }];
  expect(await appendEach([[debit(one), debit(other)]])).toMatchObject([duplicate]);
  expect(await cashOf([one, other])).toEqual([START, START]);
  expect(await appendEach([[debit(one)]])).toMatchObject([[{ ok: true }]]);
  expect(await appendEach([[debit(other), ...transfer(one, other, 1n)]])).toMatchObject([
    [...duplicate, { refusal: "DUPLICATE_TRANSACTION" }],
  ]);
  expect(await appendEach([[{ ...debit(one), contra: "transfers" }]])).toMatchObject([
    [{ refusal: "DUPLICATE_TRANSACTION" }],
  ]);
  expect(await cashOf([one, other])).toEqual([START - 10n, START]);
});

test("groups that name the same players the other way round, from two wallets and beside their bets, never wait in a ring", async () => {
  const [one, other] = [await book.playerWith(10_000n), await book.playerWith(10_000n)];
  const ways = [transfer, (a: bigint, b: bigint, units: bigint) => transfer(b, a, units)];
  const second = openWallet({ db, lanes: 1, onCommitted: () => undefined });
  await Promise.all([
    ...Array.from({ length: 20 }, (_, at) =>
      db.inTransaction((tx) =>
        // Chains of their own, so that only the accounts are what they meet on.
        book.wallet.appendEach(tx, [ways[at % 2]?.(one, other, 10n) ?? []], 1 + at),
      ),
    ),
    ...Array.from({ length: 20 }, (_, at) =>
      db.inTransaction((tx) => second.append(tx, ways[at % 2]?.(one, other, 10n) ?? [])),
    ),
    ...Array.from({ length: 20 }, (_, at) =>
      book.wallet.submit([bet({ player: at % 2 === 0 ? one : other, units: 1n })]),
    ),
  ]);
  expect(await cashOf([one, other])).toEqual([9_990n, 9_990n]);
  await second.close();
});

test("what was appended in a transaction that fails never was, for any of its players, and may be sent again", async () => {
  const [one, other] = [await book.playerWith(START), await book.playerWith(START)];
  const sent = transfer(one, other, 40n);
  const failing = db.inTransaction(async (tx) => {
    expect(await book.wallet.appendEach(tx, [sent])).toMatchObject([[{ ok: true }, { ok: true }]]);
    throw new Error("later step failed");
  });
  await expect(failing).rejects.toThrow("later step failed");
  expect(await cashOf([one, other])).toEqual([START, START]);
  expect(await appendEach([sent])).toMatchObject([
    [{ receipt: { replayed: false } }, { receipt: { replayed: false } }],
  ]);
});

test("what was decided on accounts that moved on meanwhile is decided again, on all of them", async () => {
  const [one, other] = [await book.playerWith(START), await book.playerWith(0n)];
  let meanwhile: Promise<unknown> | undefined;
  await db.inTransaction(async (tx) => {
    await book.wallet.appendEach(tx, [transfer(one, other, 80n)], 1);
    meanwhile = apart(() =>
      db.inTransaction((also) =>
        book.wallet.appendEach(also, [transfer(one, other, 30n), transfer(other, one, 50n)], 2),
      ),
    );
    await untilWaiting(db);
  });
  expect(await meanwhile).toMatchObject([
    [{ refusal: "NOT_ENOUGH_MONEY" }, { refusal: "NOT_ENOUGH_MONEY" }],
    [{ receipt: { balance: 30n } }, { receipt: { balance: 70n } }],
  ]);
});

test("a vendor's group is of one player, because its answer names a balance", async () => {
  const [one, other] = [await book.playerWith(START), await book.playerWith(START)];
  await expect(appendEach([[bet({ player: one }), bet({ player: other })]])).rejects.toThrow(
    "A vendor's group is of one player",
  );
  await expect(appendEach([[]])).rejects.toThrow("not empty");
});
