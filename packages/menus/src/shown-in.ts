import { arranged, type MenuLine, type StoredLine } from "./arranged.ts";
import { ENTRIES, type EntryAbout } from "./entries.ts";
import { type MenuName, MOST_AT_THE_THUMB } from "./menus.ts";

/** An entry that visitors see. */
export type ShownLine = Omit<MenuLine, "show">;

/**
 * What visitors see of a menu: nothing that leads to an empty page, unless it is a lobby that the
 * brand shows without games. `offered` are the entries there is something behind.
 */
export function shownIn(
  menu: MenuName,
  stored: readonly StoredLine[],
  offered: ReadonlySet<string>,
): ShownLine[] {
  const lines = arranged(menu, stored).filter(({ entry, show }) => {
    const about: EntryAbout = ENTRIES[entry];
    if (about.alwaysThere) return true;
    if (show === "never") return false;
    return !about.offered || offered.has(entry) || (about.lobby && show === "always");
  });
  const most = menu === "bottom" ? MOST_AT_THE_THUMB : lines.length;
  return lines.slice(0, most).map(({ entry, icon, names }) => ({ entry, icon, names }));
}
