/** Entries that are added up in one statement: what fits into memory many times. */
const MOST_ENTRIES = 500_000n;

/** The entries of a source up to a number, in portions: after `from`, up to and with `to`. */
export function* portionsTo(readTo: bigint): Generator<{ from: bigint; to: bigint }> {
  for (let from = 0n; from < readTo; from += MOST_ENTRIES)
    yield { from, to: from + MOST_ENTRIES < readTo ? from + MOST_ENTRIES : readTo };
}
