import { sql } from "@perya/postgres/sql";

/** The row's required owner: a player, a brand, or anyone if neither is given. */
export interface Owner {
  readonly player?: bigint;
  readonly brandId?: bigint | null;
}

/** The condition that a row of a table with `player` and `brand_id` is the owner's. */
export function ownedBy({ player, brandId }: Owner) {
  return sql`
    (${player ?? null}::bigint is null or player = ${player ?? null}::bigint)
    and (${brandId ?? null}::bigint is null or brand_id = ${brandId ?? null}::bigint)`;
}
