import type { Database } from "@perya/postgres";
import { playerIdsOf } from "../../players/index.ts";
import { sumsOfPlayers, type PartSums } from "../../wallet/index.ts";

/** Players of a brand that are added up at a time. */
const AT_ONCE = 10_000;

/**
 * A brand's part of the ledger: what its players' accounts hold, by currency and book, each account
 * compared with its last entry.
 */
export async function brandPart(db: Database, brandId: bigint): Promise<PartSums[]> {
  const sums = new Map<string, PartSums>();
  for (let after = 0n; ;) {
    const players = await playerIdsOf(db, brandId, after, AT_ONCE);
    for (const part of await sumsOfPlayers(db, players)) {
      const key = `${part.currency} ${part.book}`;
      sums.set(key, plus(part, sums.get(key)));
    }
    if (players.length < AT_ONCE) return [...sums.values()];
    after = players.at(-1) ?? after;
  }
}

function plus(one: PartSums, other: PartSums | undefined): PartSums {
  if (!other) return one;
  const { currency, book } = one;
  const counts = { accounts: one.accounts + other.accounts, broken: one.broken + other.broken };
  return {
    currency,
    book,
    ...counts,
    cash: one.cash + other.cash,
    held: one.held + other.held,
    owed: one.owed + other.owed,
  };
}
