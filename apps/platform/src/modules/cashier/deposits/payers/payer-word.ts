import type { Actor } from "../../cashier.ts";

/** Where a payer's name comes from: staff type it, or two of them correct what was known. */
export const PAYER_SOURCES = ["PROVIDER", "STATEMENT", "STAFF", "CORRECTION"] as const;

type PayerSource = (typeof PAYER_SOURCES)[number];

/** Characters of a payer's name that are kept: a statement may have more. */
export const LONGEST_NAME = 120;

/** A name of the account that paid, and who says so. */
export interface PayerWord {
  readonly payer: string;
  readonly source: PayerSource;
  readonly actor: Actor;
}

/** The payer's name in the line of a statement that is a deposit. */
export interface LinePayer {
  /** Public id of the deposit. */
  readonly deposit: string;
  readonly payer: string;
}

/** One of the names that a deposit's payer has had. */
export interface KeptPayer extends PayerWord {
  /** Who agreed to a correction, and why it was made; null for other sources. */
  readonly second: string | null;
  readonly reason: string | null;
  readonly at: Temporal.Instant;
}

/**
 * What counts more: a bank's file can be read wrong, so two people may correct it; a provider's own
 * word stays.
 */
const WEIGHT: Readonly<Record<PayerSource, number>> = {
  STAFF: 1,
  STATEMENT: 2,
  CORRECTION: 3,
  PROVIDER: 4,
};

/** Whether a name replaces the one that is known. A provider may also say another one later. */
export function replaces(word: PayerWord, known: PayerWord | undefined): boolean {
  if (!known) return true;
  if (word.source === "PROVIDER" && known.source === "PROVIDER") return word.payer !== known.payer;
  return WEIGHT[word.source] > WEIGHT[known.source];
}
