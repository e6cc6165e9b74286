import { ok, refuse } from "@perya/result";

const same = <State>(state: State): State => state;

/** The part of the rules that says: nothing to choose but the stake, nothing to decide, nothing hidden. A round is over as soon as it has begun. */
export const oneShot = {
  readChoice: () => ok<Record<string, never>>({}),
  readAction: () => refuse("INVALID_ACTION"),
  act: () => refuse("ILLEGAL_ACTION"),
  isOver: () => true,
  finish: same,
  reveal: same,
} as const;
