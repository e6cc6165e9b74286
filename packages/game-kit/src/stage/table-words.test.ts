import { expect, test } from "vitest";
import { tableWords } from "./table-words.ts";

test("a rare chance is one in so many, in the player's language", () => {
  const rare = (tag: string) => tableWords(tag).chance(1 / 2_000_000);
  expect(["en", "fil", "vi", "zh-Hans", "ar"].map(rare)).toEqual([
    "1 in 2,000,000",
    "1 sa 2,000,000",
    "1 trên 2,000,000",
    "2,000,000 分之一",
    "1 من 2,000,000",
  ]);
  expect(tableWords("vi").chance(0.001)).toBe("0.10 %");
});

test("a language without words reads English, and says so", () => {
  for (const tag of ["th", "", "constructor"])
    expect(tableWords(tag)).toMatchObject({ lang: "en", heads: { pays: "Pays" } });
  expect(tableWords("zh-Hans")).toMatchObject({ lang: "zh-Hans", heads: { chance: "概率" } });
});
