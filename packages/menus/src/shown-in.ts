import { arranged, type MenuLine } from "./arranged.ts";
import { ITEMS, type ItemAbout } from "./items.ts";
import { type MenuName, MOST_AT_THE_THUMB } from "./menus.ts";

/** An item that visitors see. */
export type ShownLine = Omit<MenuLine, "show">;

/**
 * What visitors see of a menu: nothing that leads to an empty page, unless it is a lobby that the
 * brand shows without games. `offered` are the items there is something behind.
 */
export function shownIn(
  menu: MenuName,
  stored: readonly MenuLine[],
  offered: ReadonlySet<string>,
): ShownLine[] {
  const lines = arranged(menu, stored).filter(({ item, show }) => {
    const about: ItemAbout = ITEMS[item];
    if (about.alwaysThere) return true;
    if (show === "never") return false;
    return !about.offered || offered.has(item) || (about.lobby && show === "always");
  });
  const most = menu === "bottom" ? MOST_AT_THE_THUMB : lines.length;
  return lines.slice(0, most).map(({ item, icon, names }) => ({ item, icon, names }));
}
