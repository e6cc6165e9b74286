import { faultsOf } from "./faults.ts";

interface Saving {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
}

interface Held {
  readonly drop: () => void;
  readonly takeTheirsUnderMine: () => void;
}

/**
 * A value that is being changed, with a way to save it. `at` is where its fields stand in what is sent, so that a fault is found by its field. What was wrong with the last try is forgotten with what it
 * was about.
 */
export function savable<Value extends Held>(
  held: Value,
  save: Saving,
  at: string,
  send: () => void,
) {
  const forget = (then: () => void) => () => {
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
    discard: forget(held.drop),
    takeTheirsUnderMine: forget(held.takeTheirsUnderMine),
  };
}
