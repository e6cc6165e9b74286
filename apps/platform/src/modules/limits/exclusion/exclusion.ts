/**
 * A break, a self-exclusion, the stop of one press that some laws ask for, or what a national
 * register says.
 */
export type ExclusionKind = AskedKind | "REGISTER";

/** What a player or staff ask for. */
export type AskedKind = "TIME_OUT" | "EXCLUSION" | "STOP";

/** How an account was found to be of an excluded person. */
export type RecognisedBy = "NUMBER" | "DOCUMENT" | "PHONE" | "MAIL" | "NAME";

/** An exclusion that was asked for at an account, not carried over to it. */
export interface StandingExclusion {
  readonly id: bigint;
  readonly player: bigint;
  readonly kind: AskedKind;
  readonly until: Temporal.Instant;
}

/** The end of a permanent exclusion. */
export const FOR_GOOD = Temporal.Instant.from("9999-12-31T00:00:00Z");
