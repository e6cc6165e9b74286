import type { Said } from "@perya/wallet-protocol";

/** What a vendor said of a movement, as it is kept with its entry. */
export interface StoredSaid extends Said {
  /** For a win: the part of it that gave stake back, in ledger units. */
  readonly refund?: bigint;
  /** For a bet: the planned session that it was made in. */
  readonly session?: bigint;
}

/** The same as the note of an entry, which the chain's digest covers; null for nothing. */
export function saidNote(
  said: Said | undefined,
  { refund, session }: Pick<StoredSaid, "refund" | "session">,
): string | null {
  if (!said && session === undefined) return null;
  return JSON.stringify({
    effectiveBet: said?.effectiveBet?.toString(),
    refund: refund?.toString(),
    session: session?.toString(),
    aggregated: said?.aggregated,
    details: said?.details,
  });
}

/** Reads the note of an applied movement of a vendor. */
export function readSaid(note: string): StoredSaid {
  const { effectiveBet, refund, session, aggregated, details } = JSON.parse(note) as {
    readonly [Name in keyof StoredSaid]: StoredSaid[Name] extends bigint | undefined
      ? string
      : StoredSaid[Name];
  };
  return {
    ...(effectiveBet !== undefined && { effectiveBet: BigInt(effectiveBet) }),
    ...(refund !== undefined && { refund: BigInt(refund) }),
    ...(session !== undefined && { session: BigInt(session) }),
    ...(aggregated && { aggregated }),
    ...(details !== undefined && { details }),
  };
}
