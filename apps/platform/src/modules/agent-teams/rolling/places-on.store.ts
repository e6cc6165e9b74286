import { sql, type Sql } from "@perya/postgres/sql";
import { placesAt } from "../../agents/index.ts";
import type { BrandDay } from "../../figures/index.ts";

/** A day of a brand that is added up. */
export interface DayOfBrand extends BrandDay {
  readonly brandId: bigint;
}

/** Where everyone stood on a day: moves are made when a day begins, and who joins has a place. */
export function placesOn({ brandId, end }: DayOfBrand): Sql {
  const last = end.subtract({ microseconds: 1 }).toString();
  return placesAt(brandId, sql`${last}::timestamptz`);
}
