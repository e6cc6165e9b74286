import type { Tx } from "@perya/postgres";
import type { Ground } from "../proof.ts";
import { cashOf, type Balance, type Balances } from "./balances.ts";
import { selectAccounts } from "./accounts.store.ts";
import { copyAccounts, type StoredAccount } from "./copies.store.ts";
import { isSumOfEntries } from "./look-at-accounts.ts";
import { openHolds } from "../checks/open-holds.ts";
import type { Problems } from "./problems.ts";

const PLAYERS_AT_ONCE = 5_000;

/**
 * Adds what was read to the sums of the players' books, and compares it with the accounts: all of
 * them on empty ground, else those of the players whose entries were read.
 */
export async function settleBalances(
  tx: Tx,
  ground: Ground,
  { all }: Balances,
  problems: Problems,
  whole: boolean,
): Promise<void> {
  const holds = await openHolds(tx, whole ? undefined : [...all.keys()], problems);
  const settle = (
    account: StoredAccount,
    entriesMatch: (balance: Balance | undefined) => boolean,
  ) => {
    const player = Number(account.player);
    const book = `${account.currency} ${account.book}`;
    const balance = all.get(player);
    all.delete(player);
    problems.place(player, book);
    if (balance) addTo(ground, book, balance);
    const held = holds.get(player) ?? 0n;
    if (held !== account.held)
      problems.add({
        kind: "balance",
        book,
        text: `Player ${player} has ${account.held} held and open holds of ${held}`,
      });
    if (!entriesMatch(balance))
      problems.add({
        kind: "balance",
        book,
        text: `The account of player ${player} is not the sum of its entries`,
      });
  };
  if (whole)
    await copyAccounts(tx, (account) => settle(account, (balance) => isSum(account, balance)));
  else {
    const players = [...all.keys()];
    for (let at = 0; at < players.length; at += PLAYERS_AT_ONCE)
      for (const account of await selectAccounts(tx, players.slice(at, at + PLAYERS_AT_ONCE)))
        settle(
          account,
          (balance) => balance !== undefined && isAt(account, balance) && isSumOfEntries(account),
        );
  }
  for (const { player } of all.values()) {
    problems.place(player);
    problems.add({ kind: "balance", text: `Player ${player} has entries and no account` });
  }
}

function addTo(ground: Ground, book: string, balance: Balance): void {
  const sums = ground.pockets.get(book) ?? { entries: 0n, cash: 0n, held: 0n, owed: 0n };
  ground.pockets.set(book, {
    entries: sums.entries + BigInt(balance.seq - balance.from.seq),
    cash: sums.cash + cashOf(balance) - balance.from.cash,
    held: sums.held + balance.held,
    owed: sums.owed + balance.owed,
  });
}

/** Of a balance that was added up from the account's first entry on. */
function isSum(account: StoredAccount, balance: Balance | undefined): boolean {
  const { seq, cash, held, owed } = account;
  if (!balance) return seq === 0n && cash === 0n && held === 0n && owed === 0n;
  return isAt(account, balance) && held === balance.held && owed === balance.owed;
}

function isAt({ seq, cash }: StoredAccount, balance: Balance): boolean {
  return Number(seq) === balance.seq && cash === cashOf(balance);
}
