import { PRODUCTS, type Product } from "./fields.ts";
import { BASE, DEMO, type Cells, type Profile } from "./profile.ts";

/**
 * STRICT, the strictest of all: every profile for real money with our own rules, which then forbid
 * each product that none of them forbids and half of them or fewer expressly allow.
 */
export function strict(profiles: readonly Profile[]): readonly Profile[] {
  const base = profiles.find(({ code }) => code === BASE);
  const others = profiles.filter(({ code }) => code !== BASE && code !== DEMO);
  if (!base) return others;
  const saying = (product: Product, value: string) =>
    others.filter(({ cells }) => cells[`product.${product}`]?.value === value).length;
  const closed: Cells = Object.fromEntries(
    PRODUCTS.filter(
      (product) => saying(product, "forbid") === 0 && saying(product, "allow") * 2 <= others.length,
    ).map((product) => [
      `product.${product}`,
      {
        value: "forbid",
        source: "the platform's own rule",
        confidence: "sure",
        asOf: base.cells["age.min"]?.asOf ?? "2026-11-23",
        note: "half of the profiles or fewer allow it",
      },
    ]),
  );
  return [...others, { ...base, cells: { ...base.cells, ...closed } }];
}
