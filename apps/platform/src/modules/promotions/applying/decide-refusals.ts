import type { GrantRefusal } from "../grants/grant.ts";

/** Why an application can't be decided so, for staff. */
export const DECIDE_REFUSALS = {
  NOT_FOUND: [404, "There is no such application."],
  WRONG_STATE: [409, "This application has been decided already."],
  ASKED_ALREADY: [409, "A second person has been asked already."],
  OUT_OF_RANGE: [422, "The amount is not within what this promotion gives."],
  NOT_OPEN: [409, "The promotion is not open."],
  OTHER_PLAYERS: [409, "The promotion is for other players."],
  HELD_OUT: [409, "The player is in the group that the promotion is compared with."],
  BARRED: [409, "The player is blocked, excluded, closed or in a break."],
  RESTRICTED: [409, "The player is restricted by a case."],
  LAW: [409, "The law of this brand does not allow it."],
  TOO_YOUNG: [409, "The player is too young for a bonus."],
  HAD_IT: [409, "The player had it already."],
  LINKED: [409, "Another account of the same person has it."],
  OTHER_BONUS: [409, "Another bonus of the player is running."],
  WITHDRAWAL_OPEN: [409, "A withdrawal of the player is under way."],
  BALANCE_LIMIT: [409, "It would pass a limit of the player's balance."],
  BUDGET_USED: [409, "The promotion's budget is used up."],
} as const satisfies Readonly<
  Record<GrantRefusal, readonly [status: number, sentence: string]> &
    Record<string, readonly [status: number, sentence: string]>
>;

export type DecideRefusal = keyof typeof DECIDE_REFUSALS;
