import type { MenuItemName } from "./items.ts";
import type { MenuIcon } from "./icons.ts";
import { MENUS, type MenuName } from "./menus.ts";

/** One item of a menu as a brand has it. */
export interface MenuLine {
  readonly item: MenuItemName;
  /** While there is something behind it; even when there is nothing; or never. */
  readonly show: "offered" | "always" | "never";
  /** Null for its first one. */
  readonly icon: MenuIcon | null;
  /** The brand's own names, by the codes of their languages. */
  readonly names: Readonly<Partial<Record<string, string>>>;
}

/**
 * A whole menu in the order a brand has stored. What the brand has not placed, because it came later, stands
 * behind its usual neighbour; a brand that has changed nothing has the usual menu.
 */
export function arranged(menu: MenuName, stored: readonly MenuLine[]): MenuLine[] {
  const { shown, more }: (typeof MENUS)[MenuName] = MENUS[menu];
  const known: readonly MenuItemName[] = [...shown, ...more];
  const lines = stored.filter(({ item }) => known.includes(item));
  for (const [at, item] of known.entries()) {
    if (lines.some((line) => line.item === item)) continue;
    const before = known.slice(0, at).findLast((one) => lines.some((line) => line.item === one));
    const place = lines.findIndex((line) => line.item === before) + 1;
    lines.splice(place, 0, {
      item,
      show: at < shown.length ? "offered" : "never",
      icon: null,
      names: {},
    });
  }
  return lines;
}
