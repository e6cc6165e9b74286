import { commitmentOf, openDraw } from "@perya/fair";
import { rules } from "@perya/game-mango-mines/rules";
import { expect, test } from "vitest";
import { agrees, recompute } from "./recompute.ts";

const claim = {
  game: "mango-mines",
  serverSeed: "ab".repeat(32),
  clientSeed: "fiesta",
  nonce: 3,
  choice: { mines: 4 },
};

test("the outcome is computed again from the seeds", async () => {
  const { commitment, label, state } = await recompute(claim);
  expect(commitment).toBe(commitmentOf(claim.serverSeed));
  expect(label).toBe("mines:fiesta:3");
  expect(state).toEqual(rules.begin({ mines: 4 }, openDraw(claim.serverSeed, "mines:fiesta:3")));
});

test("a played round agrees with its seeds, one with a moved mine does not", async () => {
  const { state } = await recompute(claim);
  const played = {
    ended: "BUST",
    picked: [1, 2],
    mineCells: (state as { mineCells: number[] }).mineCells,
    mines: 4,
    multiplier: "1",
  };
  expect(agrees(state, played)).toBe(true);
  expect(agrees(state, { ...played, mineCells: [0, 1, 2, 3] })).toBe(false);
  expect(agrees(state, null)).toBe(false);
});

test("another nonce gives another outcome", async () => {
  const other = await recompute({ ...claim, nonce: 4 });
  expect(agrees((await recompute(claim)).state, other.state)).toBe(false);
});

test("an unknown game and an impossible choice say so", async () => {
  await expect(recompute({ ...claim, game: "other" })).rejects.toThrow("its rules are not ours");
  await expect(recompute({ ...claim, choice: { mines: 99 } })).rejects.toThrow("not valid");
});
