import { useState } from "react";
import { isSame, onTopOf } from "./three-way.ts";

/** A value from the server, with its version. */
interface Theirs<Value> {
  readonly version: string;
  readonly value: Value;
}

interface Held<Value> extends Theirs<Value> {
  /** The server's value when editing began. */
  readonly base: Value;
}

/**
 * A value being edited. Untouched, it follows the server. Once touched it stays until it is saved
 * or discarded, whatever others save meanwhile.
 */
export function useHeld<Value>(theirs: Theirs<Value>) {
  const [touched, hold] = useState<Held<Value>>();
  const dirty = touched !== undefined && !isSame(touched.base, touched.value);
  const held: Held<Value> = dirty ? touched : { ...theirs, base: theirs.value };
  return {
    value: held.value,
    base: held.base,
    version: held.version,
    theirs: theirs.value,
    dirty,
    /** A colleague saved it since it was touched. */
    behind: held.version !== theirs.version,
    change: (to: Partial<Value>) => hold({ ...held, value: { ...held.value, ...to } }),
    /** Reverts to the server's value. */
    drop: () => hold(undefined),
    /** Takes the server's value, with the changes made here applied on top. */
    applyOnTheirs: () =>
      hold({ ...theirs, base: theirs.value, value: onTopOf(held.base, held.value, theirs.value) }),
  };
}
