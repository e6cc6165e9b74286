import { fieldRule } from "./fields.ts";
import type { Folded } from "./fold.ts";
import { ruleOf } from "./profile.ts";

/** What stays closed in a currency, because a rule names no amount in it. */
export interface ClosedForAmount {
  /** `GB.stake.max`. */
  readonly rule: string;
  readonly what: string;
}

/**
 * What stays closed in a currency until counsel gives an amount in it: nothing is converted. Each
 * profile's amounts are a rule of their own.
 */
export function closedForAmount(folded: Folded, currency: string): readonly ClosedForAmount[] {
  const owners = (field: "stake.max" | "stake.min" | "limit.depositCeiling") =>
    folded.get(field)?.of ?? [];
  const without = (rows: readonly { readonly currency?: string }[]) =>
    rows.every((row) => row.currency !== currency);
  return [
    ...owners("stake.max").flatMap(({ code, cell }) => {
      const rows = cell.value as readonly { readonly product: string; readonly currency: string }[];
      return Array.from(Map.groupBy(rows, ({ product }) => product))
        .filter(([, of]) => without(of))
        .map(([product]) => ({ rule: ruleOf(code, "stake.max"), what: labelOf(product) }));
    }),
    ...owners("stake.min")
      .filter(({ cell }) => !Object.hasOwn(cell.value as object, currency))
      .map(({ code }) => ({ rule: ruleOf(code, "stake.min"), what: "All bets" })),
    ...owners("limit.depositCeiling")
      .filter(({ cell }) => without(cell.value as readonly { readonly currency?: string }[]))
      .map(({ code }) => ({ rule: ruleOf(code, "limit.depositCeiling"), what: "Deposits" })),
  ];
}

function labelOf(product: string): string {
  return fieldRule(`product.${product}` as Parameters<typeof fieldRule>[0]).label;
}
