import { beforeEach, expect, test, vi } from "vitest";
import { favouritesOf, toggleFavourite } from "./lottfav.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

test("LB-09 each username has favourites of its own in the map LOTTFAV, the newest first, and a second press forgets one", () => {
  toggleFavourite("maria", "VN27-1M");
  toggleFavourite("maria", "K3-1M");
  toggleFavourite("jose", "PK10-1M");
  expect(JSON.parse(kept.get("LOTTFAV") ?? "")).toEqual({
    maria: ["K3-1M", "VN27-1M"],
    jose: ["PK10-1M"],
  });
  toggleFavourite("maria", "VN27-1M");
  expect([favouritesOf("maria"), favouritesOf("jose"), favouritesOf(undefined)]).toEqual([
    ["K3-1M"],
    ["PK10-1M"],
    [],
  ]);
});

test("LB-09 what is no map of favourites is none, and a name like a method's is a name", () => {
  for (const text of ["[]", "7", "{", '{"maria":5}']) {
    kept.set("LOTTFAV", text);
    expect(favouritesOf("maria")).toEqual([]);
  }
  expect(favouritesOf("toString")).toEqual([]);
  toggleFavourite("constructor", "K3-1M");
  expect(favouritesOf("constructor")).toEqual(["K3-1M"]);
});
