import type { Ground } from "../proof.ts";
import { GENESIS } from "../../chain.ts";
import type { Balances } from "./balances.ts";
import type { StoredBatch } from "./copies.store.ts";
import { EntryBytes } from "./entry-bytes.ts";
import { Legs } from "./legs.ts";
import type { Problems } from "./problems.ts";
import type { RoundMemory } from "./round-memory.ts";

const HIGH = 2 ** 32;
/**
 * Of a copied row: behind the count of its fields and the length of the first one, which is the
 * batch.
 */
const BATCH_AT = 6;

/** A batch in the order of ids, with the digest before it in its chain. */
interface Link {
  readonly batch: StoredBatch;
  readonly id: number;
  readonly chain: string;
  readonly previous: Buffer;
  /** Counted by an earlier proof. */
  readonly counted: boolean;
}

export interface Reading {
  readonly ground: Ground;
  readonly problems: Problems;
  readonly balances: Balances;
  readonly rounds: RoundMemory;
}

/** Reads the entries of some batches as they come and folds each batch when it is complete. */
export class BatchReader {
  readonly #reading: Reading;
  readonly #entries = new EntryBytes();
  readonly #legs = new Legs();
  #links: Link[] = [];
  #at = 0;
  /** Whether every batch is among the links, so that entries of another one belong to none. */
  #whole = true;
  #unproven = { players: [] as number[], seqs: [] as number[] };

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /**
   * Takes the next batches, by id: their chains are followed at once, their entries are expected.
   */
  begin(batches: readonly StoredBatch[], whole: boolean): void {
    this.#whole = whole;
    this.#links = batches.map((batch) => this.#follow(batch));
    this.#at = 0;
  }

  /** Adds a copied row: batch, and then the fields of wallet_line. */
  add(row: Buffer): void {
    const id = row.readInt32BE(BATCH_AT) * HIGH + row.readUInt32BE(BATCH_AT + 4);
    while ((this.#links[this.#at]?.id ?? Infinity) < id) this.#finish();
    const link = this.#links[this.#at];
    if (link?.id === id) {
      if (!link.counted) this.#entries.add(row);
    } else if (this.#whole)
      this.#reading.problems.add({
        kind: "chain",
        text: `An entry names batch ${id}, which is not there`,
      });
  }

  /** No more entries: batches that are left have none. */
  end(): void {
    while (this.#at < this.#links.length) this.#finish();
  }

  /** Entries whose rounds must be asked of the table. */
  takeUnproven(): { readonly players: readonly number[]; readonly seqs: readonly number[] } {
    const taken = this.#unproven;
    this.#unproven = { players: [], seqs: [] };
    return taken;
  }

  #follow(batch: StoredBatch): Link {
    const { ground, problems } = this.#reading;
    const chain = `${batch.writer} ${batch.lane}`;
    const head = ground.chains.get(chain);
    const n = head?.n ?? 0n;
    const counted = batch.n <= n;
    const previous = head === undefined ? GENESIS : Buffer.from(head.digest, "hex");
    if (!counted) {
      if (batch.n !== n + 1n)
        problems.add({ kind: "chain", text: `Chain ${chain} jumps from batch ${n} to ${batch.n}` });
      ground.chains.set(chain, { n: batch.n, digest: batch.digest.toString("hex") });
    }
    return { batch, id: Number(batch.id), chain, previous, counted };
  }

  #finish(): void {
    const link = this.#links[this.#at++];
    if (!link || link.counted) return;
    const { batch, chain } = link;
    const { ground, problems } = this.#reading;
    const legs = batch.contra.map((id, at) => `${id}=${batch.delta[at] ?? 0n}`).join(",");
    if (!this.#entries.digest(link.previous, `${batch.n};${legs};`).equals(batch.digest))
      problems.add({
        kind: "chain",
        text: `Batch ${batch.n} of chain ${chain} is not what was written`,
      });
    this.#fold();
    if (!this.#legs.are(batch.contra, batch.delta))
      problems.add({
        kind: "balance",
        text: `The house's legs of batch ${batch.n} of chain ${chain} are not those of its entries`,
      });
    ground.batches += 1n;
    batch.contra.forEach((id, at) =>
      ground.house.set(id, (ground.house.get(id) ?? 0n) + (batch.delta[at] ?? 0n)),
    );
    this.#legs.clear();
    this.#entries.clear();
  }

  #fold(): void {
    const { problems, balances, rounds } = this.#reading;
    const entries = this.#entries;
    for (const start of entries.starts) {
      const [player, seq] = [entries.player(start), entries.seq(start)];
      this.#legs.add(entries, start, entries.contra(entries.behindRef(start)));
      if (!balances.add(entries, start, player, seq))
        problems.ofEntry("balance", player, seq, "does not continue from the one before");
      if (rounds.proves(entries, start)) continue;
      this.#unproven.players.push(player);
      this.#unproven.seqs.push(seq);
    }
  }
}
