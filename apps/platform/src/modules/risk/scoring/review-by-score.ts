import type { ReviewOf } from "../../cashier/index.ts";
import { currentSection } from "../../settings/index.ts";
import { scoreSubject } from "./score-subject.ts";

/**
 * Scores a withdrawal when it is asked for, and from the brand's threshold on has two people review
 * it: with every rule that found something, what it found, and its weight.
 */
export const reviewByScore: ReviewOf = async (tx, { publicId, player }) => {
  const { id, brandId } = player;
  const subject = { kind: "withdrawal", id: publicId, player: id, brandId } as const;
  const score = await scoreSubject(tx, subject);
  const { reviewFrom } = await currentSection(tx, brandId, "risk");
  if (!score || score.score < reviewFrom) return undefined;
  const found = score.reasons.map(({ words, weight }) => `${words} (+${weight})`);
  return `Score ${score.score}: ${found.join("; ")}`;
};
