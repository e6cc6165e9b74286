import type { Entry, OpenRequirement } from "../counting/feed.ts";
import { weightOf } from "../requirement.ts";

/**
 * The rule as documented, unit by unit: each unit of turnover is put to the oldest requirement that
 * takes it, until the floor of what it was given times the weight is what it needs.
 */
export function plain(open: OpenRequirement[], entries: readonly Entry[]): bigint[] {
  const put = new Map<string, number[]>();
  for (const entry of entries) {
    const round = entry.closedAt.toString();
    if (entry.turnover > 0n) put.set(round, putUnits(open, entry));
    else takeUnits(open, entry, put.get(round) ?? []);
  }
  return open.map(({ done }) => done);
}

const floored = (units: number, { weights: weigh }: OpenRequirement, { category }: Entry) =>
  BigInt(Math.floor((units * weightOf(weigh, category)) / 10_000));
const countOf = (units: readonly number[], id: number) =>
  units.filter((unit) => unit === id).length;

/** The requirement that each used unit went to, in order. */
function putUnits(open: OpenRequirement[], entry: Entry): number[] {
  const units: number[] = [];
  let left = Number(entry.turnover);
  for (const [id, one] of open.entries()) {
    if (Temporal.Instant.compare(entry.closedAt, one.createdAt) < 0) continue;
    if (floored(10_000, one, entry) === 0n) continue;
    const before = one.done;
    for (; left > 0 && one.done < one.required; left -= 1) {
      units.push(id);
      one.done = before + floored(countOf(units, id), one, entry);
    }
  }
  return units;
}

/** Takes the last units back until no more are used than the round still counts. */
function takeUnits(open: OpenRequirement[], entry: Entry, units: number[]): void {
  while (BigInt(units.length) > entry.before + entry.turnover) {
    const id = units.at(-1) ?? 0;
    const one = open[id];
    const were = floored(countOf(units, id), one as OpenRequirement, entry);
    units.pop();
    if (!one || one.done === one.required) continue;
    one.done -= were - floored(countOf(units, id), one, entry);
  }
}
