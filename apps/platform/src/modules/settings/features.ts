/** Features a brand switches, in the tree in which they are shown to it and sent to its site. */
const FEATURE_TREE = {
  REGISTER: ["USERNAMEREG", "MOBILEREG", "MOBILEPASSREG", "SMSVERIFY"],
  LOGIN: ["PHONELOGIN", "MOBILEVERCODELOGIN3", "FIREBASE", "FREEPLAY", "NEWIPVERIFY", "LOGINFIRST"],
  PASSWORD: ["CHNGPASSMAIL3", "CHNGPASSVERIF3", "PWDEXPIRY"],
  PROMOTION: ["BONUSDETAILS", "REWARDCENTER", "REFERRAL", "MISSIONS", "MANUALREBATE"],
} as const;

export type Feature = (typeof FEATURE_TREE)[keyof typeof FEATURE_TREE][number];

export const FEATURES: readonly Feature[] = Object.values(FEATURE_TREE).flat();

/** On by default: features that need no outside service, and pages of the member centre. */
const ON_AT_FIRST: ReadonlySet<Feature> = new Set([
  "USERNAMEREG",
  "FREEPLAY",
  "BONUSDETAILS",
  "REWARDCENTER",
  "REFERRAL",
  "MISSIONS",
  "MANUALREBATE",
]);

export const FIRST_FEATURES = Object.fromEntries(
  FEATURES.map((feature) => [feature, ON_AT_FIRST.has(feature)]),
) as Readonly<Record<Feature, boolean>>;

/** A node as the site reads it: `enabled` is "1" for on. */
export interface ModuleNode {
  readonly modId: string;
  readonly enabled: "0" | "1";
  readonly childrenNodes: readonly ModuleNode[];
}

/** The tree with what is on. A group is on when something in it is. */
export function moduleTree(features: Readonly<Record<Feature, boolean>>): ModuleNode[] {
  return Object.entries(FEATURE_TREE).map(([modId, children]) => ({
    modId,
    enabled: children.some((feature) => features[feature]) ? "1" : "0",
    childrenNodes: children.map((feature) => ({
      modId: feature,
      enabled: features[feature] ? "1" : "0",
      childrenNodes: [],
    })),
  }));
}
