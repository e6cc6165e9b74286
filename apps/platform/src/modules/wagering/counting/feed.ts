import { FULL_BPS, weightOf, type Requirement } from "../requirement.ts";

/** An entry of the record of turnover. */
export interface Entry {
  readonly source: string;
  readonly number: bigint;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly category: string;
  /** When its round or draw ended; a later change of the round has the same. */
  readonly closedAt: Temporal.Instant;
  /** Signed ledger units. */
  readonly turnover: bigint;
  /** What the round had come to before this entry. */
  readonly before: bigint;
}

/** What an entry gave to a requirement, or took back from it. Signed ledger units. */
export interface Feed extends Omit<Entry, "turnover" | "before"> {
  readonly requirement: bigint;
  /** Of the entry's turnover. */
  readonly used: bigint;
  readonly credited: bigint;
}

export type OpenRequirement = Pick<Requirement, "id" | "required" | "weights" | "createdAt"> & {
  done: bigint;
};

/**
 * Feeds a player's open requirements, oldest first, with entries in their order, and changes their
 * `done`. Turnover is used once, by the first requirement in which its category weighs anything;
 * what is credited is the floor of what was used times the weight; the rest goes on to the next.
 * A requirement counts no round that had ended before it. What a round gives back is taken first
 * from what nothing has used, then from the last one that it fed; one that is not open any more
 * keeps what it got. `earlier` are feeds by the rounds that give something back. Source: player
 * money reference, section 3.
 */
export function feedAll(
  open: readonly OpenRequirement[],
  entries: readonly Entry[],
  earlier: readonly Feed[],
): Feed[] {
  const feeds = [...earlier];
  for (const entry of entries)
    feeds.push(...(entry.turnover > 0n ? give(open, entry) : takeBack(open, entry, feeds)));
  return feeds.slice(earlier.length);
}

function give(open: readonly OpenRequirement[], entry: Entry): Feed[] {
  const feeds: Feed[] = [];
  let left = entry.turnover;
  for (const requirement of open) {
    const weight = BigInt(weightOf(requirement.weights, entry.category));
    const need = requirement.required - requirement.done;
    if (left === 0n || weight === 0n || need === 0n || isBefore(entry, requirement)) continue;
    const used = smaller(left, usedFor(need, weight));
    const credited = creditOf(used, weight);
    requirement.done += credited;
    left -= used;
    feeds.push(feedOf(requirement, entry, used, credited));
  }
  return feeds;
}

function takeBack(open: readonly OpenRequirement[], entry: Entry, feeds: readonly Feed[]): Feed[] {
  const taken: Feed[] = [];
  const stays = entry.before + entry.turnover;
  const fed = fedBy(feeds, entry);
  let excess = [...fed.values()].reduce((sum, { used }) => sum + used, 0n) - larger(stays, 0n);
  for (const [id, sums] of [...fed].toReversed()) {
    if (excess <= 0n) break;
    const used = smaller(excess, sums.used);
    excess -= used;
    const requirement = open.find((one) => one.id === id);
    if (used === 0n || requirement === undefined || isFull(requirement)) continue;
    const weight = BigInt(weightOf(requirement.weights, entry.category));
    // Parts that were floored apart may have credited less than their sum would now.
    const credited = larger(sums.credited - creditOf(sums.used - used, weight), 0n);
    requirement.done -= credited;
    taken.push(feedOf(requirement, entry, -used, -credited));
  }
  return taken;
}

/** What an entry's round has given to each requirement so far, the last one fed last. */
function fedBy(
  feeds: readonly Feed[],
  { source, vendorId, gameCode, closedAt }: Entry,
): Map<bigint, { used: bigint; credited: bigint }> {
  const fed = new Map<bigint, { used: bigint; credited: bigint }>();
  for (const feed of feeds) {
    if (feed.source !== source || feed.vendorId !== vendorId || feed.gameCode !== gameCode)
      continue;
    if (!feed.closedAt.equals(closedAt)) continue;
    const sums = fed.get(feed.requirement) ?? { used: 0n, credited: 0n };
    sums.used += feed.used;
    sums.credited += feed.credited;
    fed.set(feed.requirement, sums);
  }
  return fed;
}

function feedOf(
  { id }: OpenRequirement,
  { turnover: _turnover, before: _before, ...entry }: Entry,
  used: bigint,
  credited: bigint,
): Feed {
  return { ...entry, requirement: id, used, credited };
}

const isFull = ({ required, done }: OpenRequirement) => done >= required;

const isBefore = (entry: Entry, { createdAt }: OpenRequirement) =>
  Temporal.Instant.compare(entry.closedAt, createdAt) < 0;

const FULL = BigInt(FULL_BPS);
const creditOf = (used: bigint, weight: bigint) => (used * weight) / FULL;
/** The least turnover that credits so much: rounded up, and as a weight is at most 1, no more. */
const usedFor = (need: bigint, weight: bigint) => (need * FULL + weight - 1n) / weight;
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
const larger = (a: bigint, b: bigint) => (a > b ? a : b);
