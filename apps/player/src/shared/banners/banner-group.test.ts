import { expect, test } from "vitest";
import { BANNER_GROUPS, bannerGroupOf } from "./banner-group.ts";

/** As the specification lists them. */
const SPECIFIED = {
  "/": "w_home",
  "/rng": "w_rng",
  "/live": "w_live",
  "/fish": "w_fish",
  "/pvp": "w_pvp",
  "/sports": "w_sports",
  "/esports": "w_esports",
  "/elott": "w_lott",
  "/lotteryCenter": "w_lott",
  "/down": "w_down",
  "/promotions": "w_promotion",
  "/pointMall": "w_shop",
  "/help": "w_help",
  "/register": "w_reg",
  "/inhouse": "w_inhouse",
} as const;

/** Other addresses of the same pages, and the sign-in's own. */
const OTHERS = {
  "/index": "w_home",
  "/index.html": "w_home",
  "/home": "w_home",
  "/register.html": "w_reg",
  "/download": "w_down",
  "/login": "w_login",
} as const;

test.each(Object.entries({ ...SPECIFIED, ...OTHERS }))(
  "RT-18 on %s stand the banners of %s",
  (path, group) => {
    expect(bannerGroupOf(path)).toBe(group);
  },
);

test.each([
  "/hot",
  "/fav",
  "/cockfight",
  "/providers",
  "/lottery",
  "/vnLottery",
  "/promoDetail",
  "/seamless",
  "/game",
  "/wallet",
  "/me",
  "/rng/",
  "/constructor",
])("RT-18 on %s stand none", (path) => {
  expect(bannerGroupOf(path)).toBeUndefined();
});

test("RT-18 no other path has banners", () => {
  expect(Object.keys(BANNER_GROUPS).toSorted()).toEqual(
    Object.keys({ ...SPECIFIED, ...OTHERS }).toSorted(),
  );
});
