import type { Rule } from "./compile.ts";
import type { Folded } from "./fold.ts";
import { ruleOf } from "./profile.ts";

/** How DEMO names accounts for play money, which no other list is about. */
const PLAY = "PLAY";

/** A brand, as the law of currencies knows it. */
export interface Moneyed {
  readonly currency: string;
  readonly realMoney: boolean;
}

/**
 * The rule by which no account for real money may be opened in a brand's currency: each profile's
 * list is a rule of its own. Undefined where none forbids it, and for play money.
 */
export function currencyForbidden(
  folded: Folded,
  { currency, realMoney }: Moneyed,
): Rule | undefined {
  if (!realMoney) return undefined;
  const owner = folded.get("currency")?.of.find(({ cell }) => {
    const list = cell.value as readonly string[];
    return list.includes(PLAY) || !list.includes(currency);
  });
  return owner && { rule: ruleOf(owner.code, "currency"), version: owner.version };
}
