/** Why a player can't be moved, with status and sentence. */
export const MOVE_REFUSALS = {
  NOT_PLACED: [422, "This account has no place in the tree."],
  SAME_PARENT: [409, "The player already stands there."],
  OWN_TEAM: [422, "An agent can't be moved under themselves or into their own team."],
  NOT_AN_AGENT: [422, "Players can only be moved under an agent or the house."],
  FROZEN_PARENT: [409, "The new upline is frozen."],
  TOO_DEEP: [422, "The team would have more than ten levels."],
  MOVES_ALREADY: [409, "A move of this player is already scheduled."],
  ASKED_ALREADY: [409, "A move of this player is already waiting for a second person."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type MoveRefusal = keyof typeof MOVE_REFUSALS;
