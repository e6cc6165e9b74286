import { PRODUCTS, type Field, type Product } from "./fields.ts";
import { fold, type OwnedCell } from "./fold.ts";
import { ruleOf, type Profile } from "./profile.ts";

/** A rule and the version of the profile it stands in. */
export interface Rule {
  readonly rule: string;
  readonly version: number;
}

/** A rule that bounds a number. */
export interface NumberRule extends Rule {
  readonly value: number;
}

/** An age band of a stake rule; inclusive, null without an end. Minor units of the currency. */
interface StakeBand {
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly amount: number;
  readonly currency: string;
}

/** One profile's stakes of one product: every currency it names, for every age. */
interface StakeRule extends Rule {
  readonly bands: readonly StakeBand[];
}

/** How screens and games have to behave. */
export interface GameFlags {
  readonly autoplay: boolean;
  readonly speedUp: boolean;
  readonly parallel: boolean;
  readonly netPosition: boolean;
  readonly elapsed: boolean;
}

/**
 * What is decided with a bet and at a launch, compiled from a brand's profiles. Each profile's
 * stakes are their own rule: a currency that one of them names no amount in is closed there.
 */
export interface Compiled {
  readonly age: NumberRule | null;
  /** Products that are closed, and by what. */
  readonly closed: ReadonlyMap<Product, Rule>;
  readonly highest: ReadonlyMap<Product, readonly StakeRule[]>;
  /** By profile: amounts in minor units by currency. */
  readonly lowest: readonly (Rule & { readonly amounts: Readonly<Record<string, number>> })[];
  /** Milliseconds between two paid starts. */
  readonly roundMs: ReadonlyMap<Product, NumberRule>;
  /** What is allowed, or required. */
  readonly flags: GameFlags;
}

/** Compiles profiles, our own rules among them, into what bets and launches are decided by. */
export function compile(profiles: readonly Profile[]): Compiled {
  const folded = fold(profiles);
  const owners = (field: Field) => folded.get(field)?.of ?? [];
  const age = folded.get("age.min");
  return {
    age: age ? { value: Number(age.value), ...name(age.of[0], "age.min") } : null,
    closed: new Map(
      PRODUCTS.flatMap((product) => {
        const field = `product.${product}` as const;
        const bound = folded.get(field);
        return bound?.value === "forbid" ? [[product, name(bound.of[0], field)] as const] : [];
      }),
    ),
    highest: stakesOf(owners("stake.max")),
    lowest: owners("stake.min").map((owner) => ({
      ...name(owner, "stake.min"),
      amounts: owner.cell.value as Record<string, number>,
    })),
    roundMs: roundsOf(owners("round.minMs")),
    flags: {
      autoplay: folded.get("game.autoplay")?.value !== "forbid",
      speedUp: folded.get("game.speedUp")?.value !== "forbid",
      parallel: folded.get("game.parallel")?.value !== "forbid",
      netPosition: folded.get("game.netPosition")?.value === true,
      elapsed: folded.get("game.elapsed")?.value === true,
    },
  };
}

function name({ code, version }: Pick<OwnedCell, "code" | "version">, field: string): Rule {
  return { rule: ruleOf(code, field), version };
}

function stakesOf(owners: readonly OwnedCell[]): ReadonlyMap<Product, readonly StakeRule[]> {
  const rules = new Map<Product, StakeRule[]>();
  for (const owner of owners) {
    const bands = owner.cell.value as readonly (StakeBand & { product: Product })[];
    for (const [product, own] of Map.groupBy(bands, (band) => band.product))
      rules.set(product, [
        ...(rules.get(product) ?? []),
        { ...name(owner, "stake.max"), bands: own },
      ]);
  }
  return rules;
}

function roundsOf(owners: readonly OwnedCell[]): ReadonlyMap<Product, NumberRule> {
  const rules = new Map<Product, NumberRule>();
  for (const owner of owners)
    for (const [key, value] of Object.entries(owner.cell.value as Record<string, number>)) {
      const product = key as Product;
      if (value > (rules.get(product)?.value ?? -1))
        rules.set(product, { value, ...name(owner, "round.minMs") });
    }
  return rules;
}
