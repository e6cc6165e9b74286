import type { MenuEntry } from "./entries.ts";
import type { MenuIcon } from "./icons.ts";
import { MENUS, type MenuName } from "./menus.ts";

/** One entry of a menu as a brand has it. */
export interface MenuLine<Entry extends string = MenuEntry> {
  readonly entry: Entry;
  /** While there is something behind it; even when there is nothing; or never. */
  readonly show: "offered" | "always" | "never";
  /** Null for its first one. */
  readonly icon: MenuIcon | null;
  /** The brand's own names, by the codes of their languages. */
  readonly names: Readonly<Partial<Record<string, string>>>;
}

/** What a brand has stored of one: nothing of entries it has never seen. */
export type StoredLine = MenuLine;

/**
 * A whole menu in a brand's order. What the brand has not placed, because it came later, stands
 * behind its usual neighbour; a brand that has changed nothing has the usual menu.
 */
export function arranged(menu: MenuName, stored: readonly StoredLine[]): MenuLine[] {
  const { shown, more }: (typeof MENUS)[MenuName] = MENUS[menu];
  const known: readonly MenuEntry[] = [...shown, ...more];
  const lines = stored.filter(({ entry }) => known.includes(entry));
  for (const [at, entry] of known.entries()) {
    if (lines.some((line) => line.entry === entry)) continue;
    const before = known.slice(0, at).findLast((one) => lines.some((line) => line.entry === one));
    const place = lines.findIndex((line) => line.entry === before) + 1;
    lines.splice(place, 0, {
      entry,
      show: at < shown.length ? "offered" : "never",
      icon: null,
      names: {},
    });
  }
  return lines;
}
