import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What an account of the house has come to, in ledger units. */
export interface HouseBalance {
  readonly account: string;
  readonly units: bigint;
}

/**
 * What the accounts of the house whose names match a pattern have come to in all books, added up
 * from every batch of the ledger: for proofs.
 */
export function houseBalances(tx: Tx, names: string): Promise<HouseBalance[]> {
  return tx.rows(sql`
    select house.name as account, sum(leg.units)::int8 as units
    from wallet_batch
    cross join unnest(contra, delta) as leg (account, units)
    join wallet_house house on house.id = leg.account
    where house.name ~ ${names}
    group by house.name`);
}
