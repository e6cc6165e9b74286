import pg from "pg";

/**
 * PostgreSQL's header before the first row: "PGCOPY\n\xff\r\n\0", flags, and the length of an empty
 * extension.
 */
const HEADER_BYTES = 19;
/** Sent after the last row, in place of a row's field count. */
const END_OF_ROWS = -1;

/**
 * Reads the rows of a `COPY … TO STDOUT` in binary format. The reader gets each row as it arrives:
 * a count of fields, then each field's length and bytes, as the server's send functions write them.
 * When the reader throws, it gets no more rows and the statement fails with its error.
 */
export class CopyQuery extends pg.Query {
  readonly #read: (row: Buffer) => void;
  #begun = false;
  #fault: Error | undefined;
  /** The statement's result; rejects with the server's error or the reader's. */
  readonly ended: Promise<pg.QueryResult>;

  constructor(text: string, read: (row: Buffer) => void) {
    super(text);
    this.#read = read;
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
    if (this.#fault || row.length === 0 || row.readInt16BE(0) === END_OF_ROWS) return;
    try {
      this.#read(row);
    } catch (fault) {
      this.#fault = fault instanceof Error ? fault : new Error(String(fault));
    }
  }
}
