import type { LotteryGroup, LotteryItem } from "@perya/api-client/player";

/** All lotteries, and those of keno; every other tag is of a Vietnamese group. */
export const ALL = "ALL";
export const KENO = "KENO";

/** The lotteries shown: a category, or one of the lists. Empty for the current category. */
export type Mode = "" | "hot" | "fav" | "recent";

/** What is chosen in the block. */
export interface Chosen {
  readonly tag: string;
  readonly mode: Mode;
}

/** Choosing another category shows it and leaves an open list. */
export function chooseTag(tag: string): Chosen {
  return { tag, mode: "" };
}

/** A list; pressed again it returns to the category. */
export function chooseMode(chosen: Chosen, mode: Exclude<Mode, "">): Chosen {
  return { ...chosen, mode: chosen.mode === mode ? "" : mode };
}

/** The last results stand below a kind, and not below a list or keno. */
export function showsHistory({ tag, mode }: Chosen): boolean {
  return mode === "" && tag !== KENO;
}

/** The tabs: ALL, one for each Vietnamese group in its order, and KENO where there is any. */
export function tabsOf(
  groups: readonly LotteryGroup[],
  hasKeno: boolean,
): readonly { readonly tag: string; readonly label: string }[] {
  const own = groups
    .filter(({ tag }) => tag.startsWith("VN"))
    .toSorted((a, b) => a.gameMenuSort - b.gameMenuSort)
    .map(({ tag, labelName }) => ({ tag, label: labelName }));
  return [{ tag: ALL, label: "" }, ...own, ...(hasKeno ? [{ tag: KENO, label: "" }] : [])];
}

/** The lotteries of a kind, in the order of the menus. */
export function gamesOf(groups: readonly LotteryGroup[], tag: string): readonly LotteryItem[] {
  const wanted = tag === ALL ? groups : groups.filter((group) => group.tag === tag);
  return wanted.flatMap(({ gameMenus }) => gameMenus);
}

/**
 * The groups with what one vendor has in them, or with all where its code is empty; none without a
 * lottery.
 */
export function groupsOfVendor(
  groups: readonly LotteryGroup[],
  vassalage: string,
): readonly LotteryGroup[] {
  return groups
    .map((group) => ({
      ...group,
      gameMenus: group.gameMenus.filter((item) => vassalage === "" || item.vassalage === vassalage),
    }))
    .filter(({ gameMenus }) => gameMenus.length > 0);
}
