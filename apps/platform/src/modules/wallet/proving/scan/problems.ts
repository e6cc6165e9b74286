/**
 * Something that does not add up. Without a book it concerns a chain or a batch, and so every book.
 */
export interface Problem {
  readonly kind: "chain" | "balance" | "round" | "guard";
  readonly book?: string;
  readonly text: string;
}

/** A ledger in which all is wrong has more problems than fit into memory, or anyone reads. */
const MAX_PROBLEMS = 1_000;

/** What a proof has found so far. */
export class Problems {
  readonly all: Problem[] = [];
  /** Problems of entries whose book is known when their player's account is read. */
  readonly #ofPlayers = new Map<
    number,
    { readonly kind: Problem["kind"]; readonly text: string }[]
  >();
  #count = 0;

  add(problem: Problem): void {
    if (this.#count++ < MAX_PROBLEMS) this.all.push(problem);
  }

  /** Adds what may have been found before, in another way. */
  addOnce(problem: Problem): void {
    if (!this.all.some(({ text }) => text === problem.text)) this.add(problem);
  }

  ofEntry(
    kind: Problem["kind"],
    player: bigint | number,
    seq: bigint | number,
    wrong: string,
    book?: string,
  ): void {
    const text = `Entry ${player}-${seq} ${wrong}`;
    if (book !== undefined) return this.add({ kind, book, text });
    if (this.#count++ >= MAX_PROBLEMS) return;
    const known = this.#ofPlayers.get(Number(player)) ?? [];
    known.push({ kind, text });
    this.#ofPlayers.set(Number(player), known);
  }

  /**
   * Puts what was found of a player into the player's book; into every book when there is no
   * account to say which.
   */
  place(player: number, book?: string): void {
    for (const { kind, text } of this.#ofPlayers.get(player) ?? [])
      this.all.push(book === undefined ? { kind, text } : { kind, book, text });
    this.#ofPlayers.delete(player);
  }
}
