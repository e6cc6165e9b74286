/** How far a list is. Of each register one is in force, and one at most is coming. */
type ListState = "SENDING" | "READING" | "IN_FORCE" | "FAILED" | "REPLACED";

/** Bytes of each piece of a file but the last: seconds on a slow line, and milliseconds to read. */
export const PIECE_BYTES = 512 * 1024;
/** Bytes of a file: some ten million persons. */
export const MOST_BYTES = 1024 * 1024 * 1024;

/** A list as it was sent and, as far as it was, read. */
export interface List {
  readonly id: bigint;
  readonly brandId: bigint;
  readonly register: string;
  readonly file: string;
  readonly state: ListState;
  readonly bytes: bigint;
  readonly bytesSent: bigint;
  readonly bytesRead: bigint;
  readonly persons: number;
  /** Those whom a number alone, or a name with a birth date alone, tells. */
  readonly numberOnly: number;
  readonly nameOnly: number;
  /** Why it failed, for staff. */
  readonly fault: string | null;
  readonly loadedBy: string;
  readonly loadedAt: Temporal.Instant;
  /** Accounts that were compared with it, those of them that are on it, and since when all are. */
  readonly compared: number;
  readonly excluded: number;
  readonly comparedAt: Temporal.Instant | null;
}

/** A list that is being read, up to where it was. */
export interface Reading extends List {
  readonly piecesRead: number;
  readonly linesRead: number;
  /** The names in its first row; null before that was read. */
  readonly columns: readonly string[] | null;
  /** What follows its last whole row. */
  readonly rest: Buffer;
}
