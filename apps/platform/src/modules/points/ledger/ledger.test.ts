import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { usePoints } from "../testing/use-points.ts";
import { appendEntry } from "./append-entry.ts";
import { selectBalance } from "./ledger.store.ts";
import { verifyPoints } from "./verify-points.ts";

const { db, holder, reward, redeem, pointsOf } = await usePoints();

/** A player who has no points yet. */
async function newAccount() {
  const name = randomUUID().replaceAll("-", "").slice(0, 20);
  const row = await db.row<{ id: bigint }>(sql`
    insert into player (public_id, brand_id, username, nickname, currency, book, country)
    values (${`pl_${name}`}, 1, ${name}, ${name}, 'PHP', 'play', 'PH')
    returning id`);
  return { player: row?.id ?? 0n, brandId: 1n };
}
const balanceOf = (player: bigint) => selectBalance(db, player);

/** Kinds without an order or a conversion behind them. */
const FREE = ["DEPOSIT", "REVERSAL", "GIFT"] as const;

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...FREE),
    change: fc.bigInt({ min: -300n, max: 300n }),
    ref: fc.constantFrom("a", "b", "c", "d", "e"),
  }),
  { maxLength: 25 },
);

test("whatever moves points, in whatever order and however often, balances are what a plain sum says", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (moves) => {
      const player = await newAccount();
      const seen = new Set<string>();
      let sum = 0n;
      for (const move of moves) {
        const done = await db.inTransaction((tx) => appendEntry(tx, { ...player, ...move }));
        const name = `${move.kind} ${move.ref}`;
        const isRepeat = seen.has(name);
        const after = sum + move.change;
        const isOver = move.change < 0n && after < 0n && move.kind !== "REVERSAL";
        expect(done.ok).toBe(isRepeat || !isOver);
        if (isRepeat || isOver) continue;
        seen.add(name);
        sum = after;
      }
      expect(await balanceOf(player.player)).toBe(sum);
    }),
    { numRuns: 15 },
  );
  expect((await verifyPoints(db)).problems).toEqual([]);
});

test("entries of points that come at once to one player get one place each", async () => {
  const player = await newAccount();
  const gifts = Array.from({ length: 8 }, (_, at) => ({ ref: `gift ${at}`, change: 5n }));
  await Promise.all(
    gifts.map((gift) =>
      db.inTransaction((tx) => appendEntry(tx, { ...player, ...gift, kind: "GIFT" })),
    ),
  );
  expect(await balanceOf(player.player)).toBe(40n);
  expect((await verifyPoints(db)).problems).toEqual([]);
});

test.each([
  "update points_entry set change = 0",
  "delete from points_entry",
  "truncate points_entry",
])("the ledger of points refuses: %s", async (text) => {
  await expect(db.run({ text, values: [] })).rejects.toThrow("append only");
});

/** Does something to the tables behind the back of every rule, and takes it back afterwards. */
async function tamper(tables: readonly string[], what: string, back: string): Promise<string[]> {
  const off = tables.map((table) => `alter table ${table} disable trigger user`);
  const on = tables.map((table) => `alter table ${table} enable trigger user`);
  const run = (text: string) => db.run({ text, values: [] });
  for (const text of [...off, what]) await run(text);
  const { problems } = await verifyPoints(db);
  for (const text of [back, ...on]) await run(text);
  expect((await verifyPoints(db)).problems).toEqual([]);
  return [...problems];
}

test("a changed row, one that was cut out and a changed balance are found", async () => {
  const { id } = await holder(70n);
  const other = await holder(30n);
  await db.inTransaction((tx) =>
    appendEntry(tx, { player: id, brandId: 1n, kind: "GIFT", change: 5n, ref: "second" }),
  );
  const of = `where player_id = ${id}`;
  const table = ["points_entry"];
  const set = (values: string, seq: number) =>
    `update points_entry set ${values} ${of} and seq = ${seq}`;
  expect(await tamper(table, set("remark = 'mine'", 1), set("remark = 'test'", 1))).toEqual([
    `player ${id}, entry 1: changed`,
  ]);
  expect(await tamper(table, set("change = 6", 2), set("change = 5", 2))).toEqual([
    `player ${id}, entry 2: wrong balance`,
  ]);
  expect(await tamper(table, set("seq = 3", 2), set("seq = 2", 3))).toEqual([
    `player ${id}, entry 3: entry 2 is missing`,
  ]);
  const account = (points: number) =>
    `update points_account set balance = ${points} where player_id = ${other.id}`;
  expect(await tamper([], account(31), account(30))).toEqual([
    `player ${other.id}: the account differs from its last entry`,
  ]);
});

test("an order whose points are not in the ledger, or are others, is found", async () => {
  const player = await holder(500n);
  const { value } = await redeem(player, await reward());
  expect(await pointsOf(player)).toBe(400n);
  const of = `where public_id = '${value.id}'`;
  const set = (points: number) => `update points_order set points = ${points} ${of}`;
  expect(await tamper(["points_order"], set(99), set(100))).toEqual([
    `${value.id} has other points in the ledger`,
  ]);
  const rename = (to: string, from: string) =>
    `update points_order set public_id = '${to}' where public_id = '${from}'`;
  expect(
    await tamper(["points_order"], rename("po_x", value.id), rename(value.id, "po_x")),
  ).toEqual(
    expect.arrayContaining([
      `${value.id} is in the ledger alone`,
      "po_x has no entry of its points",
    ]),
  );
});

test("the head of the chains changes with every entry, and with nothing else", async () => {
  const before = await verifyPoints(db);
  expect((await verifyPoints(db)).head).toBe(before.head);
  await holder(1n);
  const after = await verifyPoints(db);
  expect(after.head).not.toBe(before.head);
  expect(after.points - before.points).toBe(1n);
});
