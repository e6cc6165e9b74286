/** Values by key, each loaded once, however many ask for it meanwhile. A failed loading is not remembered: the next who asks tries again. */
export class LoadOnce<Key, Value> {
  readonly #load: (key: Key) => Promise<Value>;
  readonly #values = new Map<Key, Value>();
  readonly #loading = new Map<Key, Promise<Value>>();

  constructor(load: (key: Key) => Promise<Value>) {
    this.#load = load;
  }

  recall(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  async load(key: Key): Promise<Value> {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const loading =
      this.#loading.get(key) ?? this.#load(key).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    const value = await loading;
    this.#values.set(key, value);
    return value;
  }
}
