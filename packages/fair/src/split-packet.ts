import type { Draw } from "./draw.ts";

/** A red packet: whole minor units in so many shares, none of them below the smallest. */
export interface PacketTerms {
  readonly total: number;
  readonly count: number;
  readonly min: number;
}

/**
 * The shares of a red packet in the order in which they are handed out, by the double-mean rule:
 * each is even between the smallest and twice what is left for one, so that all positions get the
 * same on average; the last one has the rest. Twice the mean is rounded down once, as the worked
 * example has it. Source: player money §9.
 */
export function splitPacket(draw: Draw, { total, count, min }: PacketTerms): number[] {
  if (total < count * min) throw new RangeError(`${total} in ${count} shares of at least ${min}`);
  let left = total;
  return Array.from({ length: count }, (_, at) => {
    const persons = count - at;
    const most = Math.min(Math.floor((2 * left) / persons) - min, left - min * (persons - 1));
    const share = persons === 1 ? left : min + draw.int(Math.max(min, most) - min + 1);
    left -= share;
    return share;
  });
}
