import type { GameVendor } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { VENDORS } from "../../../shared/games/vendors.ts";
import { useLottFav } from "../menus/lottfav.ts";
import { useMenus, usePopular, useRecent } from "../menus/use-menus.ts";
import { useUsername } from "../menus/use-username.ts";
import type { LotteryGroup, LotteryItem } from "@perya/api-client/player";
import { ALL, gamesOf, groupsOfVendor, type Chosen } from "./category.ts";

/** Code of the vendor whose kenos stand in the block. */
const GPI = "GPI";

interface Block {
  readonly groups: readonly LotteryGroup[] | undefined;
  /** The groups with what is wanted of them. */
  readonly shownGroups: readonly LotteryGroup[] | undefined;
  /** Undefined while they are fetched. */
  readonly items: readonly LotteryItem[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * What the block shows for what is chosen; `vassalage` is the code of the one vendor whose
 * lotteries are wanted.
 */
export function useBlock({ tag, mode }: Chosen, vassalage: string): Block {
  const menus = useMenus();
  const popular = usePopular(mode === "hot");
  const recent = useRecent(mode === "recent");
  const favourites = useLottFav(useUsername());
  const groups = menus.data?.groups;
  const shownGroups = groups && groupsOfVendor(groups, vassalage);
  const all = groups && gamesOf(groups, ALL);
  const byIds = (ids: readonly string[] | undefined) =>
    all && ids?.flatMap((id) => all.find(({ gameId }) => gameId === id) ?? []);
  const items = {
    "": shownGroups && gamesOf(shownGroups, tag),
    hot: popular.data,
    fav: byIds(favourites),
    recent: byIds(recent.data?.gameId),
  }[mode];
  const failed = [menus, ...(mode === "hot" ? [popular] : mode === "recent" ? [recent] : [])].find(
    ({ isError }) => isError,
  );
  return {
    groups,
    shownGroups,
    items,
    error: items ? null : (failed?.error ?? null),
    retry: () => void failed?.refetch(),
  };
}

/** The vendor of kenos, where the brand has it. */
export function useKenoVendor(): GameVendor | undefined {
  const { data } = useQuery(VENDORS);
  return data?.find(({ vassalage }) => vassalage === GPI);
}
