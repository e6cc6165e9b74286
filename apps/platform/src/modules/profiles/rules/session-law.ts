import type { Rule } from "./compile.ts";
import { fieldRule, type Product } from "./fields.ts";
import { ruleOf, type Profile } from "./profile.ts";

const FIELD = "limit.session";

/** The period of a limit that a player sets before each session of play, and for it alone. */
export const PER_SESSION = "session";

/** What has to be planned first: slots, and instant games, which are among those of casinos. */
export const SESSION_PRODUCTS: ReadonlySet<Product> = new Set(["slots", "casino"]);

/**
 * The rule by which players fix time and money of a session of slots or instant games before it;
 * undefined where no profile has one.
 */
export function sessionLawIn(profiles: readonly Profile[]): Rule | undefined {
  const owner = profiles.find(({ cells }) => {
    const value = cells[FIELD]?.value ?? null;
    if (value === null) return false;
    const limit = fieldRule(FIELD).kind.schema.parse(value) as {
      readonly mandatory: boolean;
      readonly periods: readonly string[];
    };
    return limit.mandatory && limit.periods.includes(PER_SESSION);
  });
  return owner && { rule: ruleOf(owner.code, FIELD), version: owner.version };
}
