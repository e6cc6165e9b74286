import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Accounts of some players in one currency and book. Ledger units. */
export interface PartSums {
  readonly currency: string;
  readonly book: string;
  readonly accounts: number;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  /** Accounts whose balance is not the one their last entry left. */
  readonly broken: number;
}

/** What some players' accounts hold, each compared with the last entry of its log. */
export async function sumsOfPlayers(tx: Tx, players: readonly bigint[]): Promise<PartSums[]> {
  const rows = await tx.rows<
    Omit<PartSums, "accounts" | "broken"> & { accounts: bigint; broken: bigint }
  >(sql`
    select
      a.currency, a.book, count(*) as accounts, sum(a.cash)::int8 as cash,
      sum(a.held)::int8 as held, sum(a.owed)::int8 as owed,
      count(*) filter (where (last.seq, last.after) is distinct from (a.seq, a.cash)) as broken
    from unnest(${players}::int8[]) as asked (player)
    join wallet_account a using (player)
    left join lateral (
      select e.seq, e.after from wallet_entry e
      where e.player = a.player
      order by e.seq desc limit 1
    ) last on true
    group by a.currency, a.book
    order by a.currency, a.book`);
  return rows.map(({ accounts, broken, ...sums }) => ({
    ...sums,
    accounts: Number(accounts),
    broken: Number(broken),
  }));
}
