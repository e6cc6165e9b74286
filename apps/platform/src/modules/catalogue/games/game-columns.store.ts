import { sql } from "@perya/postgres/sql";

/** A piece of a statement. */
export type Part = ReturnType<typeof sql>;

/** A game's columns. */
export const columns = sql`
  game.id, game.slug, game.vendor_id as "vendorId", game.code, game.name,
  game.display_name as "displayName", game.names, game.game_type as "gameType", game.classify,
  game.is_new as "isNew", game.is_hot as "isHot", game.support_play as "supportPlay", game.rtp,
  game.enabled, game.offered, game.listed, game.sort_order as "sortOrder",
  game.icon_url as "iconUrl", game.show_icon_url as "showIconUrl"`;
/** A game's columns with its vendor's. */
export const withVendor = sql`
  ${columns}, vendor.vassalage, vendor.name as "vendorName", vendor.slug as "vendorSlug",
  vendor.opens_in as "opensIn"`;
