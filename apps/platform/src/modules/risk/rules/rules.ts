import type { RiskSettings } from "../risk-settings.ts";
import { crowdedAddress, samePerson, sharedAccount, sharedDevice } from "./links.ts";
import { manyAccounts } from "./many-accounts.ts";
import { otherPayer } from "./other-payer.ts";
import { quickOut } from "./quick-out.ts";
import type { Rule } from "./rule.ts";
import { structuring } from "./structuring.ts";
import { transferLoop } from "./transfer-loop.ts";
import { suddenVolume } from "./sudden-volume.ts";

export type RuleName = keyof RiskSettings["rules"];

/** Every rule by its name in the settings. */
export const RULES: { readonly [Name in RuleName]: Rule<Name> } = {
  structuring,
  otherPayer,
  manyAccounts,
  sharedAccount,
  sharedDevice,
  crowdedAddress,
  samePerson,
  quickOut,
  transferLoop,
  suddenVolume,
};
