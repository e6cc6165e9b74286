import type { Folded } from "./fold.ts";
import type { Rule } from "./compile.ts";
import { ruleOf, type Profile } from "./profile.ts";

/** The level of verification at which an identity is proven: a document and a selfie. */
export const PROVEN_LEVEL = 2;

/** Before what a player's identity has to be proven, the strictest first. */
type ProvenBefore = "signup" | "deposit" | "play" | "deadline" | "threshold" | "withdrawal";

/** What a brand's profiles demand of the proof of identity. Amounts are minor units by currency. */
export interface IdentityLaw extends Rule {
  readonly before: ProvenBefore;
  /** Hours after registration for which an unproven player may play; null for no deadline. */
  readonly hours: number | null;
  /** What an unproven player may deposit in all until the deadline. */
  readonly untilDeadline: Readonly<Record<string, number>>;
  /** From which sum of all deposits on identity must be proven. */
  readonly threshold: Readonly<Record<string, number>>;
}

/** The law of proof of these profiles; undefined where none of them asks for it. */
export function identityLawIn(
  folded: Folded,
  profiles: readonly Profile[],
): IdentityLaw | undefined {
  const bound = folded.get("kyc.before");
  if (!bound) return undefined;
  const [first] = bound.of;
  const details = bound.of.map(({ code }) => detailOf(profiles.find((one) => one.code === code)));
  const hours = details.flatMap((one) => (one["hours"] === undefined ? [] : [one["hours"]]));
  return {
    rule: ruleOf(first.code, "kyc.before"),
    version: first.version,
    before: bound.value as ProvenBefore,
    hours: hours.length === 0 ? null : Math.min(...hours),
    untilDeadline: lowest(details, /^deposit([A-Z]{3})$/),
    threshold: lowest(details, /^([A-Z]{3})$/),
  };
}

type Detail = Readonly<Record<string, number | undefined>>;

function detailOf(profile: Profile | undefined): Detail {
  const value = profile?.cells["kyc.detail"]?.value;
  return typeof value === "object" && value !== null ? (value as Detail) : {};
}

/** The lowest amount of each currency whose name a key has. */
function lowest(details: readonly Detail[], named: RegExp): Readonly<Record<string, number>> {
  const amounts: Record<string, number> = {};
  for (const detail of details)
    for (const [key, amount] of Object.entries(detail)) {
      const currency = named.exec(key)?.[1];
      if (currency === undefined || amount === undefined) continue;
      amounts[currency] = Math.min(amounts[currency] ?? amount, amount);
    }
  return amounts;
}

/** A player whose identity is not proven. */
export interface Unproven {
  readonly hoursSince: number;
  readonly currency: string;
}

/**
 * Whether an unproven player may not bet: identity is proven before the account is used, before
 * money comes or before play, or its deadline is over.
 */
export function forbidsPlay({ before, hours }: IdentityLaw, { hoursSince }: Unproven): boolean {
  if (before === "deadline") return hours !== null && hoursSince >= hours;
  return before === "signup" || before === "deposit" || before === "play";
}

/**
 * Whether an unproven player may not deposit. `total` is what all deposits would be with this one,
 * in minor units. Nothing is converted: in a currency without an amount nothing comes before proof.
 */
export function forbidsDeposit(
  law: IdentityLaw,
  { hoursSince, currency, total }: Unproven & { readonly total: bigint },
): boolean {
  const above = (amount: number | undefined) => amount === undefined || total > BigInt(amount);
  switch (law.before) {
    case "signup":
    case "deposit":
      return true;
    case "deadline":
      return (law.hours !== null && hoursSince >= law.hours) || above(law.untilDeadline[currency]);
    case "threshold": {
      const amount = law.threshold[currency];
      return amount === undefined || total >= BigInt(amount);
    }
    default:
      return false;
  }
}
