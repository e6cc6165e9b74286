import type { Result } from "@perya/result";
import { Refusal } from "../../http/answers/answer.ts";

/** What staff can be refused with. */
export const JACKPOT_REFUSALS = {
  NOT_FOUND: [404, "There is no such jackpot."],
  NO_SUCH_GAME: [422, "One of the games is none of ours that may feed a jackpot."],
  RETURN_UNKNOWN: [422, "A game does not state its return: say what it is without the jackpot."],
  RETURN_ABOVE_STATED: [
    422,
    "A game would return more with this jackpot than it states. State more, or contribute less.",
  ],
  NOT_WHOLE: [422, "The currency has no such small amounts."],
  GAME_TAKEN: [409, "One of the games feeds another jackpot already."],
  WRONG_STATE: [409, "The jackpot is not in a state for this any more."],
  AGAINST_LAW: [409, "The law of this brand does not allow jackpots."],
  CHANGED_MEANWHILE: [409, "A colleague changed this in the meantime. Look at it again."],
  ASKED_ALREADY: [409, "This jackpot waits for a second person already."],
} as const;

export type JackpotRefusal = keyof typeof JACKPOT_REFUSALS;

/** What a verb answered; its refusal thrown as the HTTP answer. */
export function valueOf<Value>(result: Result<Value, JackpotRefusal>): Value {
  if (result.ok) return result.value;
  const [status, sentence] = JACKPOT_REFUSALS[result.refusal];
  throw new Refusal(status, result.refusal, result.detail ?? sentence);
}
