import {
  byKey,
  common,
  forbidden,
  highest,
  info,
  lowest,
  ordered,
  pause,
  required,
  union,
} from "./kinds.ts";
import type { Kind } from "./kinds.ts";
import { offeredLimit, rows, wagerCaps } from "./limit-kinds.ts";

/** What a bound does to a setting. */
type Direction = "floor" | "ceiling" | "forbid" | "require" | "info";

export interface FieldRule {
  readonly label: string;
  readonly direction: Direction;
  readonly kind: Kind;
  /** What its numbers count. */
  readonly unit?: string;
}

/** What a profile can forbid altogether, each a cell `product.<name>`. */
export const PRODUCTS = [
  "casino",
  "slots",
  "live",
  "lottery",
  "sports",
  "esports",
  "virtual",
  "fish",
  "poker",
  "cockfight",
  "jackpot",
] as const;

export type Product = (typeof PRODUCTS)[number];

const closed = (label: string) => rule(label, "forbid", forbidden);

/** Every field of a profile. A cell that a profile lacks is not confirmed. */
export const FIELDS = {
  "age.min": rule("Minimum age", "floor", highest, "years"),
  "product.casino": closed("Casino and instant games"),
  "product.slots": closed("Slots"),
  "product.live": closed("Live dealer games"),
  "product.lottery": closed("Lotteries"),
  "product.sports": closed("Sports betting"),
  "product.esports": closed("E-sports betting"),
  "product.virtual": closed("Virtual sports"),
  "product.fish": closed("Fish games"),
  "product.poker": closed("Poker"),
  "product.cockfight": closed("Cockfight"),
  "product.jackpot": closed("Progressive jackpots"),
  "stake.max": rule("Highest stake of a round", "ceiling", rows, "minor units"),
  "stake.min": rule("Lowest stake of a bet", "floor", byKey(Math.max), "minor units"),
  "round.minMs": rule("Shortest time between two rounds", "floor", byKey(Math.max), "ms"),
  "game.autoplay": closed("Autoplay"),
  "game.speedUp": closed("Turbo and slam stop"),
  "game.parallel": closed("More than one game at a time"),
  "game.netPosition": rule("Net result always visible", "require", required),
  "game.elapsed": rule("Session time always visible", "require", required),
  "limit.deposit": rule("Deposit limit", "require", offeredLimit),
  "limit.depositCeiling": rule("Highest deposit limit", "ceiling", rows, "minor units"),
  "limit.depositDefault": rule("Deposit limit without a choice", "ceiling", rows, "minor units"),
  "limit.contactAt": rule("Limit that needs a talk", "require", rows, "minor units"),
  "limit.loss": rule("Loss limit", "require", offeredLimit),
  "limit.wager": rule("Stake limit", "require", offeredLimit),
  "limit.session": rule("Time limit", "require", offeredLimit),
  "limit.balance": rule("Balance limit", "require", offeredLimit),
  "limit.raiseWaitH": rule("Wait before a limit is raised", "floor", highest, "hours"),
  "limit.raiseAfterPeriod": rule("A raise waits for the period's end", "require", required),
  "check.everyMin": rule("Time between reality checks", "ceiling", lowest, "minutes"),
  "check.shows": rule("What a reality check shows", "require", union),
  "check.break": rule("Forced pause", "floor", pause, "minutes"),
  "panic.hours": rule("One-press stop", "require", highest, "hours"),
  "timeout.periods": rule("Breaks on offer", "require", union),
  "exclusion.periods": rule("Exclusions on offer", "require", union),
  "exclusion.minMonths": rule("Shortest self-exclusion", "floor", highest, "months"),
  "exclusion.register": rule("National register", "require", union),
  "exclusion.checkAt": rule("When the register is asked", "require", union),
  "exclusion.login": closed("Sign-in of an excluded player"),
  "exclusion.openBets": rule(
    "Open bets at exclusion",
    "require",
    ordered(["refundAll", "refundBeforeStart", "stand"]),
  ),
  "bonus.welcome": rule("Welcome bonus", "forbid", ordered(["forbid", "once", "allow"])),
  "bonus.maxAmount": rule("Highest bonus", "ceiling", byKey(Math.min), "minor units"),
  "bonus.wagerCap": rule("Highest wagering of a bonus", "ceiling", wagerCaps, "times"),
  "bonus.minDays": rule("Shortest time for a bonus", "floor", highest, "days"),
  "bonus.sameProduct": rule("Bonus within one product", "require", required),
  "bonus.fullWeight": rule("Games count in full or not at all", "require", required),
  "bonus.minAge": rule("Minimum age for a bonus", "floor", highest, "years"),
  "bonus.publicAds": closed("Public advertising of bonuses"),
  "withdrawal.cancel": closed("Cancelling a withdrawal"),
  "kyc.before": rule(
    "Identity proven before",
    "floor",
    ordered(["signup", "deposit", "play", "deadline", "threshold", "withdrawal"]),
  ),
  "kyc.face": rule("Face match", "require", required),
  "kyc.screening": rule("Names compared with a list of sanctions", "require", required),
  "kyc.detail": rule("Amounts and hours of identity", "require", info),
  "kyc.docExpiry": rule("Expired documents", "require", info),
  "pay.creditCard": closed("Credit cards"),
  "pay.credit": closed("Credit to players"),
  "pay.crypto": closed("Crypto-assets"),
  "pay.cash": closed("Cash, slips and cheques"),
  "pay.ownAccount": rule("Only the player's registered account", "require", required),
  "pay.playerTransfer": closed("Money from player to player"),
  "ads.quiet": rule("Hours without advertising", "forbid", rows),
  "ads.text": rule("Warning in advertising", "require", union),
  "records.years": rule("Years records are kept", "floor", highest, "years"),
  tax: rule("Duty", "info", info),
  minors: rule("When a minor is found", "require", info),
  dormant: rule("Dormant accounts", "require", info),
  currency: rule("Currencies of accounts", "require", common),
} as const satisfies Readonly<Record<string, FieldRule>>;

export type Field = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly Field[];

/** The rule of a field, typed alike for all of them. */
export function fieldRule(field: Field): FieldRule {
  return FIELDS[field];
}

function rule<Value>(
  label: string,
  direction: Direction,
  kind: Kind<Value>,
  unit?: string,
): FieldRule {
  return { label, direction, kind: kind as Kind, ...(unit !== undefined && { unit }) };
}
