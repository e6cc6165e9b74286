import { expect, test } from "vitest";
import {
  arranged,
  ENTRIES,
  MENUS,
  nameIn,
  shownIn,
  type MenuEntry,
  type MenuLine,
} from "./index.ts";

const line = (entry: MenuEntry, change: Partial<MenuLine> = {}): MenuLine => ({
  entry,
  show: "offered",
  icon: null,
  names: {},
  ...change,
});
const entries = (lines: readonly { readonly entry: MenuEntry }[]) =>
  lines.map(({ entry }) => entry);
const EVERYTHING = new Set(Object.keys(ENTRIES));

test("a brand that has changed nothing has the usual menus, in their order, with five places at the thumb", () => {
  expect(entries(shownIn("games", [], EVERYTHING))).toEqual(MENUS.games.shown);
  expect(entries(shownIn("more", [], EVERYTHING))).toEqual(MENUS.more.shown);
  expect(entries(shownIn("bottom", [], EVERYTHING))).toEqual([
    "home",
    "games",
    "lottery",
    "wallet",
    "me",
  ]);
});

test("nothing leads to an empty page: what no module has something behind is left out", () => {
  expect(entries(shownIn("games", [], new Set(["rng", "inhouse"])))).toEqual([
    "home",
    "hot",
    "fav",
    "rng",
    "inhouse",
  ]);
  expect(entries(shownIn("bottom", [], new Set()))).toEqual(["home", "games", "wallet", "me"]);
});

test("a lobby without a game is there where the brand shows it, and nothing else that is empty is", () => {
  const stored = [
    line("sports", { show: "always" }),
    line("promotions", { show: "always" }),
    line("lotteryCenter", { show: "always" }),
  ];
  const shown = entries(shownIn("games", stored, new Set()));
  expect(shown).toContain("sports");
  expect(shown).not.toContain("promotions");
  expect(shown).not.toContain("lotteryCenter");
});

test("what the brand hides is hidden, except the way to another language", () => {
  expect(entries(shownIn("games", [line("rng", { show: "never" })], EVERYTHING))).not.toContain(
    "rng",
  );
  expect(entries(shownIn("more", [line("language", { show: "never" })], EVERYTHING))).toContain(
    "language",
  );
});

test("the brand's order stands, and an entry it has never placed stands behind its usual neighbour", () => {
  const others = MENUS.games.shown.filter((entry) => entry !== "live").toReversed();
  const lines = arranged(
    "games",
    others.map((entry) => line(entry)),
  );
  const at = entries(lines).indexOf("rng");
  expect(entries(lines)[at + 1]).toBe("live");
  expect(entries(lines).filter((entry) => entry !== "live")).toEqual(others);
  expect(arranged("games", [line("wallet")]).map(({ entry }) => entry)).toEqual(MENUS.games.shown);
});

test("never more than five stand at the thumb", () => {
  const stored = MENUS.bottom.more.map((entry) => line(entry));
  expect(shownIn("bottom", stored, EVERYTHING)).toHaveLength(5);
});

test("a name is the reader's, else that of the brand's first language, else the site's own word", () => {
  const named = { names: { VI: "Quay hũ", EN: "Reels" } };
  expect(nameIn(named, "VI", "EN")).toEqual({ name: "Quay hũ", language: "VI" });
  expect(nameIn(named, "AR", "EN")).toEqual({ name: "Reels", language: "EN" });
  expect(nameIn(named, "AR", "TY")).toBeUndefined();
});
