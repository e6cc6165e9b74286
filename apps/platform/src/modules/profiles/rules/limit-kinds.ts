import { z } from "zod";
import type { Kind } from "./kinds.ts";

const BASES = ["net", "gross"] as const;
const DEPOSIT_AND_BONUS = "DB";

interface OfferedLimit {
  readonly mandatory: boolean;
  readonly periods: readonly string[];
  /** Whether withdrawals give room again; null where no profile says so. */
  readonly basis: (typeof BASES)[number] | null;
}

/** A limit that players are offered, or have to set: over all periods, gross before net. */
export const offeredLimit: Kind<OfferedLimit> = {
  schema: z
    .object({
      mandatory: z.boolean(),
      periods: z.array(z.string().max(40)).max(20).default([]),
      basis: z.enum(BASES).nullable().default(null),
    })
    .transform((limit) => ({ ...limit, periods: inOrder(limit.periods) })),
  join: (a, b) => ({
    mandatory: a.mandatory || b.mandatory,
    periods: inOrder([...a.periods, ...b.periods]),
    basis: rank(a.basis) >= rank(b.basis) ? a.basis : b.basis,
  }),
  of: "all",
};

/** A time of day, or the end of it. */
const clock = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);

/**
 * A bound of amounts for some ages, products, periods or hours, in minor units. An age ends
 * inclusively; null is without an end.
 */
const row = z.object({
  product: z.string().optional(),
  ageMin: z.number().int().nullable().optional(),
  ageMax: z.number().int().nullable().optional(),
  period: z.string().optional(),
  currency: z.string().optional(),
  raisable: z.string().optional(),
  scope: z.string().optional(),
  from: clock.optional(),
  to: clock.optional(),
  media: z.string().optional(),
  amount: z.number().int().nonnegative().optional(),
});
type Row = z.infer<typeof row>;

/** Rows that all apply; of two for the same, the lower amount. */
export const rows: Kind<readonly Row[]> = {
  schema: z.array(row).max(200).transform(lowestOfEach),
  join: (a, b) => lowestOfEach([...a, ...b]),
  of: "all",
};

interface Cap {
  readonly times: number;
  readonly base: "B" | "DB";
}

const cap = z.object({ times: z.number().positive(), base: z.enum(["B", "DB"]) });

/**
 * How often a bonus may have to be wagered. Caps on the bonus and on deposit and bonus are compared
 * as amounts for the grant at hand, so one of each stays, unless the one on the bonus is always the
 * lower.
 */
export const wagerCaps: Kind<readonly Cap[]> = {
  schema: z.union([cap.transform((one) => [one]), z.array(cap).max(2)]).transform(lowestCaps),
  join: (a, b) => lowestCaps([...a, ...b]),
  of: "strictest",
};

function rank(basis: OfferedLimit["basis"]): number {
  return basis === null ? -1 : BASES.indexOf(basis);
}

function inOrder(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}

function lowestOfEach(all: readonly Row[]): readonly Row[] {
  const byName = new Map<string, Row>();
  for (const { amount, ...about } of all) {
    const name = JSON.stringify(Object.entries(about).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const before = byName.get(name)?.amount;
    const least = before === undefined || (amount ?? before) < before ? amount : before;
    byName.set(name, least === undefined ? about : { ...about, amount: least });
  }
  return [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function lowestCaps(all: readonly Cap[]): readonly Cap[] {
  const least = (base: Cap["base"]) =>
    Math.min(...all.flatMap((one) => (one.base === base ? [one.times] : [])));
  const [ofBonus, ofBoth] = [least("B"), least(DEPOSIT_AND_BONUS)];
  const kept: Cap[] = [];
  if (Number.isFinite(ofBonus)) kept.push({ times: ofBonus, base: "B" });
  if (ofBoth < ofBonus) kept.push({ times: ofBoth, base: DEPOSIT_AND_BONUS });
  return kept;
}
