import pg from "pg";

/** "PGCOPY\n\xff\r\n\0", flags, and the length of an extension that is empty: what PostgreSQL sends before the first row. */
const HEADER_BYTES = 19;
/** In the place of a row's number of fields, after the last row. */
const END = -1;

/**
 * A COPY to this side in binary format. Every row goes to its reader as it comes: a count of fields, and each field as its length and its bytes, as the server's send functions write
 * them. A reader that throws gets no more, and its fault is the statement's.
 */
export class CopyQuery extends pg.Query {
  readonly #each: (row: Buffer) => void;
  #begun = false;
  #fault: Error | undefined;
  /** Answered as every statement is. */
  readonly ended: Promise<pg.QueryResult>;

  constructor(text: string, each: (row: Buffer) => void) {
    super(text);
    this.#each = each;
    this.ended = new Promise((resolve, reject) => {
      Object.assign(this, {
        callback: (fault: Error | null, result: pg.QueryResult) => {
          const failed = fault ?? this.#fault;
          if (failed) reject(failed);
          else resolve(result);
        },
      });
    });
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    const row = this.#begun ? chunk : chunk.subarray(HEADER_BYTES);
    this.#begun = true;
    if (this.#fault || row.length === 0 || row.readInt16BE(0) === END) return;
    try {
      this.#each(row);
    } catch (fault) {
      this.#fault = fault instanceof Error ? fault : new Error(String(fault));
    }
  }
}
