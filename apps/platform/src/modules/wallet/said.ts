import type { Said } from "@perya/wallet-protocol";

/** What a vendor said of a movement, as it is kept with its entry. */
export interface StoredSaid extends Said {
  /** For a win: the part of it that gave stake back, in ledger units. */
  readonly refund?: bigint;
}

/** The same as the note of an entry, which the chain's digest covers; null for nothing. */
export function saidNote(said: Said | undefined, refund: bigint | undefined): string | null {
  if (!said) return null;
  const { effectiveBet, aggregated, details } = said;
  return JSON.stringify({
    effectiveBet: effectiveBet?.toString(),
    refund: refund?.toString(),
    aggregated,
    details,
  });
}

/** Reads the note of an applied movement of a vendor. */
export function readSaid(note: string): StoredSaid {
  const { effectiveBet, refund, aggregated, details } = JSON.parse(note) as {
    readonly [Name in keyof StoredSaid]: StoredSaid[Name] extends bigint | undefined
      ? string
      : StoredSaid[Name];
  };
  return {
    ...(effectiveBet !== undefined && { effectiveBet: BigInt(effectiveBet) }),
    ...(refund !== undefined && { refund: BigInt(refund) }),
    ...(aggregated && { aggregated }),
    ...(details !== undefined && { details }),
  };
}
