import type { VendorCommand } from "@perya/wallet-protocol";
import type { HouseAccount } from "../../declared.ts";

/**
 * Real money, play money and test money never meet: a player's book is fixed when the account
 * opens.
 */
export type Book = "real" | "play" | "test";

/** An account of the house. Modules register their own kinds, and may move money on any. */
export type { HouseAccount };

interface HouseBase {
  readonly player: bigint;
  /** Idempotency key over all house commands, for good: "deposit:<provider>:<id>". */
  readonly key: string;
  /** Who asked and why, for the records. */
  readonly reason?: string;
}

/** What the house itself does to an account. Amounts are ledger units. */
export type HouseCommand = HouseBase &
  (
    | { readonly kind: "open"; readonly currency: string; readonly book: Book }
    | { readonly kind: "deposit"; readonly units: bigint }
    /** From an account of the house to cash, or from cash to it; never more than there is. */
    | {
        readonly kind: "credit" | "debit";
        readonly units: bigint;
        readonly contra: HouseAccount;
        /**
         * Of a debit: what leaves cash can be lost elsewhere. It is refused as a bet would be, by a
         * block, an exclusion and the caps on stakes and losses; and by any cap on single bets
         * unless bets are bounded there.
         */
        readonly atRisk?: { readonly betsBounded: boolean };
      }
    /**
     * Takes back what came from an account of the house: from cash as far as it goes, the rest is
     * owed.
     */
    | { readonly kind: "reverse"; readonly units: bigint; readonly contra: HouseAccount }
    /** Signed: below zero takes money away, never more than there is. */
    | { readonly kind: "adjust"; readonly units: bigint }
    /** Cash to hold. The hold's name is its key. */
    | { readonly kind: "hold"; readonly units: bigint }
    /**
     * So much of a hold that is named, or all that is left of it: to cash, or to the house for
     * good. Never more than is left.
     */
    | { readonly kind: "release" | "capture"; readonly hold: string; readonly units?: bigint }
    | { readonly kind: "transfer-out" | "transfer-in"; readonly units: bigint }
    | { readonly kind: "block" | "unblock" }
    /**
     * Never shortens an exclusion, unless `lifts` says that the ones that ran for longer have been
     * ended by who had set them: then it ends at `until`, sooner or later.
     */
    | { readonly kind: "exclude"; readonly until: Temporal.Instant; readonly lifts?: true }
    /** Null takes a cap away, a missing one stays. */
    | ({ readonly kind: "limit" } & Partial<Caps>)
    /** Takes cash towards what is owed, or forgives it. */
    | { readonly kind: "collect" | "waive"; readonly units: bigint }
  );

export type Command = VendorCommand | HouseCommand;

/** Commands for accounts that are there. */
export type Movement = VendorCommand | Exclude<HouseCommand, { readonly kind: "open" }>;

/**
 * Caps on one bet, and on the stakes and the net loss (stakes less payouts) of rolling 24 hours, 7
 * and 30 days. Ledger units; null for none.
 */
interface PlayCaps {
  singleBet: bigint | null;
  dailyWager: bigint | null;
  weeklyWager: bigint | null;
  monthlyWager: bigint | null;
  dailyLoss: bigint | null;
  weeklyLoss: bigint | null;
  monthlyLoss: bigint | null;
}

/** What an open bonus bounds of bets; null for nothing. */
interface BonusBounds {
  /** The highest bet, in ledger units. */
  bonusBet: bigint | null;
  /** The categories of games that take no bet: the bit of each one's number is set. */
  bonusClosed: bigint | null;
}

/** Everything that an account bounds bets by. */
export interface Caps extends PlayCaps, BonusBounds {}

export type PlayCap = keyof PlayCaps;
/** The caps that players and staff set. */
export const PLAY_CAPS = [
  "singleBet",
  "dailyWager",
  "weeklyWager",
  "monthlyWager",
  "dailyLoss",
  "weeklyLoss",
  "monthlyLoss",
] as const satisfies readonly PlayCap[];

export type CapName = keyof Caps;
/** A fold over guards reads them in this order. */
export const CAP_NAMES = [
  ...PLAY_CAPS,
  "bonusBet",
  "bonusClosed",
] as const satisfies readonly CapName[];

/** A value for each cap, asked for in the order of their names. */
export function eachCap<Value>(valueOf: (cap: CapName) => Value): Record<CapName, Value> {
  const values = CAP_NAMES.map((cap) => [cap, valueOf(cap)] as const);
  return Object.fromEntries(values) as Record<CapName, Value>;
}

/** An account's caps while nobody has set any. */
export const NO_CAPS: Caps = eachCap(() => null);

/**
 * An account as it stands after its entry number `seq`. Ledger units; times in milliseconds since
 * 1970.
 */
export interface Account extends Caps {
  readonly player: bigint;
  seq: bigint;
  cash: bigint;
  held: bigint;
  owed: bigint;
  readonly currency: string;
  readonly book: Book;
  blocked: boolean;
  excludedUntil: number | null;
}

export type EntryKind =
  | "bet"
  | "win"
  | "rollback"
  | "close"
  | "tombstone"
  | "open"
  | "deposit"
  | "credit"
  | "debit"
  | "reverse"
  | "adjust"
  | "hold"
  | "release"
  | "capture"
  | "transfer-out"
  | "transfer-in"
  | "block"
  | "unblock"
  | "exclude"
  | "limit"
  | "collect"
  | "waive";

/** Applied, or a rejection that is final for its id. */
export type EntryStatus = "APPLIED" | "NOT_ENOUGH_MONEY" | "LIMIT_REACHED" | "PLAYER_DISABLED";
