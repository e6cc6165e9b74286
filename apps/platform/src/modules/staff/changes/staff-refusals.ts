/**
 * Refusals of changes to staff and roles, when they are requested and when they are carried out.
 */
export const STAFF_REFUSALS = {
  NO_SUCH_PERSON: [404, "This person no longer exists."],
  NO_SUCH_ROLE: [422, "One of these roles is not available to this person."],
  MORE_THAN_YOURS: [
    403,
    "You can only grant what your own roles allow, and change only those who may do no more.",
  ],
  USERNAME_TAKEN: [409, "That username is already taken."],
  ROLE_NAME_TAKEN: [409, "A role with that name already exists."],
  LAST_OWNER: [
    422,
    "No one else could then change staff. Give another colleague that right first.",
  ],
  NOT_CLOSED: [409, "This account is already open."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

/** Refusals of requests for such changes. */
export const ASK_REFUSALS = {
  ...STAFF_REFUSALS,
  OWN_ACCOUNT: [422, "Ask another person to change your own account."],
  ASKED_ALREADY: [409, "This change is already waiting for a second person."],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type AskRefusal = keyof typeof ASK_REFUSALS;
