import { returnPpm, type Terms } from "@perya/jackpot-kit";
import type { JackpotRow } from "@perya/api-client/operator";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { reading } from "../../shared/http/api.ts";

export const jackpotsOf = (brand: number) => reading("/jackpots", { query: { brand } });

type TierRow = JackpotRow["tiers"][number];

export const TIERS: readonly (readonly [TierRow["name"], string])[] = [
  ["MINI", "Mini"],
  ["MINOR", "Minor"],
  ["MAJOR", "Major"],
  ["GRAND", "Grand"],
];

export const KINDS: readonly (readonly [TierRow["kind"], string])[] = [
  ["RANDOM", "By chance with each stake"],
  ["MUST_HIT_BY", "Must hit by a ceiling"],
];

/** A tier as it is typed: shares in per cent, amounts as text. */
export interface TierDraft {
  readonly name: TierRow["name"];
  readonly kind: TierRow["kind"];
  readonly contribution: string;
  readonly seed: string;
  /** The odds of a random one, the ceiling of the other. */
  readonly bound: string;
}

/** A game that feeds it as it is typed, in per cent. */
export interface GameDraft {
  readonly slug: string;
  /** Without the jackpot, where the game does not say. */
  readonly base: string;
  readonly stated: string;
}

export interface Draft {
  readonly name: string;
  readonly tiers: readonly TierDraft[];
  readonly games: readonly GameDraft[];
}

export const freshTier = (name: TierRow["name"]): TierDraft => ({
  name,
  kind: "RANDOM",
  contribution: "",
  seed: "",
  bound: "",
});

export const FRESH: Draft = { name: "", tiers: [freshTier("MINI")], games: [] };

const PERCENT = new Intl.NumberFormat("en", {
  style: "percent",
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** Parts per million in per cent. */
export const percent = (ppm: number) => PERCENT.format(ppm / 1_000_000);

/** Parts per million of a typed percentage. Throws Mistyped. */
function ppmOf(text: string, label: string): number {
  const digits = text.replace("%", "").trim();
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(digits))
    throw new Mistyped(`${label}: type a percentage such as 0.3.`);
  return Math.round(Number(digits) * 10_000);
}

function tierOf({ name, kind, contribution, seed, bound }: TierDraft, currency: string) {
  const isRandom = kind === "RANDOM";
  return {
    name,
    kind,
    contributionPpm: ppmOf(contribution, "Contribution"),
    seed: unitsOf(seed, currency),
    odds: isRandom ? unitsOf(bound, currency) : null,
    ceiling: isRandom ? null : unitsOf(bound, currency),
  };
}

/** What is typed, as it is sent. Throws Mistyped. */
export function sentOf({ name, tiers, games }: Draft, currency: string) {
  return {
    name,
    tiers: tiers.map((tier) => tierOf(tier, currency)),
    games: games.map(({ slug, base, stated }) => ({
      slug,
      basePpm: base.trim() === "" ? null : ppmOf(base, "Return by itself"),
      statedPpm: ppmOf(stated, "Return stated in total"),
    })),
  };
}

/** What typed tiers return together, in parts per million; null while that can't be said. */
export function returnTyped(tiers: readonly TierDraft[], currency: string): number | null {
  try {
    return tiers.reduce((sum, tier) => sum + Number(returnPpm(termsOf(tier, currency))), 0);
  } catch {
    return null;
  }
}

function termsOf(tier: TierDraft, currency: string): Terms {
  const { contributionPpm, seed, odds, ceiling } = tierOf(tier, currency);
  const shares = {
    contributionPpm: BigInt(contributionPpm),
    seedUnits: BigInt(seed),
    stepUnits: 1n,
  };
  if (odds !== null) return { kind: "RANDOM", ...shares, oddsUnits: BigInt(odds) };
  const ceilingUnits = BigInt(ceiling ?? "0");
  if (ceilingUnits <= shares.seedUnits) throw new Mistyped("The ceiling must be above the seed.");
  return { kind: "MUST_HIT_BY", ...shares, ceilingUnits };
}
