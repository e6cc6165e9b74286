import { z } from "zod";
import { boundFor, type FieldBound } from "./bound-for.ts";
import type { Field } from "./fields.ts";
import type { Folded } from "./fold.ts";

/** What the law refuses of bonuses, as staff read it. */
interface BonusRefusal {
  /** `GB.bonus.wagerCap`. */
  readonly rule: string;
  readonly version: number;
  readonly sentence: string;
}

/** What a promotion would give, for the law to look at. Amounts are minor units of a currency. */
interface PlannedBonus {
  readonly currency: string;
  readonly deposit: number;
  readonly bonus: number;
  readonly required: number;
  readonly days: number;
  /** By category, in hundredths of a percent. */
  readonly weights: Readonly<Record<string, number>>;
}

/** What a brand's profiles demand of bonuses. */
export interface BonusLaw {
  /** `once`: for players who have neither had a bonus nor played. */
  readonly welcome: "allow" | "once" | "forbid";
  /** Years; undefined where none is asked for. */
  readonly minAge: number | undefined;
  /** Whether visitors who are not signed in may see bonuses advertised. */
  readonly publicAds: boolean;
  /** The rule that refuses bonuses, or all but the first. */
  readonly welcomeRule: BonusRefusal | undefined;
  readonly ageRule: BonusRefusal | undefined;
  /** The first rule that what is planned breaks. */
  refuses(planned: PlannedBonus): BonusRefusal | undefined;
  /** The most that may have to be wagered, in the unit of the amounts; undefined for no cap. */
  wagerCap(of: { readonly deposit: bigint; readonly bonus: bigint }): bigint | undefined;
}

const FULL_BPS = 10_000;
const caps = z.array(z.object({ times: z.number(), base: z.enum(["B", "DB"]) }));
const amounts = z.record(z.string(), z.number());

/** What folded profiles demand of bonuses. Source: jurisdictions reference, section 1. */
export function bonusLawIn(folded: Folded): BonusLaw {
  const bound = (field: Field) => boundFor(folded, field);
  const welcome = bound("bonus.welcome");
  const minAge = bound("bonus.minAge");
  const wagerCap = (of: { readonly deposit: bigint; readonly bonus: bigint }) =>
    lowest(
      caps
        .parse(bound("bonus.wagerCap")?.value ?? [])
        .map(({ times, base }) => timesOf(base === "B" ? of.bonus : of.deposit + of.bonus, times)),
    );
  return {
    welcome: (welcome?.value as BonusLaw["welcome"] | undefined) ?? "allow",
    welcomeRule: welcome && welcome.value !== "allow" ? named(welcome) : undefined,
    minAge: minAge === undefined ? undefined : Number(minAge.value),
    ageRule: minAge && named(minAge),
    publicAds: bound("bonus.publicAds")?.value !== "forbid",
    wagerCap,
    refuses: (planned) => {
      const broken = (field: Field, isBroken: (value: unknown) => boolean) => {
        const rule = bound(field);
        return rule && isBroken(rule.value) ? named(rule) : undefined;
      };
      const counting = Object.values(planned.weights).filter((bps) => bps > 0);
      const cap = wagerCap({ deposit: BigInt(planned.deposit), bonus: BigInt(planned.bonus) });
      return (
        broken("bonus.welcome", (value) => value === "forbid") ??
        // Without an amount in the currency it stays closed until counsel has given one.
        broken("bonus.maxAmount", (value) => {
          const most = amounts.parse(value)[planned.currency];
          return most === undefined || planned.bonus > most;
        }) ??
        broken("bonus.wagerCap", () => cap !== undefined && BigInt(planned.required) > cap) ??
        broken("bonus.minDays", (value) => planned.days < Number(value)) ??
        broken(
          "bonus.fullWeight",
          (value) => value === true && counting.some((bps) => bps !== FULL_BPS),
        ) ??
        broken("bonus.sameProduct", (value) => value === true && counting.length > 1)
      );
    },
  };
}

/** A product of an amount with a number that may have a fraction, rounded down. */
function timesOf(amount: bigint, times: number): bigint {
  return (amount * BigInt(Math.round(times * FULL_BPS))) / BigInt(FULL_BPS);
}

function lowest(all: readonly bigint[]): bigint | undefined {
  return all.reduce<bigint | undefined>(
    (least, one) => (least === undefined || one < least ? one : least),
    undefined,
  );
}

function named({ rule, version, sentence }: FieldBound): BonusRefusal {
  return { rule, version, sentence };
}
