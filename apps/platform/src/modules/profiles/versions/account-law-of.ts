import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import type { Rule } from "../rules/compile.ts";
import { currencyForbidden } from "../rules/currency-law.ts";
import { lawInForce } from "./law-in-force.ts";

/** The rule by which a brand opens no account in its currency now; undefined where it may. */
export async function accountForbidden(
  platform: Platform,
  brand: Pick<Brand, "id" | "currency" | "realMoney">,
): Promise<Rule | undefined> {
  const { folded } = await lawInForce(platform, brand.id);
  return currencyForbidden(folded, brand);
}
