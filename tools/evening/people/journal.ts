/** The final answer a player got about an order. */
interface Told {
  readonly player: bigint;
  readonly key: string;
  /** The accepted order's id, such as "lo_12". */
  readonly order: string | undefined;
  /** The accepted order's stake in ledger units. */
  readonly stake: bigint;
  readonly refusal: string | undefined;
}

/** The events of the evening, as the players and staff saw them. */
export interface Journal {
  /** The raffle that players claim the prizes of. */
  readonly raffle: string;
  readonly told: Told[];
  /** Orders that were cancelled. */
  readonly cancelled: string[];
  /** Chases by id, with the number of draws each should cover. */
  readonly chases: Map<string, number>;
  /** How many vouchers each player redeemed, and how often they converted a hundred points. */
  readonly redeemed: Map<bigint, number>;
  readonly converted: Map<bigint, number>;
  /** Requests without an answer; each order was sent again until it had one. */
  unknown: number;
  /** Wrong answers, one sentence each. */
  readonly faults: string[];
}

export function openJournal(raffle = ""): Journal {
  return {
    raffle,
    told: [],
    cancelled: [],
    chases: new Map(),
    redeemed: new Map(),
    converted: new Map(),
    unknown: 0,
    faults: [],
  };
}
