/** What was played in a part of a window, in ledger units. */
interface Part {
  /** Number of the part since 1970. */
  readonly part: number;
  staked: bigint;
  lost: bigint;
}

/** A part as it is stored. */
export type StoredPart = readonly [part: bigint, staked: bigint, lost: bigint];

/** A window has so many parts: see docs/decisions/0018. */
export const PARTS = 288;

/**
 * What a player staked and lost in a rolling window, kept in parts of 1/288 of it (five minutes of
 * a day). A part counts until its last millisecond has left the window, so a sum covers all of the
 * window and up to one part more: never less.
 */
export class Rolling {
  readonly #partMs: number;
  readonly #spanMs: number;
  /** By number, oldest first; those before `#first` have left. */
  #parts: Part[];
  #first = 0;
  #staked = 0n;
  #lost = 0n;

  /** A window of so many milliseconds, with what is known of it, oldest first. */
  constructor(spanMs: number, stored: readonly StoredPart[] = []) {
    this.#spanMs = spanMs;
    this.#partMs = spanMs / PARTS;
    this.#parts = stored.map(([part, staked, lost]) => ({ part: Number(part), staked, lost }));
    for (const { staked, lost } of this.#parts) {
      this.#staked += staked;
      this.#lost += lost;
    }
  }

  /** Stakes of the window before `now`, less those taken back. `now` never goes back. */
  stakedAt(now: number): bigint {
    this.#leave(now);
    return this.#staked;
  }

  /** Stakes less payouts of the window before `now`; below zero for a player who won. */
  lostAt(now: number): bigint {
    this.#leave(now);
    return this.#lost;
  }

  /**
   * The first time from `now` on, in milliseconds since 1970, at which a sum is no higher than
   * `most` if nothing more is played; undefined for none.
   */
  fallsTo(most: bigint, of: "staked" | "lost", now: number): number | undefined {
    this.#leave(now);
    let sum = of === "staked" ? this.#staked : this.#lost;
    if (sum <= most) return now;
    for (const part of this.#parts.slice(this.#first)) {
      sum -= part[of];
      if (sum <= most) return Math.ceil((part.part + 1) * this.#partMs + this.#spanMs);
    }
    return undefined;
  }

  /** Adds to the part of a time; what is taken back is added with its sign turned. */
  add(at: number, staked: bigint, lost: bigint): void {
    const part = this.#partOf(Math.floor(at / this.#partMs));
    if (!part) return;
    part.staked += staked;
    part.lost += lost;
    this.#staked += staked;
    this.#lost += lost;
  }

  stored(): StoredPart[] {
    return this.#parts
      .slice(this.#first)
      .map(({ part, staked, lost }) => [BigInt(part), staked, lost]);
  }

  copy(): Rolling {
    return new Rolling(this.#spanMs, this.stored());
  }

  #leave(now: number): void {
    for (
      let oldest = this.#parts[this.#first];
      oldest && (oldest.part + 1) * this.#partMs <= now - this.#spanMs;
      oldest = this.#parts[this.#first]
    ) {
      this.#staked -= oldest.staked;
      this.#lost -= oldest.lost;
      this.#first++;
    }
    if (this.#first < PARTS) return;
    this.#parts = this.#parts.slice(this.#first);
    this.#first = 0;
  }

  /** The part of that number, made where there is none; undefined for one that left long ago. */
  #partOf(number: number): Part | undefined {
    const newest = this.#parts.at(-1)?.part ?? number;
    if (number < newest - PARTS) return undefined;
    let at = this.#parts.length;
    while (at > this.#first && (this.#parts[at - 1]?.part ?? 0) > number) at--;
    const found = at > this.#first ? this.#parts[at - 1] : undefined;
    if (found?.part === number) return found;
    const made = { part: number, staked: 0n, lost: 0n };
    this.#parts.splice(at, 0, made);
    return made;
  }
}
