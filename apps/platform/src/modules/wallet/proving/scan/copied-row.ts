import { uuidOf } from "../../deciding/index.ts";

/** Reads the fields of a copied row one after the other, in PostgreSQL's binary format. */
export class CopiedRow {
  #row: Buffer = Buffer.alloc(0);
  #at = 0;
  /** The last one that was read, which is mostly the next one too. */
  #uuid = { bytes: "", text: "" };

  /** Begins with another row. */
  of(row: Buffer): this {
    this.#row = row;
    this.#at = 2;
    return this;
  }

  int4(): number {
    return this.#row.readInt32BE(this.#skip());
  }

  int8(): bigint {
    return this.#row.readBigInt64BE(this.#skip());
  }

  text(): string {
    const from = this.#skip();
    return this.#row.toString("utf8", from, this.#at);
  }

  uuid(): string {
    const from = this.#skip();
    const bytes = this.#row.toString("latin1", from, this.#at);
    if (bytes !== this.#uuid.bytes) this.#uuid = { bytes, text: uuidOf(bytes) };
    return this.#uuid.text;
  }

  bytes(): Buffer {
    const from = this.#skip();
    return Buffer.from(this.#row.subarray(from, this.#at));
  }

  int4s(): number[] {
    return this.#array((at) => this.#row.readInt32BE(at));
  }

  int8s(): bigint[] {
    return this.#array((at) => this.#row.readBigInt64BE(at));
  }

  /**
   * An array of one dimension: how many, whether any is null, their type, the dimension, and each
   * with its length.
   */
  #array<Element>(read: (at: number) => Element): Element[] {
    const from = this.#skip();
    const elements: Element[] = [];
    if (this.#row.readInt32BE(from) === 0) return elements;
    for (let at = from + 20; at < this.#at; at += 4 + this.#row.readInt32BE(at))
      elements.push(read(at + 4));
    return elements;
  }

  /** Steps over a field and answers where its bytes begin. */
  #skip(): number {
    const from = this.#at + 4;
    this.#at = from + Math.max(0, this.#row.readInt32BE(this.#at));
    return from;
  }
}
