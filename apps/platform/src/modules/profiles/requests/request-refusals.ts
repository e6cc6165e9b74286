import type { ChooseRefusal } from "../choices/choose-profiles.ts";
import type { FirstRefusal } from "../choices/first-profiles.ts";
import type { PublishRefusal } from "../versions/publish-version.ts";
import type { SignOffRefusal } from "../signing/sign-off.ts";

type Table<Code extends string> = Readonly<
  Record<Code, readonly [status: number, sentence: string]>
>;

/** Refusals of requests common to all. */
export const ASKED_ALREADY = {
  ASKED_ALREADY: [409, "A request for this waits for a second person already."],
} as const;

export const CHOOSE_REFUSALS: Table<ChooseRefusal> = {
  NO_SUCH_BRAND: [404, "There is no such brand."],
  UNKNOWN_PROFILE: [422, "One of these profiles does not exist."],
  NO_JURISDICTION: [422, "A brand for real money needs the profile of a jurisdiction."],
  DEMO_AND_OTHERS: [422, "DEMO is for play money and can't be combined with other profiles."],
  DEMO_AFTER_REAL_BETS: [422, "This brand has taken bets of real money: it can't go back to DEMO."],
  SAME_AS_BEFORE: [422, "These are the brand's profiles already."],
};

export const FIRST_REFUSALS: Table<FirstRefusal> = {
  ...CHOOSE_REFUSALS,
  CURRENCY_FORBIDDEN: [422, "One of these profiles has no accounts in the brand's currency."],
};

export const PUBLISH_REFUSALS: Table<PublishRefusal> = {
  UNKNOWN_PROFILE: [404, "There is no such profile, or no version before that time."],
  INVALID_CELL: [422, "The value of a cell is not of its field's form."],
  NOTHING_CHANGED: [422, "No value differs from the version before."],
  IN_THE_PAST: [422, "A version takes effect in the future: this time has passed."],
  SAME_INSTANT: [409, "Another version of this profile takes effect at that time."],
};

export const SIGN_OFF_REFUSALS: Table<SignOffRefusal> = {
  UNKNOWN_VERSION: [404, "There is no such version of the profile."],
  SIGNED_ALREADY: [409, "All of these cells are signed off already."],
};
