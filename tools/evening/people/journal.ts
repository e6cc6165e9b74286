/** What a player was told of an order in the end. */
interface Told {
  readonly player: bigint;
  readonly key: string;
  /** "lo_12" of one that was accepted. */
  readonly order: string | undefined;
  /** Ledger units of one that was accepted. */
  readonly stake: bigint;
  readonly refusal: string | undefined;
}

/** What happened in the evening, as those saw it who were there. */
export interface Journal {
  readonly told: Told[];
  /** Orders that were taken back. */
  readonly cancelled: string[];
  /** Chases by id, with the draws they were to go over. */
  readonly chases: Map<string, number>;
  /** Answers that never came; the order was sent again until one did. */
  unknown: number;
  /** What nobody should have been told, one sentence each. */
  readonly faults: string[];
}

export function openJournal(): Journal {
  return { told: [], cancelled: [], chases: new Map(), unknown: 0, faults: [] };
}
