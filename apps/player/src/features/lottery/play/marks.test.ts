import { describe, expect, test } from "vitest";
import { marksOf, quickPick, readMarks } from "./marks.ts";

const digits = (length: number) => ({ picker: { kind: "digits", length } }) as const;
const balls = { picker: { kind: "balls", from: 1, to: 80 } } as const;
const sides = { picker: { kind: "options", options: ["BIG", "SMALL"] } } as const;

describe("LB-12 marking numbers", () => {
  test("a hundred numbers are shown with their zeros, a thousand are typed", () => {
    expect([
      marksOf(digits(2))?.length,
      marksOf(digits(2))?.[7],
      marksOf(digits(3)),
      marksOf(balls)?.at(-1),
    ]).toEqual([100, "07", undefined, "80"]);
  });

  test("many numbers are read from what is pasted, with their zeros, each once; what is none is named", () => {
    expect(readMarks("07, 12;07 99\n1234", digits(2))).toEqual({
      picks: ["07", "12", "99", "34"],
      wrong: [],
    });
    expect(readMarks("123 45 678 12x", digits(3))).toEqual({
      picks: ["123", "678"],
      wrong: ["45", "12x"],
    });
    expect(readMarks("3 80 81 00", balls)).toEqual({ picks: ["03", "80"], wrong: ["81", "00"] });
    expect(readMarks("٠٧، ۱۲ ๓๔", digits(2))).toEqual({ picks: ["07", "12", "34"], wrong: [] });
    expect(readMarks("BIG, tie", sides)).toEqual({ picks: ["BIG"], wrong: ["tie"] });
  });

  test("a quick pick has as many different numbers as are asked for, every number as likely, and no more than there are", () => {
    expect(new Set(quickPick(digits(3), 20)).size).toBe(20);
    expect(quickPick(sides, 5)).toEqual(["BIG", "SMALL"]);
    const draws = [7, 7, 99];
    expect(quickPick(digits(2), 2, () => draws.shift() ?? 0)).toEqual(["07", "99"]);
    expect(quickPick(digits(4), 1, () => 42)).toEqual(["0042"]);
  });
});
