import type { Result } from "@perya/result";
import { Refusal } from "../../http/answers/answer.ts";

/** What players can be refused with, as they read it. */
export const CLAIM_REFUSALS = {
  NOT_FOUND: [404, "There is no such mission."],
  MISSION_NOT_DONE: [409, "This mission is not done yet."],
  REWARD_CLAIMED: [409, "This reward has been claimed already."],
  REWARD_LATE: [409, "The time to claim this reward is over."],
  MISSION_LOCKED: [403, "This mission needs a higher VIP level."],
  REWARD_BARRED: [403, "Your account can't take rewards at the moment."],
  OWN_LIMIT: [409, "Your balance would rise above the limit that you set."],
} as const;

/** What staff can be refused with. */
export const STAFF_REFUSALS = {
  NOT_FOUND: [404, "There is no such mission."],
  CHANGED_MEANWHILE: [409, "A colleague changed this in the meantime. Check it again, then save."],
  TERMS_FIXED: [409, "Players were promised its terms: only words and place can change."],
  NOT_WHOLE: [422, "The currency has no such small amounts of cash."],
  WRONG_STATE: [409, "The mission is not in a state for this any more."],
  IN_THE_PAST: [409, "Its end has passed."],
  TOO_MANY_OFFERED: [409, "There are too many missions on offer. Close some first."],
  AGAINST_LAW: [409, "The law of this brand does not allow it."],
  ASKED_ALREADY: [409, "This mission waits for a second person already."],
} as const;

export type ClaimRefusal = keyof typeof CLAIM_REFUSALS;
export type MissionRefusal = keyof typeof STAFF_REFUSALS;

/** What a verb answered; its refusal thrown as the HTTP answer. */
export function valueOf<Value>(result: Result<Value, ClaimRefusal | MissionRefusal>): Value {
  if (result.ok) return result.value;
  const [status, sentence] = { ...CLAIM_REFUSALS, ...STAFF_REFUSALS }[result.refusal];
  throw new Refusal(status, result.refusal, result.detail ?? sentence);
}
