import type { Result } from "@perya/result";
import { Refusal } from "../../http/answers/answer.ts";

/** What players are refused with, whatever is given away, as they read it. */
const COMMON = {
  NOT_FOUND: [404, "There is nothing here any more."],
  REWARD_BARRED: [403, "Your account can't take rewards at the moment."],
  OWN_LIMIT: [409, "Your balance would rise above the limit that you set."],
} as const;

/** What a claim of a raffle's prize is refused with. */
export const RAFFLE_REFUSALS = {
  ...COMMON,
  NO_PRIZE: [409, "None of your tickets has won a prize."],
  REWARD_CLAIMED: [409, "This reward has been claimed already."],
  REWARD_LATE: [409, "The time to claim this reward is over."],
} as const;

/** What a claim of a share is refused with. */
export const PACKET_REFUSALS = {
  ...COMMON,
  PACKET_EARLY: [409, "This red packet can't be opened yet."],
  PACKET_OVER: [409, "This red packet is over, or all of it is taken."],
  PACKET_LEVEL: [403, "This red packet needs a higher level."],
} as const;

const PLAYER_REFUSALS = { ...RAFFLE_REFUSALS, ...PACKET_REFUSALS };

/** What staff can be refused with. */
export const STAFF_REFUSALS = {
  NOT_FOUND: [404, "There is nothing with this id."],
  CHANGED_MEANWHILE: [409, "A colleague changed this in the meantime. Check it again, then save."],
  TERMS_FIXED: [409, "Players were promised its terms: only words can change."],
  TOO_LARGE: [422, "It holds more than can be split."],
  NOT_WHOLE: [422, "The currency has no such small amounts of cash."],
  WRONG_STATE: [409, "It is not in a state for this any more."],
  IN_THE_PAST: [409, "Its end has passed."],
  TOO_MANY_OFFERED: [409, "There are too many on offer. Wait for others to end first."],
  AGAINST_LAW: [409, "The law of this brand does not allow it."],
  ASKED_ALREADY: [409, "This waits for a second person already."],
} as const;

export type RaffleRefusal = keyof typeof RAFFLE_REFUSALS;
export type PacketRefusal = keyof typeof PACKET_REFUSALS;
export type StaffRefusal = keyof typeof STAFF_REFUSALS;

/** What a verb answered a player; its refusal thrown as the HTTP answer. */
export function takenBy<Value>(result: Result<Value, RaffleRefusal | PacketRefusal>): Value {
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
