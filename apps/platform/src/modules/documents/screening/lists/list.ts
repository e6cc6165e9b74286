/** How far a list is. One is in force, and one at most is coming. */
type ListState = "SENDING" | "READING" | "IN_FORCE" | "FAILED" | "REPLACED";

/** Bytes of each piece of a file but the last: seconds on a slow line, and milliseconds to read. */
export const PIECE_BYTES = 512 * 1024;
/** Bytes of a file: all sanctions and politically exposed persons are some 300 MB. */
export const MOST_BYTES = 1024 * 1024 * 1024;

/** A list as it was sent and, as far as it was, read. */
export interface List {
  readonly id: bigint;
  readonly file: string;
  readonly state: ListState;
  readonly persons: number;
  readonly names: number;
  readonly bytes: bigint;
  readonly bytesSent: bigint;
  readonly bytesRead: bigint;
  /** Why it failed, for staff. */
  readonly fault: string | null;
  readonly loadedBy: string;
  readonly loadedAt: Temporal.Instant;
  /** How many documents were compared with it, how many of them may be a listed person, and since
   * when all are. */
  readonly compared: number;
  readonly matched: number;
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
