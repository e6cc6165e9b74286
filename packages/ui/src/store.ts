import { useSyncExternalStore } from "react";

/** A value outside the components: readable at any time, and watchable. */
export interface Source<Value> {
  readonly get: () => Value;
  /** Calls `watcher` after each change, until the returned function is called. */
  readonly watch: (watcher: () => void) => () => void;
  /** Notifies all watchers. For code that changes the value at its source. */
  readonly changed: () => void;
}

/** A value that is held here and nowhere else. */
export interface Store<Value> extends Omit<Source<Value>, "changed"> {
  readonly set: (next: Value) => void;
}

/**
 * A value held elsewhere, which `get` reads: in the page, in the browser's storage, on a clock. It
 * must return the same object until something changes. `begin` is called with `changed` when the
 * first watcher arrives; the function it returns is called when the last one leaves.
 */
export function sourceOf<Value>(
  get: () => Value,
  begin?: (changed: () => void) => () => void,
): Source<Value> {
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const watcher of watchers) watcher();
  };
  let end: (() => void) | undefined;
  const watch = (watcher: () => void) => {
    if (watchers.size === 0) end = begin?.(changed);
    watchers.add(watcher);
    return () => {
      if (watchers.delete(watcher) && watchers.size === 0) end?.();
    };
  };
  return { get, watch, changed };
}

/** Holds a value, initially `first`. */
export function storeOf<Value>(first: Value): Store<Value> {
  let value = first;
  const { get, watch, changed } = sourceOf(() => value);
  const set = (next: Value) => {
    value = next;
    changed();
  };
  return { get, watch, set };
}

/**
 * The value, updated as it changes. `served` is the value on a page rendered by the server, which
 * the first render on the device has to match; the device's own value follows right after.
 */
export function useStore<Value>(
  { watch, get }: Pick<Source<Value>, "watch" | "get">,
  served: () => Value = get,
): Value {
  return useSyncExternalStore(watch, get, served);
}
