import { useState } from "react";
import { isSame, onTopOf } from "./three-way.ts";

/** A value as the server has it, with the version one saw. */
interface Theirs<Value> {
  readonly version: string;
  readonly value: Value;
}

interface Held<Value> extends Theirs<Value> {
  /** What the value was when it was touched. */
  readonly base: Value;
}

/** A value that is being changed. Untouched, it follows the server; once touched it is kept until it is saved or thrown away, whatever others save meanwhile. */
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
    /** Goes back to what the server has. */
    drop: () => hold(undefined),
    takeTheirsUnderMine: () =>
      hold({ ...theirs, base: theirs.value, value: onTopOf(held.base, held.value, theirs.value) }),
  };
}
