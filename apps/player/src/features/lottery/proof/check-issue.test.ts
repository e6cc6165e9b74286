import { commitmentOf, openDraw } from "@perya/fair";
import { vnNorth } from "@perya/game-vn-lottery/rules";
import type { LotteryRules } from "@perya/lottery-kit";
import { expect, test } from "vitest";
import { checkIssue, type Claim } from "./check-issue.ts";

const rules = vnNorth as LotteryRules;
const seed = "9b818e58623bd1baa3a5f76c0d8e083fafcf1d01207c84a879da28f56a504dab";
const label = "VN27-1M:20261121-0457:ab12";
const claim: Claim = {
  gameCode: "VN27-1M",
  issueNo: "20261121-0457",
  commitment: commitmentOf(seed),
  lockEntropy: "ab12",
  seed,
  terms: {},
  board: rules.board(rules.draw(openDraw(seed, label), {})),
};
const good = (changed: Partial<Claim>, published = label) =>
  checkIssue({ ...claim, ...changed }, published, rules).map((step) => step.good);

test("LB-12 anyone can draw an issue again: commitment, label and board agree with what was published", () => {
  expect(good({})).toEqual([true, true, true]);
});

test("LB-12 another seed, another entropy, another label or one other number is found", () => {
  expect(good({ seed: seed.replace("9", "8") })).toEqual([false, true, false]);
  expect(good({ lockEntropy: "ab13" })).toEqual([true, false, false]);
  expect(good({}, `${label}0`)).toEqual([true, false, true]);
  const [first, ...rest] = claim.board;
  expect(good({ board: [{ prize: first?.prize ?? "", numbers: ["00000"] }, ...rest] })).toEqual([
    true,
    true,
    false,
  ]);
});
