import type { LedgerEntry } from "../../../apps/platform/src/modules/wallet/index.ts";
import type { Player } from "../seed.ts";
import type { Check } from "./check.ts";
import { keyOf, type Ledger } from "./ledger.ts";
import { tally, type Sent } from "./tally.ts";

/** Every id of a vendor stands for one entry only. */
export function checkOnce(ledger: Ledger): Check {
  const entries = [...ledger.logs.values()].flat();
  const groups = Map.groupBy(entries, keyOf);
  const faults = [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([key, group]) => `${key} is there ${group.length} times`);
  return { name: "no transaction is in the ledger twice", looked: groups.size, faults };
}

/** A replay adds missing movements and changes no existing entry. */
export function checkUnchanged(before: Ledger, after: Ledger): Check {
  let looked = 0;
  const faults: string[] = [];
  for (const [player, log] of before.logs) {
    const now = after.logs.get(player) ?? [];
    for (const [at, entry] of log.entries()) {
      looked++;
      const then = now[at];
      if (!then || print(then) !== print(entry))
        faults.push(`entry ${player}-${entry.seq} changed under the replay`);
    }
  }
  return { name: "entries of before the replay are as they were", looked, faults };
}

/** Recounts each player's log, and compares it with the balance the wallet reports now. */
export function checkTallies(
  players: readonly Player[],
  ledger: Ledger,
  sent: ReadonlyMap<string, Sent>,
  told: ReadonlyMap<bigint, { readonly cash: bigint; readonly owed: bigint }>,
): Check {
  let looked = 0;
  const faults = players.flatMap((player) => {
    const log = ledger.logs.get(player.id) ?? [];
    looked += log.length;
    const counted = tally(log, player.units, sent);
    const balance = told.get(player.id);
    const same = balance?.cash === counted.cash && balance.owed === counted.owed;
    const own =
      `${player.user} should have ${counted.cash} and owe ${counted.owed}, ` +
      `and is told ${balance?.cash} and ${balance?.owed}`;
    return same ? counted.faults : [...counted.faults, own];
  });
  return {
    name: `balances of ${players.length} players, counted again entry by entry`,
    looked,
    faults,
  };
}

function print(entry: LedgerEntry): string {
  const {
    player,
    seq,
    vendor,
    kind,
    status,
    units,
    cash,
    held,
    owed,
    after,
    transaction,
    reference,
    round,
  } = entry;
  return [
    player,
    seq,
    vendor,
    kind,
    status,
    units,
    cash,
    held,
    owed,
    after,
    transaction,
    reference,
    round,
  ].join("|");
}
