import { afterAll, expect, test } from "vitest";
import { openWallet } from "../index.ts";
import { bet, rollback, win } from "../testing/open-book.ts";
import { useBook } from "../testing/use-book.ts";

/** What an account can hold, in ledger units. */
const MOST = 2n ** 63n - 1n;

/**
 * What a vendor with a fault of its own may send. One lane, so that what is sent at once is decided
 * in one batch.
 */
const { db, book } = await useBook();
const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
afterAll(() => wallet.close());

test("one id for two players at once is taken for the first, a duplicate for the second, and nobody else's trouble", async () => {
  const [first, second, third] = [
    await book.playerWith(100n),
    await book.playerWith(100n),
    await book.playerWith(100n),
  ];
  const stake = bet({ player: first, units: 10n });
  const commands = [stake, { ...stake, player: second }, bet({ player: third, units: 10n })];
  const answers = await Promise.all(commands.map((command) => wallet.submit([command])));
  expect(answers).toMatchObject([
    [{ ok: true }],
    [{ refusal: "DUPLICATE_TRANSACTION" }],
    [{ ok: true }],
  ]);
});

test("a rollback that came first keeps its id from another player's bet that comes with it", async () => {
  const [first, second] = [await book.playerWith(100n), await book.playerWith(100n)];
  const stake = bet({ player: first, units: 10n });
  const answers = await Promise.all(
    [rollback(stake), { ...stake, player: second }].map((command) => wallet.submit([command])),
  );
  expect(answers).toMatchObject([
    [{ ok: true, receipt: { tombstone: true } }],
    [{ refusal: "DUPLICATE_TRANSACTION" }],
  ]);
});

test("a rollback of itself finds nothing, and is nobody else's trouble", async () => {
  const [first, second] = [await book.playerWith(100n), await book.playerWith(100n)];
  const itself = bet({ player: first });
  const commands = [
    rollback(itself, { transaction: itself.transaction }),
    bet({ player: second, units: 10n }),
  ];
  const answers = await Promise.all(commands.map((command) => wallet.submit([command])));
  expect(answers).toMatchObject([[{ refusal: "TRANSACTION_DOES_NOT_EXIST" }], [{ ok: true }]]);
});

test("a rollback under its bet's own id is other content under that id, and takes nothing back", async () => {
  const player = await book.playerWith(100n);
  const stake = bet({ player, units: 10n });
  await wallet.submit([stake]);
  expect(await wallet.submit([rollback(stake, { transaction: stake.transaction })])).toMatchObject([
    { refusal: "DUPLICATE_TRANSACTION" },
  ]);
  expect(await book.balance(player)).toMatchObject({ cash: 90n });
});

test("one id twice in one call is one movement", async () => {
  const player = await book.playerWith(100n);
  const stake = bet({ player, units: 10n });
  expect(await wallet.submit([stake, stake])).toMatchObject([
    { ok: true, receipt: { balance: 90n, replayed: false } },
    { ok: true, receipt: { balance: 90n, replayed: true } },
  ]);
  expect(await book.balance(player)).toMatchObject({ cash: 90n });
});

test("wins above what one batch can add up are paid all the same, and the win beside them is nobody's victim", async () => {
  const players = [
    await book.playerWith(100n),
    await book.playerWith(100n),
    await book.playerWith(100n),
  ];
  const stakes = players.map((player) => bet({ player, units: 100n }));
  for (const stake of stakes) await wallet.submit([stake]);
  const prizes = [MOST, MOST, 1n];
  const answers = await Promise.all(
    stakes.map((stake, at) => wallet.submit([win(stake, { units: prizes[at] ?? 0n })])),
  );
  expect(answers).toMatchObject(prizes.map((balance) => [{ ok: true, receipt: { balance } }]));
  // A stake can't come back on top of a full account.
  const back = await Promise.all(stakes.map((stake) => wallet.submit([rollback(stake)])));
  expect(back).toMatchObject([
    [{ refusal: "AMOUNT_TOO_LARGE" }],
    [{ refusal: "AMOUNT_TOO_LARGE" }],
    [{ ok: true, receipt: { balance: 101n } }],
  ]);
});
