import { numberKey } from "../../cashier/index.ts";

/** A line of a statement as matching sees it. */
export interface OpenLine {
  readonly id: bigint;
  readonly direction: "IN" | "OUT";
  readonly number: string;
  /** Ledger units. */
  readonly units: bigint;
  readonly currency: string;
  readonly at: Temporal.Instant;
}

/** A movement of ours as matching sees it. */
export interface OpenMovement {
  readonly ref: string;
  readonly direction: "IN" | "OUT";
  readonly number: string | null;
  readonly units: bigint;
  readonly currency: string;
  readonly at: Temporal.Instant;
}

export interface Match<Line, Movement> {
  readonly line: Line;
  readonly movement: Movement;
  readonly by: "NUMBER" | "AMOUNT";
}

/** How far the times of one movement may be apart where only the amount tells: two days. */
const FARTHEST_MS = 48 * 60 * 60 * 1_000;

/** Movements of one amount that a line is tried with. */
const MOST_TRIED = 40;

/**
 * Finds which lines of a statement are which movements of ours: by the number first, and then,
 * where numbers are typed by people, by amount and the nearest time. Each line and each movement is
 * in one match at most, and the order they come in does not matter: of several that fit, the equal
 * amount, then the nearest time, then the smaller name wins.
 */
export function matchLines<Line extends OpenLine, Movement extends OpenMovement>(
  lines: readonly Line[],
  movements: readonly Movement[],
  isTyped: boolean,
): Match<Line, Movement>[] {
  const byNumber = pairUp(lines, movements, {
    by: "NUMBER",
    ofLine: (line) => [side(line), numberKey(line.number)].join(" "),
    ofMovement: (movement) =>
      movement.number === null ? null : [side(movement), numberKey(movement.number)].join(" "),
  });
  const taken = new Set<unknown>(byNumber.flatMap(({ line, movement }) => [line, movement]));
  const byAmount = pairUp(
    lines.filter((line) => !taken.has(line)),
    movements.filter((one) => !taken.has(one) && (isTyped || one.number === null)),
    {
      by: "AMOUNT",
      ofLine: (line) => [side(line), line.units].join(" "),
      ofMovement: (movement) => [side(movement), movement.units].join(" "),
    },
  );
  return [...byNumber, ...byAmount];
}

interface Pairing<Line, Movement> {
  readonly by: "NUMBER" | "AMOUNT";
  readonly ofLine: (line: Line) => string;
  /** Null for one that can't be found by this. */
  readonly ofMovement: (movement: Movement) => string | null;
}

function pairUp<Line extends OpenLine, Movement extends OpenMovement>(
  lines: readonly Line[],
  movements: readonly Movement[],
  { by, ofLine, ofMovement }: Pairing<Line, Movement>,
): Match<Line, Movement>[] {
  const timed = movements.map((movement) => ({ movement, ms: movement.at.epochMilliseconds }));
  const fitting = Map.groupBy(timed.toSorted(earlier), ({ movement }) => ofMovement(movement));
  const pairs = lines.flatMap((line) => {
    const ms = line.at.epochMilliseconds;
    return nearest(fitting.get(ofLine(line)) ?? [], ms).map((one) => ({
      line,
      movement: one.movement,
      by,
      key: numberKey(line.number),
      apart: Math.abs(one.ms - ms),
    }));
  });
  const near = by === "NUMBER" ? pairs : pairs.filter(({ apart }) => apart <= FARTHEST_MS);
  const used = new Set<unknown>();
  return near.toSorted(better).flatMap(({ line, movement }) => {
    if (used.has(line) || used.has(movement)) return [];
    used.add(line).add(movement);
    return [{ line, movement, by }];
  });
}

/** A movement and its time in milliseconds, which is read once. */
interface Timed<Movement extends OpenMovement = OpenMovement> {
  readonly movement: Movement;
  readonly ms: number;
}

/** Those around a time, so that ten thousand of one amount are not each tried with each. */
function nearest<Movement extends OpenMovement>(
  sorted: readonly Timed<Movement>[],
  ms: number,
): readonly Timed<Movement>[] {
  if (sorted.length <= MOST_TRIED) return sorted;
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.ms ?? 0) < ms) low = middle + 1;
    else high = middle;
  }
  const from = Math.max(0, Math.min(low - MOST_TRIED / 2, sorted.length - MOST_TRIED));
  return sorted.slice(from, from + MOST_TRIED);
}

function earlier(a: Timed, b: Timed): number {
  return a.ms - b.ms || compare(a.movement.ref, b.movement.ref);
}

interface Pair extends Match<OpenLine, OpenMovement> {
  /** Milliseconds between its times. */
  readonly apart: number;
  readonly key: string;
}

function better(a: Pair, b: Pair): number {
  return (
    Number(a.line.units !== a.movement.units) - Number(b.line.units !== b.movement.units) ||
    a.apart - b.apart ||
    compare(a.key, b.key) ||
    compare(a.line.number, b.line.number) ||
    compare(a.movement.ref, b.movement.ref) ||
    Number(a.line.id - b.line.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function side({ direction, currency }: Pick<OpenLine, "direction" | "currency">): string {
  return `${direction} ${currency}`;
}
