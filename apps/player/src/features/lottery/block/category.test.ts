import { describe, expect, test } from "vitest";
import type { LotteryGroup } from "@perya/api-client/player";
import {
  chooseMode,
  chooseTag,
  gamesOf,
  groupsOfVendor,
  showsHistory,
  tabsOf,
} from "./category.ts";

const group = (tag: string, gameMenuSort: number, ...ids: string[]) =>
  ({
    tag,
    labelName: tag.toLowerCase(),
    gameMenuSort,
    gameGroupCode: tag,
    gameMenus: ids.map((gameId) => ({ gameId })),
  }) as LotteryGroup;
const groups = [
  group("VN_SOUTH", 2, "b"),
  group("VN_NORTH", 1, "a"),
  group("K3", 3, "c"),
  group("KENO", 4, "d"),
];
const tags = (hasKeno: boolean) => tabsOf(groups, hasKeno).map(({ tag }) => tag);

describe("the lottery block", () => {
  test("LB-01 has tabs for ALL, every Vietnamese group in its order, and KENO only where there is any", () => {
    expect(tags(true)).toEqual(["ALL", "VN_NORTH", "VN_SOUTH", "KENO"]);
    expect(tags(false)).toEqual(["ALL", "VN_NORTH", "VN_SOUTH"]);
    expect(gamesOf(groups, "ALL").map(({ gameId }) => gameId)).toEqual(["b", "a", "c", "d"]);
    expect(gamesOf(groups, "VN_NORTH").map(({ gameId }) => gameId)).toEqual(["a"]);
  });

  test("GB-11 a vendor's lobby has the groups in which the vendor has a lottery, and of them what is the vendor's", () => {
    const [first = group("", 0), second = group("", 0)] = groups;
    const of = (vassalage: string, { gameMenus }: LotteryGroup) =>
      gameMenus.map((item) => ({ ...item, vassalage }));
    const mixed = [
      { ...first, gameMenus: [...of("LOTT", first), ...of("ELOTT", second)] },
      { ...second, gameMenus: of("ELOTT", second) },
    ];
    const ids = (vassalage: string) =>
      groupsOfVendor(mixed, vassalage).map(({ tag, gameMenus }) => [
        tag,
        ...gameMenus.map(({ gameId }) => gameId),
      ]);
    expect(ids("LOTT")).toEqual([["VN_SOUTH", "b"]]);
    expect(ids("")).toEqual([
      ["VN_SOUTH", "b", "a"],
      ["VN_NORTH", "a"],
    ]);
  });

  test("LB-02 choosing a kind leaves the list one was in, and the same list once more leads back", () => {
    const hot = chooseMode({ tag: "VN_NORTH", mode: "" }, "hot");
    expect(hot).toEqual({ tag: "VN_NORTH", mode: "hot" });
    expect(chooseMode(hot, "fav").mode).toBe("fav");
    expect(chooseMode(hot, "hot").mode).toBe("");
    expect(chooseTag("VN_SOUTH")).toEqual({ tag: "VN_SOUTH", mode: "" });
  });

  test("LB-05 the last results are shown below a kind, not below a list or keno", () => {
    expect(showsHistory({ tag: "ALL", mode: "" })).toBe(true);
    expect(showsHistory({ tag: "ALL", mode: "hot" })).toBe(false);
    expect(showsHistory({ tag: "KENO", mode: "" })).toBe(false);
  });
});
