import type { Platform } from "../../../platform.ts";
import type { Rule } from "../rules/compile.ts";
import type { Product } from "../rules/fields.ts";
import { ruleOf } from "../rules/profile.ts";
import { SESSION_PRODUCTS } from "../rules/session-law.ts";
import { lawInForce } from "../versions/law-in-force.ts";

/**
 * The rules of a brand's profiles that are decided bet by bet on some products, now: stakes, the
 * time between rounds, pauses, and planned sessions. As `GB.stake.max v1`, each once.
 */
export async function rulesOfBets(
  platform: Platform,
  brandId: bigint,
  products: Iterable<Product>,
): Promise<readonly string[]> {
  const { compiled, folded, session } = await lawInForce(platform, brandId);
  const all = [...products];
  const breaks = folded.get("check.break")?.of ?? [];
  const rules: readonly Rule[] = [
    ...all.flatMap((product) => compiled.highest.get(product) ?? []),
    ...(all.length > 0 ? compiled.lowest : []),
    ...all.flatMap((product) => compiled.roundMs.get(product) ?? []),
    ...breaks.map(({ code, version }) => ({ rule: ruleOf(code, "check.break"), version })),
    ...(session && all.some((product) => SESSION_PRODUCTS.has(product)) ? [session] : []),
  ];
  return [...new Set(rules.map(({ rule, version }) => `${rule} v${version}`))];
}
