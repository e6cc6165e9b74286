import { sql } from "@perya/postgres/sql";
import type { VendorCommand } from "@perya/wallet-protocol";
import { expect, test } from "vitest";
import { bet, win } from "../testing/open-book.ts";
import { useBook } from "../testing/use-book.ts";

/** What the house's own games send: ids with a number in them that is counted up. */
const { db, book } = await useBook();

const sent = async (command: VendorCommand) => {
  const [answer] = await book.wallet.submit([command]);
  return answer?.ok ? { replayed: answer.receipt.replayed } : answer?.refusal;
};
const stakeOf = (player: bigint, vendor: number, transaction: string) =>
  bet({ player, vendor, transaction, units: 1n, counted: true });

test("ids that are counted are as different as any others: by number, by what is around it, and by vendor", async () => {
  const player = await book.playerWith(1_000n);
  const around = [
    "lo_",
    "lo_0",
    "lo0_5",
    "lo_\n5",
    "lo_5\n",
    "lo_5:1",
    "lo_1:5",
    "lo_05:1",
    "#5",
    "##5",
    "#5#",
    "5#0",
    "50#",
    "5",
  ];
  const numbers = [
    "lo_5",
    "lo_6",
    "lo_50",
    "lo_05",
    "lo_281474976710661",
    "lo_99999999999999",
    "lo_100000000000000",
  ];
  const stakes = [7, 75].flatMap((vendor) =>
    [...around, ...numbers].map((id) => stakeOf(player, vendor, id)),
  );
  for (const stake of stakes) expect(await sent(stake)).toEqual({ replayed: false });
  for (const stake of stakes) expect(await sent(stake)).toEqual({ replayed: true });
  expect(await book.balance(player)).toMatchObject({ cash: 1_000n - BigInt(stakes.length) });
});

test("the keys of counted ids stand in the order of their numbers, those of each kind together", async () => {
  const player = await book.playerWith(1_000n);
  const numbers = [9, 10, 255, 256, 70_000, 16_777_216, 4_294_967_296, 99_999_999_999_999];
  for (const number of numbers.toReversed())
    for (const kind of ["bet", "side"]) await sent(stakeOf(player, 7, `${kind}:lo_${number}`));
  const rows = await db.rows<{ transaction: string }>(
    sql`select transaction from wallet_entry where player = ${player} and vendor = 7 order by idem`,
  );
  const kinds = [...new Set(rows.map(({ transaction }) => transaction.split(":")[0]))];
  expect(rows.map(({ transaction }) => transaction)).toEqual(
    kinds.flatMap((kind) => numbers.map((number) => `${kind}:lo_${number}`)),
  );
});

test("a counted id with other content is a duplicate, and a win finds its bet by it", async () => {
  const player = await book.playerWith(1_000n);
  const stake = stakeOf(player, 7, "bet:lo_1042");
  expect(await sent(stake)).toEqual({ replayed: false });
  expect(await sent({ ...stake, units: 2n })).toBe("DUPLICATE_TRANSACTION");
  expect(
    await sent(win(stake, { transaction: "settle:lo_1042:1", units: 50n, counted: true })),
  ).toEqual({ replayed: false });
  expect(await book.balance(player)).toMatchObject({ cash: 1_049n });
});

test("an id asked for in another way than it was written is not found", async () => {
  const player = await book.playerWith(1_000n);
  const stake = stakeOf(player, 7, "bet:lo_1043");
  expect(await sent(stake)).toEqual({ replayed: false });
  expect(await sent(win(stake, { transaction: "settle:lo_1043:1", units: 50n }))).toBe(
    "TRANSACTION_DOES_NOT_EXIST",
  );
});
