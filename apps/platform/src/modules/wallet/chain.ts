/** The last link of a chain: its number and digest. */
export interface Head {
  readonly n: bigint;
  readonly digest: Buffer;
}

/** What the first batch of a chain follows. */
export const GENESIS = Buffer.alloc(32);
