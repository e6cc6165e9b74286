import type { Feature } from "./settings.ts";

interface Words {
  readonly title: string;
  readonly about: string;
}

const WORDS: Readonly<Record<Feature, Words>> = {
  USERNAMEREG: {
    title: "Register with a username",
    about: "The form's first tab: a name and a password of one's own.",
  },
  MOBILEREG: {
    title: "Register with a mobile number",
    about:
      "A second tab: the number is checked by a code, and an account name is made for the person.",
  },
  MOBILEPASSREG: {
    title: "Mobile tab asks for a password",
    about: "Players who register with a mobile number also choose a password.",
  },
  SMSVERIFY: {
    title: "Check mobile numbers by code",
    about: "Who gives a number in the form types a code sent to it before the account is made.",
  },
  PHONELOGIN: {
    title: "Mobile number as login name",
    about: "A checked mobile number is taken in the place of the username.",
  },
  MOBILEVERCODELOGIN3: {
    title: "Sign in by code",
    about: "A second way on the sign-in form: a code by text message instead of a password.",
  },
  NEWIPVERIFY: {
    title: "Second factor from a new place",
    about:
      "Who signs in from an address they never used types a code sent to their checked number or e-mail address.",
  },
  FIREBASE: {
    title: "Social sign-in",
    about: "Buttons for Google and Facebook. They work once the server has their keys.",
  },
  FREEPLAY: {
    title: "Free play",
    about: "Visitors try the games on a trial account with play money.",
  },
  LOGINFIRST: {
    title: "Sign in before any page",
    about:
      "Without a session every page leads to the sign-in page. It hides the games from visitors and search engines.",
  },
  CHNGPASSMAIL3: {
    title: "Forgotten password by e-mail",
    about: "A new password by username and e-mail address.",
  },
  CHNGPASSVERIF3: {
    title: "Forgotten password by text message",
    about: "A new password by a code to the mobile number.",
  },
  PWDEXPIRY: {
    title: "Passwords expire",
    about:
      "Players with an older password must change it when they sign in. The number of days is set under Passwords.",
  },
  REFERRAL: {
    title: "Invite and earn",
    about: "The menu leads players to their invitation and what it brings.",
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

/** The tree as it is shown. A group is on at the site when something in it is. */
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
  group("Promotions", ["REFERRAL"]),
];
