import type { Feature } from "../settings.ts";

interface Words {
  readonly title: string;
  readonly about: string;
}

const WORDS: Readonly<Record<Feature, Words>> = {
  USERNAMEREG: {
    title: "Register with a username",
    about: "The form's first tab: a username and a password.",
  },
  MOBILEREG: {
    title: "Register with a mobile number",
    about: "A second tab: the number is verified by a code, and an account name is generated.",
  },
  MOBILEPASSREG: {
    title: "Mobile tab asks for a password",
    about: "Players who register with a mobile number also choose a password.",
  },
  SMSVERIFY: {
    title: "Check mobile numbers by code",
    about: "A number given in the form is verified by a code before the account is created.",
  },
  PHONELOGIN: {
    title: "Mobile number as login name",
    about: "A verified mobile number is accepted in place of the username.",
  },
  MOBILEVERCODELOGIN3: {
    title: "Sign in by code",
    about: "A second way on the sign-in form: a code by text message instead of a password.",
  },
  NEWIPVERIFY: {
    title: "Second factor from a new place",
    about:
      "A sign-in from an address the player never used needs a code sent to their verified " +
      "number or e-mail address.",
  },
  FIREBASE: {
    title: "Social sign-in",
    about: "Buttons for Google and Facebook. They need their keys on the server.",
  },
  FREEPLAY: {
    title: "Free play",
    about: "Visitors can try the games on a trial account with play money.",
  },
  LOGINFIRST: {
    title: "Sign in before any page",
    about:
      "Without a session, every page redirects to sign-in. This hides the games from " +
      "visitors and search engines.",
  },
  CHNGPASSMAIL3: {
    title: "Forgotten password by e-mail",
    about: "Players reset their password by username and e-mail address.",
  },
  CHNGPASSVERIF3: {
    title: "Forgotten password by text message",
    about: "Players reset their password by a code to their mobile number.",
  },
  PWDEXPIRY: {
    title: "Passwords expire",
    about:
      "Players with an older password must change it when they sign in. " +
      "The number of days is set under Passwords.",
  },
  BONUSDETAILS: {
    title: "Bonus details",
    about: "The member centre has a page of the bonuses a player was given.",
  },
  REWARDCENTER: {
    title: "Reward centre",
    about: "The member centre has a page of rewards to collect.",
  },
  MISSIONS: {
    title: "Missions",
    about: "The member centre has a page of missions.",
  },
  MANUALREBATE: {
    title: "Manual rebate",
    about: "The member centre has a page where players claim a rebate.",
  },
  REFERRAL: {
    title: "Invite and earn",
    about: "The menu links to the player's invitation and its rewards.",
  },
};

export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly (Words & { readonly name: Feature })[];
}

const group = (title: string, names: readonly Feature[]): FeatureGroup => ({
  title,
  features: names.map((name) => ({ name, ...WORDS[name] })),
});

/** The tree as shown. A group is on if anything in it is. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  group("Registering", ["USERNAMEREG", "MOBILEREG", "MOBILEPASSREG", "SMSVERIFY"]),
  group("Signing in", [
    "PHONELOGIN",
    "MOBILEVERCODELOGIN3",
    "NEWIPVERIFY",
    "FIREBASE",
    "FREEPLAY",
    "LOGINFIRST",
  ]),
  group("Passwords", ["CHNGPASSMAIL3", "CHNGPASSVERIF3", "PWDEXPIRY"]),
  group("Promotions", ["BONUSDETAILS", "REWARDCENTER", "REFERRAL", "MISSIONS", "MANUALREBATE"]),
];
