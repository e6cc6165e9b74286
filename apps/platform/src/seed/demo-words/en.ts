import type { DemoWords } from "./demo-words.ts";

export const EN: DemoWords = {
  banners: {
    freeTrial: "Try every game free, no account needed",
    lanterns: "Harbor Lanterns: free spins, times three",
    mango: "Mango Mines: pick on, or stop",
    fairPlay: "Check every round: it is sealed before you play",
    pocket: "The fair in your pocket, no store needed",
    breaks: "Take a break now and then: the fair is open tomorrow, too",
    slots: "Slots under warm lights: the return of each is shown on its card",
    slotsFree: "Try them for free first: play money, no account",
    instant: "Instant games: one choice, one moment, one answer",
    promotions: "Promotions at the fair: every rule is shown before you accept",
    download: "The fair in your pocket: opens like an app, needs no store",
  },
  told: {
    welcome: {
      title: "Welcome to the night fair: everything here is play money",
      content:
        "<p>This is a demonstration. Nothing can be bought or won, and nothing is paid out.</p>" +
        "<p>Sign up with a name and a password, or try any game with its free trial.</p>",
    },
    check: {
      title: "Every round can be checked in your own browser",
      content:
        "<p>Open a round in your betting record and press “Check this round”: your browser " +
        'recomputes it from the sealed seed. <a href="/fairness">How it stays fair</a> ' +
        "explains it in two minutes.</p>",
    },
    limit: {
      title: "Set yourself a limit before you begin",
      content:
        "<ul><li>Decide what you can lose, and stop there.</li><li>Take breaks: " +
        "the fair is open tomorrow, too.</li><li>When it stops being fun, " +
        "exclude yourself under “My account”.</li></ul>",
    },
    newGame: {
      title: "New at the fair: Halo-Halo Drop",
      content:
        "<p>Choose eight to sixteen rows and how wild it may get, then let go. " +
        "It returns 96.99 % of what is staked, whatever you choose.</p>",
    },
    open: {
      title: "The fair is open",
      content:
        "<p>Slots and instant games, free to try. All of it is <strong>play money</strong>: " +
        "this is the demo of an open platform.</p><ul><li>Odds stand on every game's card.</li>" +
        "<li>Every outcome is sealed before you play and yours to check after.</li>" +
        "<li>For adults only.</li></ul>",
    },
  },
};
