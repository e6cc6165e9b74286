import { describe, expect, test } from "vitest";
import { mayHold, wordsMeant } from "./words-meant.ts";

const KNOWN = ["harbor", "harbors", "lantern", "lanterns", "moon", "moonrise", "win"];
const meant = (typed: string) =>
  wordsMeant(KNOWN, typed).map((words) => words.map(({ word, slips }) => `${word} ${slips}`));

describe("CA-04 what was meant by what was typed", () => {
  test.each([
    ["harbor", ["harbor 0"]],
    ["harbr", ["harbor 1", "harbors 1"]],
    ["hrabor", ["harbor 2", "harbors 2"]],
    ["lantrns", ["lanterns 1", "lantern 2"]],
    ["mon", ["moon 1", "moonrise 1"]],
    ["wni", []],
    ["wi", ["wi 0"]],
    ["xq", []],
    ["101", ["101 0"]],
  ])("for %j, the fewest slips first: %j", (typed, words) => {
    expect(meant(typed)).toEqual([words]);
  });

  test("is told of each word apart", () => {
    expect(meant("harbr 7 moon")).toEqual([["harbor 1", "harbors 1"], ["7 0"], ["moon 0"]]);
  });

  test("is not asked for where some name may hold the text: all its words are in known ones, or numbers", () => {
    expect(["arbo", "moon 12", "rise"].map((typed) => mayHold(KNOWN, typed))).toEqual([
      true,
      true,
      true,
    ]);
    expect(["harbr", "moon harbr"].map((typed) => mayHold(KNOWN, typed))).toEqual([false, false]);
  });
});
