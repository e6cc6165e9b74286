import type { BetLaw } from "@perya/wallet-protocol";
import { expect, onTestFinished, test } from "vitest";
import { openBook, bet } from "./testing/open-book.ts";
import { useBook } from "./testing/use-book.ts";

const { db, book } = await useBook();

const MINUTE: BetLaw = {
  from: 0,
  closed: null,
  tooYoung: null,
  highest: null,
  lowest: null,
  apartMs: { value: 60_000, rule: "XX.round.minMs v1" },
  session: null,
};

test("another process knows when a player's last round began, and the log says what refused the next", async () => {
  const player = await book.playerWith(1_000n);
  const other = openBook(db).wallet;
  onTestFinished(() => other.close());
  const start = (law: readonly BetLaw[] = [MINUTE]) => bet({ player, law });
  expect((await book.wallet.submit([start()]))[0]).toMatchObject({ ok: true });
  const early = start();
  expect((await other.submit([early]))[0]).toMatchObject({ ok: false, refusal: "LIMIT_REACHED" });
  const row = await db.row<{ note: string }>({
    text: "select note from wallet_entry where transaction = $1",
    values: [early.transaction],
  });
  expect(row?.note).toBe("XX.round.minMs v1");
  expect((await other.submit([start([{ ...MINUTE, apartMs: null }])]))[0]).toMatchObject({
    ok: true,
  });
});

test("another process knows what was staked in a round before", async () => {
  const player = await book.playerWith(1_000n);
  const other = openBook(db).wallet;
  onTestFinished(() => other.close());
  const most: BetLaw = {
    ...MINUTE,
    apartMs: null,
    highest: { value: 100n, rule: "XX.stake.max v1" },
  };
  const first = bet({ player, units: 60n, law: [most] });
  expect((await book.wallet.submit([first]))[0]).toMatchObject({ ok: true });
  const next = (units: bigint) => bet({ player, round: first.round, units, law: [most] });
  expect((await other.submit([next(41n)]))[0]).toMatchObject({ refusal: "LIMIT_REACHED" });
  expect((await other.submit([next(40n)]))[0]).toMatchObject({ ok: true });
  // The first process knows nothing of the second bet yet, and its write shows it.
  expect((await book.wallet.submit([next(1n)]))[0]).toMatchObject({ refusal: "LIMIT_REACHED" });
});
