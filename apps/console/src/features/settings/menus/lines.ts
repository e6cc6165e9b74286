import { arranged, ITEMS, type ItemAbout, type MenuLine, type MenuName } from "@perya/menus";

/** A list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** What is stored of a menu: nothing where it is the usual one. */
export function storedOf(menu: MenuName, lines: readonly MenuLine[]): MenuLine[] {
  return JSON.stringify(lines) === JSON.stringify(arranged(menu, [])) ? [] : [...lines];
}

/** The brand's names with one changed; an empty one is none. */
export function named(names: MenuLine["names"], language: string, name: string): MenuLine["names"] {
  const others = Object.entries(names).filter(([code]) => code !== language);
  return Object.fromEntries(name === "" ? others : [...others, [language, name]]);
}

/** A way to show an item, and its words. */
type Way = readonly [show: MenuLine["show"], words: string];

/** How an item can be shown, in words; one choice where there is none. */
export function waysOf(item: MenuLine["item"]): readonly Way[] {
  const about: ItemAbout = ITEMS[item];
  if (about.alwaysThere) return [["offered", "Shown"]];
  const offered: Way = ["offered", wordsOfOffered(about)];
  const always: Way = ["always", "Shown even without games"];
  return [offered, ...(about.lobby ? [always] : []), ["never", "Hidden"]];
}

function wordsOfOffered({ lobby, offered }: ItemAbout): string {
  if (lobby) return "Shown while it has games";
  return offered ? "Shown while it is not empty" : "Shown";
}

/** Why an item that is not hidden is not shown now; undefined for one that is. */
export function whyLeftOut(line: MenuLine, offered: readonly string[]): string | undefined {
  const about: ItemAbout = ITEMS[line.item];
  if (line.show !== "offered" || !about.offered || offered.includes(line.item)) return undefined;
  return about.gameType === undefined
    ? "Left out: there is nothing behind it now."
    : "Left out: the brand has no such games now.";
}
