import { expect, test } from "vitest";
import { sayDraw } from "./say-draw.ts";

test("a draw is said with its special prize alone, or with every ball, and never with sums", () => {
  const said = (board: Parameters<typeof sayDraw>[0]["board"]) =>
    sayDraw({ issueNo: "1", board }).numbers;
  expect(
    said([
      { prize: "DB", numbers: ["49839"] },
      { prize: "G1", numbers: ["92272"] },
    ]),
  ).toBe("49839");
  expect(
    said([
      { prize: "BALLS", numbers: ["07", "12"] },
      { prize: "SPECIAL", numbers: ["49"] },
      { prize: "SUM", numbers: ["68"] },
    ]),
  ).toBe("07 12 49");
});
