import { faultsOf } from "../http/faults.ts";

interface Saving {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
}

interface Held {
  readonly drop: () => void;
  readonly applyOnTheirs: () => void;
}

/**
 * A value being edited, with a save function. `at` is the path of its fields in the request, by
 * which faults are matched to fields. Discarding the edit also clears the faults of the last save.
 */
export function savable<Value extends Held>(
  held: Value,
  save: Saving,
  at: string,
  send: () => void,
) {
  const clearFaults = (then: () => void) => () => {
    save.reset();
    then();
  };
  return {
    ...held,
    save: send,
    saving: save.isPending,
    fault: save.error,
    errorAt: (...path: readonly (string | number)[]) =>
      faultsOf(save.error).get((at === "" ? path : [at, ...path]).join("/")),
    discard: clearFaults(held.drop),
    applyOnTheirs: clearFaults(held.applyOnTheirs),
  };
}
