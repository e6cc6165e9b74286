import { expect, test } from "vitest";
import { readFilter, withFewPages, writeFilter } from "./filter.ts";
import { LOBBIES, type Lobby } from "../lobbies.ts";

const lobby = (path: string): Lobby => {
  const found = LOBBIES[path];
  if (!found) throw new Error(`No lobby at ${path}`);
  return found;
};
const rng = lobby("/rng");
const none = readFilter({}, rng);
/** What the address says after a change, without what it leaves out. */
const after = (
  address: Record<string, string>,
  change: Parameters<typeof writeFilter>[1],
  at = rng,
) =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(writeFilter(readFilter(address, at), change, at)).filter(
          ([, value]) => value !== "",
        ),
      ),
    ),
  );

test("RT-04 RT-05 a lobby takes its vendor from page, the provider page from vassalage", () => {
  expect(readFilter({ page: "PERYA" }, rng).vendor).toBe("PERYA");
  expect(readFilter({ vassalage: "PERYA" }, lobby("/providers")).vendor).toBe("PERYA");
  expect(after({}, { vendor: "PERYA" })).toEqual({ page: "PERYA" });
  expect(after({}, { vendor: "PERYA" }, lobby("/providers"))).toEqual({ vassalage: "PERYA" });
});

test("RT-04 there is a lobby for every category of the specification", () => {
  const paths = [
    "/rng",
    "/live",
    "/pvp",
    "/fish",
    "/sports",
    "/esports",
    "/inhouse",
    "/cockfight",
    "/hot",
    "/fav",
    "/providers",
  ];
  expect(Object.keys(LOBBIES).toSorted()).toEqual(paths.toSorted());
});

test("GB-05 choosing anything begins on the first page again", () => {
  expect(after({ pageNo: "7", from: "3" }, { classify: "Slots" })).toEqual({ classify: "Slots" });
  expect(after({ pageNo: "7", page: "PERYA" }, { vendor: "" })).toEqual({});
  expect(after({ pageNo: "7", classify: "Slots" }, { q: "mango" })).toEqual({
    classify: "Slots",
    q: "mango",
  });
});

test("GB-06 loading more keeps the pages before, a jump to a page does not", () => {
  expect(after({ pageNo: "3" }, { from: 3, pageNo: 4 })).toEqual({ from: 3, pageNo: 4 });
  expect(after({ pageNo: "3" }, { pageNo: 9 })).toEqual({ pageNo: 9 });
  expect(readFilter({ from: "3", pageNo: "9" }, rng)).toMatchObject({ from: 3, pageNo: 9 });
  expect(withFewPages(readFilter({ from: "1", pageNo: "99" }, rng))).toMatchObject({
    from: 94,
    pageNo: 99,
  });
});

test("the search is trimmed, and nonsense in the address is no filter", () => {
  expect(readFilter({ q: "  mango " }, rng).q).toBe("mango");
  expect(
    readFilter({ list: "best", pageNo: "-1", from: "9", minBet: "1e9", minLineNum: "many" }, rng),
  ).toEqual({ ...none, from: 1 });
  expect(readFilter({ pageNo: "99999" }, rng).pageNo).toBe(1);
});

test("the lists of their own pages can't be chosen away", () => {
  expect(readFilter({ list: "recent" }, lobby("/hot")).list).toBe("hot");
  expect(after({}, { q: "x" }, lobby("/fav"))).toEqual({ q: "x" });
});
