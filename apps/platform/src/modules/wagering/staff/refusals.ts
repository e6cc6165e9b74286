import { Refusal } from "../../../http/answers/answer.ts";

/** What staff can be refused with. */
export const STAFF_REFUSALS = {
  NOT_FOUND: [404, "There is nothing with this id."],
  KEY_REUSED: [422, "This request key was already used for something else."],
  ENDED_ALREADY: [409, "This has ended already: nothing is left to play of it."],
  OF_A_BONUS: [422, "This belongs to a bonus, which ends it. End the bonus instead."],
} as const;

export type StaffRefusal = keyof typeof STAFF_REFUSALS;

export function refusal(code: StaffRefusal): Refusal {
  const [status, sentence] = STAFF_REFUSALS[code];
  return new Refusal(status, code, sentence);
}
