import type { BoardRow } from "@perya/lottery-kit";

const MOST_TRACKS = 5;

interface Drawn {
  readonly board: readonly BoardRow[];
}

/** The values at one place of the result over some draws, oldest first. */
export type Track = readonly number[];

/**
 * The places of a result: the last figures of the special prize, or the first balls as drawn.
 * `draws` come newest first.
 */
export function tracksOf(draws: readonly Drawn[]): readonly Track[] {
  const rows = draws
    .toReversed()
    .map(({ board }) =>
      placesOf((board.find(({ prize }) => prize === "DB") ?? board[0])?.numbers ?? []),
    );
  const places = Math.min(...rows.map(({ length }) => length), MOST_TRACKS);
  return Array.from({ length: rows.length === 0 ? 0 : places }, (_, at) =>
    rows.map((row) => row[at] ?? 0),
  );
}

/** A single long number is read figure by figure, others ball by ball. */
function placesOf(numbers: readonly string[]): readonly number[] {
  const [only, ...others] = numbers;
  return (
    only !== undefined && others.length === 0 ? only.slice(-MOST_TRACKS).split("") : numbers
  ).map(Number);
}
