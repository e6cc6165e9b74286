import { z, type ZodType } from "zod";

/** Who may have a permission. Owners have every one, and auditors each that ends in `.read`. */
interface Allowance {
  /** The other built-in roles that have it. */
  readonly roles?: readonly ("cashier" | "support")[];
  /** For things that belong to no brand (a vendor, a draw): only house staff can have it. */
  readonly houseOnly?: true;
}

/**
 * A section of a brand's settings. Its console form is made from the schema: `title`, `description`
 * and `x-unit` in a field's `meta` are its label, its help and what it counts ("money" is the
 * brand's currency), `x-none` is what null stands for.
 */
export interface SectionDeclared {
  /** Its name in the console. */
  readonly title: string;
  /** What it is about, in a sentence or two above its form. */
  readonly about?: string;
  /** With defaults throughout: `{}` is a whole section. */
  readonly schema: ZodType;
  /** Whether a second person has to approve a change: always, never, or by what it changes. */
  readonly twoPerson?: boolean | ((before: unknown, after: unknown) => boolean);
  /** Whether a brand that is made like another starts without it: what names the brand itself. */
  readonly ownOnly?: boolean;
}

/**
 * The line of reports that an account of the house belongs to. `games` is booked when a round or a
 * draw is over, the others when the entry is made; `away` is money that is elsewhere and still the
 * players': at a vendor with a wallet of its own, on its way there, on a table.
 */
export type ReportLine =
  | "games"
  | "deposits"
  | "withdrawals"
  | "playerFee"
  | "bonuses"
  | "rebate"
  | "loyalty"
  | "agentCost"
  | "jackpots"
  | "adjust"
  | "waived"
  | "transfers"
  | "away";

/** A kind of account that the house has, one in each currency and book. */
export interface HouseAccountDeclared {
  readonly line: ReportLine;
}

/** What a module declares: plain data, in its `declares.ts`. */
export interface Declares {
  readonly permissions?: Readonly<Record<string, Allowance>>;
  /** Sections of a brand's settings. */
  readonly settings?: Readonly<Record<string, SectionDeclared>>;
  /**
   * Accounts of the house that players' money comes from and goes to. `{id}` in a name stands for
   * a number: `jackpot:{id}:pool` is an account of each jackpot.
   */
  readonly houseAccounts?: Readonly<Record<string, HouseAccountDeclared>>;
}

/**
 * An amount in a brand's settings: whole ledger units of its currency as text, zero or more. A rule
 * that compares amounts runs only when all of them are some.
 */
export const settingAmount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,17})$/, { error: "must be an amount of zero or more", abort: true })
  .meta({ "x-unit": "money" });

/** A whole number in a brand's settings, with both its ends. */
export function settingCount(least: number, most: number) {
  return z
    .number("must be a number")
    .int("must be a whole number")
    .min(least, `can't be below ${least}`)
    .max(most, `can't be above ${most}`);
}
