export interface AccountSums {
  readonly currency: string;
  readonly book: string;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
}

/** Whether one currency of one book adds up, with the figures behind the answer. Ledger units. */
export interface BookProof {
  readonly currency: string;
  readonly book: string;
  readonly green: boolean;
  /** Players and house together: zero, always. */
  readonly sumAll: bigint;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  readonly house: readonly { readonly account: string; readonly balance: bigint }[];
  readonly entries: bigint;
  readonly balancesMatch: boolean;
  readonly roundsMatch: boolean;
  readonly chainsMatch: boolean;
  /** Whether blocks, exclusions, caps and the sums kept for caps are those of the entries. */
  readonly guardsMatch: boolean;
  readonly problems: readonly string[];
}

export interface LedgerProof {
  readonly verifiedAt: Temporal.Instant;
  readonly batches: bigint;
  readonly entries: bigint;
  readonly books: readonly BookProof[];
  /** What concerns chains and batches, and so every book. Each book names these too. */
  readonly problems: readonly string[];
  readonly green: boolean;
}

/** What has been read and added up so far: the ground an incremental proof continues from. */
export interface Ground {
  /**
   * The oldest transaction that was still open when the ground was laid: nothing uncounted is
   * older.
   */
  horizon: bigint;
  batches: bigint;
  /** The last player whose account was looked at; 0 when the first one is next. */
  lookedTo: bigint;
  /** Head of each chain, keyed "writer lane". */
  readonly chains: Map<string, { n: bigint; digest: string }>;
  /** Sums of the players' pockets by book, keyed "currency book". */
  readonly pockets: Map<string, { entries: bigint; cash: bigint; held: bigint; owed: bigint }>;
  /** Sums of batch legs by house account number. */
  readonly house: Map<number, bigint>;
}

export function emptyGround(): Ground {
  return {
    horizon: 0n,
    batches: 0n,
    lookedTo: 0n,
    chains: new Map(),
    pockets: new Map(),
    house: new Map(),
  };
}

/** What the accounts of each book come to when each is the sum of its entries. */
export function sumsOfGround({ pockets }: Ground): AccountSums[] {
  const books = [...pockets].map(([key, { cash, held, owed }]) => {
    const [currency = "", book = ""] = key.split(" ");
    return { currency, book, cash, held, owed };
  });
  return books.toSorted((one, other) =>
    `${one.currency} ${one.book}` < `${other.currency} ${other.book}` ? -1 : 1,
  );
}

/** The ground as JSON for the checkpoint: digits instead of big integers. */
export function groundToJson(ground: Ground): string {
  const digits = (_key: string, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value;
  return JSON.stringify(
    {
      ...ground,
      chains: [...ground.chains],
      pockets: [...ground.pockets],
      house: [...ground.house],
    },
    digits,
  );
}

interface GroundJson {
  readonly horizon: string;
  readonly batches: string;
  /** Not in grounds of older versions. */
  readonly lookedTo?: string;
  readonly chains: readonly [string, { n: string; digest: string }][];
  readonly pockets: readonly [
    string,
    { entries: string; cash: string; held: string; owed: string },
  ][];
  readonly house: readonly [number, string][];
}

export function groundFromJson(json: GroundJson): Ground {
  return {
    horizon: BigInt(json.horizon),
    batches: BigInt(json.batches),
    lookedTo: BigInt(json.lookedTo ?? 0),
    chains: new Map(json.chains.map(([key, { n, digest }]) => [key, { n: BigInt(n), digest }])),
    pockets: new Map(
      json.pockets.map(([key, sums]) => [
        key,
        {
          entries: BigInt(sums.entries),
          cash: BigInt(sums.cash),
          held: BigInt(sums.held),
          owed: BigInt(sums.owed),
        },
      ]),
    ),
    house: new Map(json.house.map(([id, sum]) => [id, BigInt(sum)])),
  };
}
