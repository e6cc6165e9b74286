import type { BannerGroup } from "./banner-group.ts";

/** What stands in a place that the brand has no banner for: a picture of what is there. */
export const HOUSE_BANNERS: Readonly<Record<BannerGroup, string>> = {
  w_home: "/banners/trial-wide.svg",
  w_rng: "/banners/categories/rng.svg",
  w_live: "/banners/categories/live.svg",
  w_fish: "/banners/categories/fish.svg",
  w_pvp: "/banners/categories/pvp.svg",
  w_sports: "/banners/categories/sports.svg",
  w_esports: "/banners/categories/esports.svg",
  w_lott: "/banners/categories/lottery.svg",
  w_inhouse: "/banners/instant-wide.svg",
  w_promotion: "/banners/promotions-wide.svg",
  w_down: "/banners/pocket-wide.svg",
  w_shop: "/banners/categories/shop.svg",
  w_help: "/banners/trial-wide.svg",
  w_reg: "/banners/trial-wide.svg",
  w_login: "/banners/trial-wide.svg",
};
