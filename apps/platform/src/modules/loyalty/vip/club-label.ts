import type { LabelPort } from "../../identity/index.ts";
import { wordsIn } from "./ladder/ladder.ts";
import { vipOf } from "./vip-of.ts";

/** The label of a player's VIP level. */
export const clubLabel: LabelPort = async (tx, { id, brandId }, readable) => {
  const { of } = await vipOf(tx, id, brandId);
  return (
    of && {
      labelName: wordsIn(of.label, readable),
      color: of.color,
      color2: of.background,
      rankLevel: of.rankLevel,
    }
  );
};
