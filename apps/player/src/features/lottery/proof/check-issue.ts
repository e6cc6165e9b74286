import { commitmentOf, openDraw } from "@perya/fair";
import type { BoardRow, LotteryRules, Terms } from "@perya/lottery-kit";

/** What the platform published about a draw. */
export interface Claim {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly commitment: string;
  readonly lockEntropy: string;
  readonly seed: string;
  readonly terms: Terms;
  readonly board: readonly BoardRow[];
}

/**
 * One step of the check: what was published, what comes out here, and whether the two are the same.
 */
export interface Step {
  readonly name: "commitment" | "label" | "draw";
  readonly published: string;
  readonly computed: string;
  readonly good: boolean;
}

/**
 * Redraws an issue from the published data, by the rules alone: the seed must be the one that
 * was sealed, and the seed and the label of the draw must give the published board. Source: lottery
 * specification, section 2.
 */
export function checkIssue(
  { gameCode, issueNo, commitment, lockEntropy, seed, terms, board }: Claim,
  publishedLabel: string,
  rules: LotteryRules,
): readonly Step[] {
  const label = `${gameCode}:${issueNo}:${lockEntropy}`;
  const drawn = asText(rules.board(rules.draw(openDraw(seed, label), terms)));
  const step = (name: Step["name"], published: string, computed: string): Step => ({
    name,
    published,
    computed,
    good: published === computed,
  });
  return [
    step("commitment", commitment, commitmentOf(seed)),
    step("label", publishedLabel, label),
    step("draw", asText(board), drawn),
  ];
}

/** A board in one line, for comparing and for reading: "DB 49839 · G1 92272". */
function asText(board: readonly BoardRow[]): string {
  return board.map(({ prize, numbers }) => `${prize} ${numbers.join(" ")}`).join(" · ");
}
