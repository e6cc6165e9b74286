import { sql, type Sql } from "@perya/postgres/sql";
import { MOVED } from "./round-steps.store.ts";

/**
 * What a statement over entries tells: a movement of the house has a `player` and the `contra`
 * account on its other side, a sum of what rounds moved has a brand. Ledger units.
 */
export interface ToldRow {
  readonly player: bigint | null;
  readonly contra: string;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
  readonly excluded: boolean;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly category: string;
  readonly at: Temporal.Instant;
  readonly units: bigint;
}

/** What is told of the house's movements (`houseRows` of the wallet) and of the rounds, as rows. */
export const toldRows = (house: Sql): Sql => sql`
  select null::int8 as player, '' as contra, brand_id as "brandId", currency, book, excluded,
    vendor_id as "vendorId", game_code as "gameCode", category, at, units
  from (${MOVED}) moved
  union all
  select player, contra, 0, currency, book, false, 0, '', '', at, units
  from (${house}) house`;
