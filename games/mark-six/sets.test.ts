import { expect, test } from "vitest";
import { markSix } from "./rules.ts";

const SNAKE = { animal: 5 };

test("the named sets are the balls on which the special ball wins that side, colour or animal, ball 49 on no side", () => {
  const markets = { side: "SPECIAL_SIDE", wave: "WAVE", animal: "ZODIAC_SPECIAL" } as const;
  const sets = markSix.sets?.(SNAKE) ?? [];
  expect(sets).toHaveLength(4 + 3 + 12);
  for (const { kind, code, numbers } of sets)
    for (let special = 1; special <= 49; special++) {
      const outcome = { regular: [], special, animal: SNAKE.animal };
      const { hits } = markSix.settle({ market: markets[kind], selection: code }, outcome);
      expect([code, special, numbers.includes(String(special).padStart(2, "0"))]).toEqual([
        code,
        special,
        hits[0] === 1,
      ]);
    }
  expect(markSix.sets?.({}).some(({ kind }) => kind === "animal")).toBe(false);
});
