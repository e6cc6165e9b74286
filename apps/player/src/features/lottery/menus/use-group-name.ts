import type { LotteryGroup } from "@perya/api-client/player";
import type { Catalogue } from "../../../messages/catalogue.ts";
import { useText } from "../../../shared/language/text.ts";

type Known = keyof Catalogue["lottery"]["group"];

/**
 * Names of lottery groups: the house's own from the site's messages, others from the menus.
 */
export function useGroupName(): (group: Pick<LotteryGroup, "tag" | "labelName">) => string {
  const t = useText("lottery");
  return ({ tag, labelName }) =>
    t.has(`group.${tag as Known}`) ? t(`group.${tag as Known}`) : labelName;
}
