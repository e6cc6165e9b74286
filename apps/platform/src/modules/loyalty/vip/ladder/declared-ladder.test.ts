import { expect, test } from "vitest";
import { LADDER } from "../../testing/vip-ladder.ts";
import { contrastOf } from "./declared-contrast.ts";
import { costsMore, vipLadder } from "./declared-ladder.ts";

type Level = (typeof LADDER)["levels"][number];

/** The ladder with one level changed. */
const changed = (at: number, change: Partial<Level>) => ({
  levels: LADDER.levels.map((level, n) => (n === at ? { ...level, ...change } : level)),
});
const faultsOf = (value: unknown) => {
  const read = vipLadder.safeParse(value);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join("."));
};

test("a ladder whose levels ask for more and more is one, and no ladder too", () => {
  expect(faultsOf(LADDER)).toEqual([]);
  expect(vipLadder.parse({})).toEqual({ levels: [] });
});

test.each([
  ["fewer deposits than the one below", changed(2, { deposits: "0" }), ["levels.2.deposits"]],
  ["less turnover than the one below", changed(3, { turnover: "1" }), ["levels.3.turnover"]],
  [
    "less in a month than the one below",
    changed(4, { keepTurnover: "1" }),
    ["levels.4.keepTurnover"],
  ],
  ["a lower rank than the one below", changed(4, { rankLevel: 1 }), ["levels.4.rankLevel"]],
  ["nothing", changed(0, { deposits: "0", turnover: "0" }), ["levels.0.deposits"]],
  [
    "the same as the one below",
    changed(1, { deposits: "100000000", turnover: "1000000000" }),
    ["levels.1.deposits"],
  ],
  ["to be called nothing", changed(1, { label: {} }), ["levels.1.label"]],
  [
    "to be read in grey on grey",
    changed(1, { color: "#888888", background: "#777777" }),
    ["levels.1.color"],
  ],
])("a level can't ask for %s", (_, ladder, faults) => {
  expect(faultsOf(ladder)).toEqual(faults);
});

test("what costs money takes two people, names, colours and texts one", () => {
  expect(costsMore(LADDER, changed(0, { pointsBps: 20_000 }))).toBe(true);
  expect(costsMore(LADDER, changed(0, { keepTurnover: "1" }))).toBe(true);
  expect(costsMore(LADDER, { levels: LADDER.levels.slice(1) })).toBe(true);
  const [first] = LADDER.levels;
  const gifts = { ...first?.gifts, birthday: "100000" } as Level["gifts"];
  expect(costsMore(LADDER, changed(0, { gifts }))).toBe(true);
  const words = { label: { EN: "Copper" }, color: "#fffff0", background: "#000000" };
  expect(costsMore(LADDER, changed(0, { ...words, about: { EN: "A cake" } }))).toBe(false);
});

test("contrast is the one of WCAG: black on white 21, the same colour 1", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#123456", "#123456")).toBeCloseTo(1, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
