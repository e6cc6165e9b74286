import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { kindCode } from "../kinds.ts";
import type { EntryKind } from "../wallet.ts";
import { seqAt } from "./entries.store.ts";

/** What moved a player's cash, both above zero. Ledger units. */
export interface CashSums {
  readonly currency: string;
  readonly came: bigint;
  readonly went: bigint;
}

/**
 * What a player's entries of some kinds brought in and took out in a stretch of time. Reads the
 * entries of this time alone.
 */
export async function sumEntries(
  tx: Tx,
  player: bigint,
  {
    from,
    to,
    kinds,
  }: {
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
    readonly kinds: readonly EntryKind[];
  },
): Promise<CashSums | undefined> {
  const [first, end] = await Promise.all([seqAt(tx, player, from), seqAt(tx, player, to)]);
  return tx.row(sql`
    select a.currency, coalesce(sum(e.cash) filter (where e.cash > 0), 0)::int8 as came,
      coalesce(-sum(e.cash) filter (where e.cash < 0), 0)::int8 as went
    from wallet_account a
    left join wallet_entry e
      on e.player = a.player
      and e.seq >= ${first}
      and e.seq < ${end}
      and e.kind in (${raw(kinds.map(kindCode).join(", "))})
    where a.player = ${player}
    group by a.currency`);
}

/** What was paid out to a player since a time, in ledger units: holds that were captured. */
export async function paidOutSince(
  tx: Tx,
  player: bigint,
  from: Temporal.Instant,
): Promise<bigint> {
  const first = await seqAt(tx, player, from);
  const row = await tx.row<{ units: bigint }>(sql`
    select coalesce(-sum(held), 0)::int8 as units from wallet_entry
    where player = ${player} and seq >= ${first} and kind = ${kindCode("capture")} and status = 0`);
  return row?.units ?? 0n;
}
