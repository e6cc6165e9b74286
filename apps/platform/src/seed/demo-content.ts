import type { Draft, Kind } from "../modules/content/index.ts";

const BANNERS: readonly (readonly [
  groupName: string,
  picture: string,
  title: string,
  link: string,
])[] = [
  ["w_home", "free-trial", "Try every game free, no account needed", "/rng"],
  ["w_home", "harbor-lanterns", "Harbor Lanterns: free spins, times three", "/rng"],
  ["w_home", "mango-mines", "Mango Mines: pick on, or stop", "/inhouse"],
  ["w_home", "fair-play", "Check every round: it is sealed before you play", "/fairness"],
  ["w_home", "pocket", "The fair in your pocket, no store needed", "/download"],
  ["w_home", "take-breaks", "Take a break now and then: the fair is open tomorrow, too", "/help"],
  [
    "w_rng",
    "categories/rng",
    "Slots under warm lights: the return of each is shown on its card",
    "",
  ],
  ["w_rng", "trial-wide", "Try them for free first: play money, no account", ""],
  ["w_inhouse", "instant-wide", "Instant games: one choice, one moment, one answer", ""],
  [
    "w_promotion",
    "promotions-wide",
    "Promotions at the fair: every rule is shown before you accept",
    "",
  ],
  ["w_down", "pocket-wide", "The fair in your pocket: opens like an app, needs no store", ""],
];

const TOLD: readonly (readonly [kind: Kind, title: string, content: string])[] = [
  [
    "player",
    "Welcome to the night fair: everything here is play money",
    "<p>This is a demonstration. Nothing can be bought or won, and nothing is paid out.</p>" +
      "<p>Sign up with a name and a password, or try any game with its free trial.</p>",
  ],
  [
    "player",
    "Every round can be checked in your own browser",
    "<p>Open a round in your betting record and press “Check”: your browser recomputes it " +
      'from the sealed seed. <a href="/fairness">How it stays fair</a> ' +
      "explains it in two minutes.</p>",
  ],
  [
    "player",
    "Set yourself a limit before you begin",
    "<ul><li>Decide what you can lose, and stop there.</li><li>Take breaks: " +
      "the fair is open tomorrow, too.</li><li>When it stops being fun, " +
      "exclude yourself under “My account”.</li></ul>",
  ],
  [
    "promotion",
    "New at the fair: Halo-Halo Drop",
    "<p>Choose eight to sixteen rows and how wild it may get, then let go. " +
      "It returns 96.99 % of what is staked, whatever you choose.</p>",
  ],
  [
    "popup",
    "The fair is open",
    "<p>Slots and instant games, free to try. All of it is <strong>play money</strong>: " +
      "this is the demo of an open platform.</p><ul><li>Odds stand on every game's card.</li>" +
      "<li>Every outcome is sealed before you play and yours to check after.</li>" +
      "<li>For adults only.</li></ul>",
  ],
];

/**
 * The demo brand's content: its banners, notices, a promotion and a popup. Its help is the site's
 * own, which exists in every language.
 */
export function demoContent(): Draft[] {
  const same = {
    language: "EN",
    translations: {},
    content: "",
    groupName: "",
    url: "",
    link: "",
    published: true,
    startsAt: null,
    endsAt: null,
  } as const;
  return [
    ...BANNERS.map(([groupName, picture, title, link], at) => ({
      ...same,
      kind: "banner" as const,
      title,
      groupName,
      url: `/banners/${picture}.svg`,
      link,
      order: (at + 1) * 10,
    })),
    ...TOLD.map(([kind, title, content], at) => ({
      ...same,
      kind,
      title,
      content,
      order: (at + 1) * 10,
    })),
  ];
}
