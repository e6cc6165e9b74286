import { expect, test } from "vitest";
import { groupName, markName, marketAbout, marketName } from "./say.ts";

test("LB-12 markets of a kind are named with their number, Vietnamese ones as they are known, and an unknown one by its code", () => {
  expect([
    marketName("BAO2"),
    marketName("XIEN3"),
    marketName("PICK10"),
    marketName("G1_2"),
    marketName("NEW_ONE"),
  ]).toEqual(["Bao lô 2", "Xiên 3", "Pick 10", "Nhất to", "NEW ONE"]);
  expect(marketAbout("vn-north", "DB2")).toBe("The last 2 digits of the special prize.");
  expect([
    marketAbout("keno", "SUM"),
    marketAbout("k3", "SUM"),
    marketAbout("pk10", "SUM"),
  ]).toEqual([
    "The sum of the 20 balls is exactly 810.",
    "The sum of the three dice.",
    "The numbers of the first two cars together.",
  ]);
  expect(marketAbout("k3-triples-lose", "SIZE")).toBe(
    "The sum of three dice: big 11–18, small 3–10. Three dice alike lose.",
  );
  expect(marketAbout("pk10", "FIRST3")).toBe("The first 3 cars, in the order they come in.");
  expect(marketAbout("pk10", "UNHEARD_OF")).toBeUndefined();
});

test("LB-12 sides are said in words, places with their number, figures as they are", () => {
  expect([
    markName("BIG"),
    markName("3:07"),
    markName("1:BIG"),
    markName("FRONT:LEOPARD"),
    groupName("truot"),
  ]).toEqual(["Big", "Place 3 · 07", "Place 1 · Big", "Front · Triple", "Trượt"]);
});
