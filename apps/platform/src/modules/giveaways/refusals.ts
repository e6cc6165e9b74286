import type { Result } from "@perya/result";
import { Refusal } from "../../http/answers/answer.ts";

/** What players can be refused with, as they read it. */
export const PLAYER_REFUSALS = {
  NOT_FOUND: [404, "There is nothing here any more."],
  NO_PRIZE: [409, "None of your tickets has won a prize."],
  REWARD_CLAIMED: [409, "This reward has been claimed already."],
  REWARD_LATE: [409, "The time to claim this reward is over."],
  REWARD_BARRED: [403, "Your account can't take rewards at the moment."],
  OWN_LIMIT: [409, "Your balance would rise above the limit that you set."],
} as const;

/** What staff can be refused with. */
export const STAFF_REFUSALS = {
  NOT_FOUND: [404, "There is nothing with this id."],
  CHANGED_MEANWHILE: [409, "A colleague changed this in the meantime. Check it again, then save."],
  TERMS_FIXED: [409, "Players were promised its terms: only words can change."],
  NOT_WHOLE: [422, "The currency has no such small amounts of cash."],
  WRONG_STATE: [409, "It is not in a state for this any more."],
  IN_THE_PAST: [409, "Its end has passed."],
  TOO_MANY_OFFERED: [409, "There are too many on offer. Wait for others to end first."],
  AGAINST_LAW: [409, "The law of this brand does not allow it."],
  ASKED_ALREADY: [409, "This waits for a second person already."],
} as const;

export type PlayerRefusal = keyof typeof PLAYER_REFUSALS;
export type StaffRefusal = keyof typeof STAFF_REFUSALS;

/** What a verb answered a player; its refusal thrown as the HTTP answer. */
export function takenBy<Value>(result: Result<Value, PlayerRefusal>): Value {
  if (result.ok) return result.value;
  const [status, sentence] = PLAYER_REFUSALS[result.refusal];
  throw new Refusal(status, result.refusal, sentence);
}

/** The same for staff, who also read which law it is. */
export function valueOf<Value>(result: Result<Value, StaffRefusal>): Value {
  if (result.ok) return result.value;
  const [status, sentence] = STAFF_REFUSALS[result.refusal];
  throw new Refusal(status, result.refusal, result.detail ?? sentence);
}
