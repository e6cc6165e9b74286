import type { Result } from "@perya/result";
import { Refusal } from "../../http/answers/answer.ts";

/** What players can be refused with, as they read it. */
export const JOIN_REFUSALS = {
  NOT_FOUND: [404, "There is no such tournament."],
  JOINING_CLOSED: [409, "This tournament can't be joined any more."],
  JOINED_ALREADY: [409, "You have joined this tournament already."],
  FEE_CHANGED: [409, "The fee is another one. Look at it again, then join."],
  ENTRY_BARRED: [403, "Your account can't join tournaments at the moment."],
  BONUS_RUNNING: [409, "A bonus has to be played or given up first."],
  FEE_NOT_COVERED: [409, "Your balance does not cover the entry fee."],
  LIMIT_REACHED: [409, "This is more than the limits you have set allow."],
} as const;

/** What staff can be refused with. */
export const STAFF_REFUSALS = {
  NOT_FOUND: [404, "There is no such tournament."],
  CHANGED_MEANWHILE: [409, "A colleague changed this in the meantime. Check it again, then save."],
  TERMS_FIXED: [409, "Players were promised its terms: only words can change."],
  NOT_WHOLE: [422, "The currency has no such small amounts of cash."],
  NO_SUCH_GAME: [422, "There is no such game."],
  WRONG_STATE: [409, "This is no longer possible: its status has changed in the meantime."],
  IN_THE_PAST: [422, "Its end has passed. Choose a later one first."],
  TOO_LONG: [422, "A tournament takes 100 days at most."],
  TOO_MANY_OPEN: [409, "There are too many open tournaments. Wait until some are over."],
  AGAINST_LAW: [422, "The law of this brand does not allow it."],
  ASKED_ALREADY: [409, "A second person has been asked already."],
} as const;

export type JoinRefusal = keyof typeof JOIN_REFUSALS;
export type TournamentRefusal = keyof typeof STAFF_REFUSALS;

/** What a verb answered; its refusal thrown as the HTTP answer. */
export function valueOf<Value>(result: Result<Value, JoinRefusal | TournamentRefusal>): Value {
  if (result.ok) return result.value;
  const [status, sentence] = { ...JOIN_REFUSALS, ...STAFF_REFUSALS }[result.refusal];
  throw new Refusal(status, result.refusal, result.detail ?? sentence);
}
