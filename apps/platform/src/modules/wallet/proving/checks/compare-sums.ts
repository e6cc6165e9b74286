import { readClock, type Tx } from "@perya/postgres";
import { Sums, type WindowName } from "../../deciding/index.ts";
import { selectPlayed, selectStored } from "../../sums/index.ts";
import type { Problems } from "../scan/problems.ts";
import { selectBooks } from "./guards.store.ts";

const ROWS_AT_ONCE = 200;
const ENTRIES_AT_ONCE = 1_000;
const WINDOWS = ["day", "week", "month"] as const satisfies readonly WindowName[];

/**
 * Compares the sums that are kept of players with what their entries say, within the windows as
 * they are now: bets are refused by them.
 */
export async function compareSums(tx: Tx, problems: Problems): Promise<void> {
  let after = 0n;
  for (;;) {
    const kept = await selectStored(tx, after, ROWS_AT_ONCE);
    const last = kept.at(-1);
    if (!last) return;
    const now = (await readClock(tx)).epochMilliseconds;
    const wrong: number[] = [];
    for (const { player, seq, ...stored } of kept)
      if (!isSame(Sums.of(stored), await sumsOfLog(tx, player, seq), now))
        wrong.push(Number(player));
    const books = await selectBooks(tx, wrong);
    for (const player of wrong) {
      const book = books.get(player);
      const text = `The sums kept of player ${player} are not what its entries say`;
      problems.add({ kind: "guard", ...(book === undefined ? {} : { book }), text });
    }
    after = last.player;
  }
}

/** What a player's entries up to one say, read backwards until they are older than any window. */
async function sumsOfLog(tx: Tx, player: bigint, seq: bigint): Promise<Sums> {
  const sums = Sums.of();
  for (let before = seq + 1n; ;) {
    const page = await selectPlayed(tx, [{ player, after: 0n, before }], ENTRIES_AT_ONCE);
    for (const { played, takenBack } of page) {
      if (played) sums.count(played);
      if (takenBack) sums.discount(takenBack);
    }
    const oldest = page.at(-1);
    if (!oldest || oldest.past || page.length < ENTRIES_AT_ONCE) return sums;
    before = oldest.seq;
  }
}

function isSame(one: Sums, other: Sums, now: number): boolean {
  return WINDOWS.every(
    (name) =>
      one.window(name).stakedAt(now) === other.window(name).stakedAt(now) &&
      one.window(name).lostAt(now) === other.window(name).lostAt(now),
  );
}
