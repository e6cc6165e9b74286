import { LRUCache } from "lru-cache";

/** How long an entry is good, in milliseconds; 0 for as long as it is kept. */
interface Keeping {
  readonly ttlMs?: number;
}

/**
 * A cache of the `max` entries that were used last. It takes memory as it fills: given `max`
 * itself, an LRUCache takes at once what all entries will need, some 30 MB for a million.
 */
export function growingCache<Key extends {}, Value extends {}>(
  max: number,
  { ttlMs = 0 }: Keeping = {},
): LRUCache<Key, Value> {
  return new LRUCache({
    maxSize: max,
    sizeCalculation: one,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: Date,
  });
}

const one = () => 1;
