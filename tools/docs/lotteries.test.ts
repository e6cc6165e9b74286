import { choiceMarket, fraction, lotteryOf, WON, wonIf } from "@perya/lottery-kit";
import { ok } from "@perya/result";
import { expect, test } from "vitest";
import { HOUSE_LOTTERIES } from "../../apps/platform/src/modules/lottery/games/house-games.ts";
import { rulesOf } from "../../apps/platform/src/modules/lottery/games/rules-of.ts";
import { pictureOf } from "../../apps/platform/src/modules/lottery/games/picture-of.ts";
import { missingOf } from "./missing-of-lottery.ts";

test("the player site has rules, art and words of every lottery of the house", async () => {
  const codes = new Set(HOUSE_LOTTERIES.flatMap(({ games }) => games.map(({ rules }) => rules)));
  const missing = await Promise.all(
    [...codes].map((code) => missingOf(rulesOf(code), pictureOf(code))),
  );
  expect(missing.flat()).toEqual([]);
});

test("a lottery that the player site does not know is found", async () => {
  const toss = lotteryOf<{ readonly face: string }>({
    code: "toss",
    version: "1.0.0",
    markets: [
      choiceMarket({
        code: "FACE",
        group: "faces",
        options: ["HEADS", "TAILS"],
        settle: (selection, { face }) => wonIf(selection === face),
        chance: () => ({ hits: [fraction(1, 2)], win: fraction(1, 2), push: fraction(0) }),
        winning: ({ face }) => new Map([[face, WON]]),
      }),
    ],
    sampleOdds: { "FACE:HEADS": 1.9, "FACE:TAILS": 1.9 },
    draw: (draw) => ({ face: draw.int(2) === 0 ? "HEADS" : "TAILS" }),
    readOutcome: () => ok({ face: "HEADS" }),
    board: ({ face }) => [{ prize: "FACE", numbers: [face] }],
  });
  expect(await missingOf(toss, pictureOf("toss"))).toEqual([
    "toss: play/rules-of.ts does not load its rules",
    "toss: no picture public/lotteries/toss.svg",
    "toss: no word of the group faces",
    "toss: no name of the market FACE",
    "toss: no name of the prize FACE",
  ]);
});
