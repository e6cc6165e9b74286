import { ok, refuse } from "@perya/result";

const same = <State>(state: State): State => state;

/**
 * The rules of a game with no choice but the stake, no decisions and nothing hidden. A round is
 * over as soon as it has begun.
 */
export const oneShot = {
  readChoice: () => ok<Record<string, never>>({}),
  readAction: () => refuse("INVALID_ACTION"),
  act: () => refuse("ILLEGAL_ACTION"),
  isOver: () => true,
  finish: same,
  reveal: same,
} as const;
