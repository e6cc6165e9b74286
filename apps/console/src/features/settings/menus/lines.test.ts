import { arranged, type MenuLine } from "@perya/menus";
import { expect, test } from "vitest";
import { moved, named, storedOf, waysOf, whyLeftOut } from "./lines.ts";

const usual = arranged("games", []);

test("an item moves to a place, and the others close up", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
});

test("a menu that was moved there and back is stored as the usual one", () => {
  const there = moved(usual, 0, 3);
  expect(storedOf("games", there)).toEqual(there);
  expect(storedOf("games", moved(there, 3, 0))).toEqual([]);
});

test("a name is there until it is emptied", () => {
  expect(named({ EN: "Reels" }, "VI", "Quay hũ")).toEqual({ EN: "Reels", VI: "Quay hũ" });
  expect(named({ EN: "Reels" }, "EN", "")).toEqual({});
});

test("only a lobby can be shown without games, and the language can't be hidden", () => {
  expect(waysOf("rng").map(([show]) => show)).toEqual(["offered", "always", "never"]);
  expect(waysOf("promotions").map(([show]) => show)).toEqual(["offered", "never"]);
  expect(waysOf("language").map(([show]) => show)).toEqual(["offered"]);
});

test("what is left out says why", () => {
  const line = (item: MenuLine["item"], show: MenuLine["show"] = "offered"): MenuLine => ({
    item,
    show,
    icon: null,
    names: {},
  });
  expect(whyLeftOut(line("sports"), [])).toContain("no such games");
  expect(whyLeftOut(line("promotions"), [])).toContain("nothing behind it");
  expect(whyLeftOut(line("sports"), ["sports"])).toBeUndefined();
  expect(whyLeftOut(line("sports", "always"), [])).toBeUndefined();
  expect(whyLeftOut(line("home"), [])).toBeUndefined();
});
