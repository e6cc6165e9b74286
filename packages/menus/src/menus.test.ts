import { expect, test } from "vitest";
import {
  arranged,
  ITEMS,
  MENUS,
  nameIn,
  shownIn,
  type MenuItemName,
  type MenuLine,
} from "./index.ts";

const line = (item: MenuItemName, change: Partial<MenuLine> = {}): MenuLine => ({
  item,
  show: "offered",
  icon: null,
  names: {},
  ...change,
});
const itemsOf = (lines: readonly { readonly item: MenuItemName }[]) =>
  lines.map(({ item }) => item);
const EVERYTHING = new Set(Object.keys(ITEMS));

test("a brand that has changed nothing has the usual menus, in their order, with five places at the thumb", () => {
  expect(itemsOf(shownIn("games", [], EVERYTHING))).toEqual(MENUS.games.shown);
  expect(itemsOf(shownIn("more", [], EVERYTHING))).toEqual(MENUS.more.shown);
  expect(itemsOf(shownIn("bottom", [], EVERYTHING))).toEqual([
    "home",
    "games",
    "lottery",
    "wallet",
    "me",
  ]);
});

test("nothing leads to an empty page: what no module has something behind is left out", () => {
  expect(itemsOf(shownIn("games", [], new Set(["rng", "inhouse"])))).toEqual([
    "home",
    "hot",
    "fav",
    "rng",
    "inhouse",
  ]);
  expect(itemsOf(shownIn("bottom", [], new Set()))).toEqual(["home", "games", "wallet", "me"]);
});

test("a lobby without a game is there where the brand shows it, and nothing else that is empty is", () => {
  const stored = [
    line("sports", { show: "always" }),
    line("promotions", { show: "always" }),
    line("lotteryCenter", { show: "always" }),
  ];
  const shown = itemsOf(shownIn("games", stored, new Set()));
  expect(shown).toContain("sports");
  expect(shown).not.toContain("promotions");
  expect(shown).not.toContain("lotteryCenter");
});

test("what the brand hides is hidden, except the way to another language", () => {
  expect(itemsOf(shownIn("games", [line("rng", { show: "never" })], EVERYTHING))).not.toContain(
    "rng",
  );
  expect(itemsOf(shownIn("more", [line("language", { show: "never" })], EVERYTHING))).toContain(
    "language",
  );
});

test("the brand's order stands, and an item it has never placed stands behind its usual neighbour", () => {
  const others = MENUS.games.shown.filter((item) => item !== "live").toReversed();
  const lines = arranged(
    "games",
    others.map((item) => line(item)),
  );
  const at = itemsOf(lines).indexOf("rng");
  expect(itemsOf(lines)[at + 1]).toBe("live");
  expect(itemsOf(lines).filter((item) => item !== "live")).toEqual(others);
  expect(arranged("games", [line("wallet")]).map(({ item }) => item)).toEqual(MENUS.games.shown);
});

test("never more than five stand at the thumb", () => {
  const stored = MENUS.bottom.more.map((item) => line(item));
  expect(shownIn("bottom", stored, EVERYTHING)).toHaveLength(5);
});

test("a name is the reader's, else that of the brand's first language, else the site's own word", () => {
  const named = { names: { VI: "Quay hũ", EN: "Reels" } };
  expect(nameIn(named, "VI", "EN")).toEqual({ name: "Quay hũ", language: "VI" });
  expect(nameIn(named, "AR", "EN")).toEqual({ name: "Reels", language: "EN" });
  expect(nameIn(named, "AR", "TY")).toBeUndefined();
});
