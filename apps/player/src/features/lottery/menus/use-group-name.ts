import type { LotteryGroup } from "@perya/api-client/player";
import type { Catalogue } from "../../../messages/catalogue.ts";
import { useText } from "../../../shared/text.ts";

type Known = keyof Catalogue["lottery"]["group"];

/** What groups of lotteries are called: the house's own in the words of the site, any other as the menus call it. */
export function useGroupName(): (group: Pick<LotteryGroup, "tag" | "labelName">) => string {
  const t = useText("lottery");
  return ({ tag, labelName }) =>
    t.has(`group.${tag as Known}`) ? t(`group.${tag as Known}`) : labelName;
}
