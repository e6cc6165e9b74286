/**
 * Banner places by path. A path that is not listed has none; the sign-in dialog has `w_login`.
 */
export const BANNER_GROUPS = {
  "/": "w_home",
  "/index": "w_home",
  "/index.html": "w_home",
  "/home": "w_home",
  "/rng": "w_rng",
  "/live": "w_live",
  "/fish": "w_fish",
  "/pvp": "w_pvp",
  "/sports": "w_sports",
  "/esports": "w_esports",
  "/elott": "w_lott",
  "/lotteryCenter": "w_lott",
  "/down": "w_down",
  "/download": "w_down",
  "/promotions": "w_promotion",
  "/pointMall": "w_shop",
  "/help": "w_help",
  "/register": "w_reg",
  "/register.html": "w_reg",
  "/login": "w_login",
  "/inhouse": "w_inhouse",
} as const;

export type BannerGroup = (typeof BANNER_GROUPS)[keyof typeof BANNER_GROUPS];

/** Which banners stand on a path. */
export function bannerGroupOf(pathname: string): BannerGroup | undefined {
  return Object.hasOwn(BANNER_GROUPS, pathname)
    ? BANNER_GROUPS[pathname as keyof typeof BANNER_GROUPS]
    : undefined;
}
