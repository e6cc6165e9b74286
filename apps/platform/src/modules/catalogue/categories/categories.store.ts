import { join, raw, sql, type Sql } from "@perya/postgres/sql";
import { GAME_TYPES, type GameType } from "../catalogue.ts";
import { categoryOf, NAMED_VENDORS } from "./category-of.ts";

/** One type's part of it, vendor by vendor where the category depends on the vendor. */
function categoryIn(type: GameType): Sql {
  const others = categoryOf("", type);
  const apart = NAMED_VENDORS.filter((vassalage) => categoryOf(vassalage, type) !== others);
  const ofVendors = apart.map(
    (vassalage) => `when '${vassalage}' then '${categoryOf(vassalage, type)}'`,
  );
  const category =
    apart.length === 0
      ? `'${others}'`
      : `case vendor.vassalage ${ofVendors.join(" ")} else '${others}' end`;
  return raw(`when '${type}' then ${category}`);
}

/** What `categoryOf` says of the rows `game` and `vendor`. */
export const CATEGORY = sql`case game.game_type ${join(GAME_TYPES.map(categoryIn), " ")} end`;

/**
 * The category that a vendor's game is in now, as one row that is found by index: category. None of
 * a game that is not known.
 */
export const categoryRow = (vendor: Sql, code: Sql): Sql => sql`
  select ${CATEGORY} as category
  from game
  join vendor on vendor.id = game.vendor_id
  where game.vendor_id = ${vendor} and game.code = ${code} offset 0`;
