/** Rules about suspicion by their names in the settings, as a heading of what they found. */
const RULE_TITLES: Readonly<Record<string, string>> = {
  structuring: "Just under a watched amount",
  otherPayer: "Another payer",
  manyAccounts: "Many bank accounts",
  sharedAccount: "Shared bank account",
  sharedDevice: "Shared browser and address",
  crowdedAddress: "Address of many",
  samePerson: "Shared phone or identity number",
  quickOut: "In and out with little risk",
  transferLoop: "To vendors and back",
  suddenVolume: "Sudden volume",
};

/** What a rule is called; a rule of a later version by its own name. */
export function ruleTitle(rule: string): string {
  return RULE_TITLES[rule] ?? rule;
}
