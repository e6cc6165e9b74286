/** What changes of staff and roles are refused with, when they are asked for and when they are carried out. */
export const STAFF_REFUSALS = {
  NO_SUCH_PERSON: [404, "There is no such person any more."],
  NO_SUCH_ROLE: [422, "One of these roles is not there for this person."],
  MORE_THAN_YOURS: [403, "You can only give what your own roles allow."],
  USERNAME_TAKEN: [409, "Another person has that username already."],
  ROLE_NAME_TAKEN: [409, "There is a role of that name already."],
  LAST_OWNER: [
    422,
    "Nobody else could change staff then. Give another colleague that right first.",
  ],
  NOT_CLOSED: [409, "This account is open already."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

/** What asking for them is refused with. */
export const ASK_REFUSALS = {
  ...STAFF_REFUSALS,
  OWN_ACCOUNT: [422, "Ask another person to change your own account."],
  ASKED_ALREADY: [409, "This change waits for a second person already."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type AskRefusal = keyof typeof ASK_REFUSALS;
