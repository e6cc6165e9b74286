/**
 * Numbered slots for items that come and go by the thousand per second. A Map or Set would do, but
 * for the way V8 grows them: a table that was outgrown stays linked to the next one with all it
 * held, so once one of them is old, everything that ever waited counts as alive until the next full
 * collection, and is copied on the way there.
 */
export class Places<Item extends object> {
  readonly #items: (Item | undefined)[] = [];
  readonly #free: number[] = [];

  /** Puts an item into a free slot and returns its number. */
  put(item: Item): number {
    const place = this.#free.pop() ?? this.#items.length;
    this.#items[place] = item;
    return place;
  }

  /** Empties a slot and returns its item; undefined when it was empty. */
  take(place: number): Item | undefined {
    const item = this.#items[place];
    if (item === undefined) return undefined;
    this.#items[place] = undefined;
    this.#free.push(place);
    return item;
  }

  /** All items in the slots. */
  all(): Item[] {
    return this.#items.filter((item) => item !== undefined);
  }
}
