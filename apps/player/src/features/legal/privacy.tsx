import { InlineLink } from "./inline-link.tsx";
import { LegalText, type Passage } from "./legal-text.tsx";

const PASSAGES: readonly Passage[] = [
  {
    title: "Your account",
    sentences: [
      "We keep your username, the number we call you by, the currency and country of this site, the level of your identity check, and when you signed up: to know whose money is whose.",
      "Your password, and your payment password if you choose one, are kept only as hashes (Argon2id), from which they can't be read.",
      "What else the form asks for, and you fill in: your names, mobile number, e-mail, birthday, identity number, and how to reach you by QQ, LINE, WhatsApp, Zalo, Facebook, Telegram or WeChat. What has a star is needed, the rest you may leave out. We keep it to reach you, to help you back in, and to pay nobody else.",
      "Whether a number or an address was proven to be yours, and when. A code we send for it is kept as a hash, for two hours.",
      "Who invited you, the page you signed up on, and the version of these texts that you accepted.",
    ],
  },
  {
    title: "Signing in",
    sentences: [
      "Of each sign-in we keep the time, the internet address and what your browser says it is: so that you and our staff can tell when it was somebody else.",
      "Of a failed one we keep the name that was typed, the address and the time, to stop guessing. It is deleted with the first failure that comes an hour later or more.",
      "The servers' logs have the time and address of requests, to find faults. They hold no passwords and no tokens.",
    ],
  },
  {
    title: "Your money",
    sentences: [
      "Every movement of your balance and every round you play: to pay what is owed, to answer complaints, and to prove that the books are right.",
      "Of a deposit its amount, way and course, what the payment provider told us about it, and the picture of a slip if you send one.",
      "Of a withdrawal its amount and course, and the bank, number and holder's name of your bank account: to pay you and nobody else.",
      "What staff decide about you, who decided it and why, in a trail that can't be changed.",
    ],
  },
  {
    title: "For how long",
    sentences: [
      "The ledger and the trail of decisions can't be deleted from, so what is in them stays for good.",
      "What else belongs to your account stays as long as the account is there; this software does not delete it by itself.",
      "To learn what is kept about you, or to have it put right, ask the operator's staff.",
    ],
  },
  {
    title: "Who else is told",
    sentences: [
      "The vendor of a game you open is told your number, currency and country, your internet address, your language and whether you are on a phone, and it knows what you stake and win there. It is not told your username.",
      "A payment provider is told what it needs to take your deposit.",
      "These pages load nothing from advertisers or counters of visitors, and send them nothing.",
    ],
  },
  {
    title: "In your browser",
    sentences: [
      "This site sets no cookies.",
      "While you are signed in, the tab keeps a token that says who you are. Closing the tab or signing out removes it, and on our side it ends after two hours without a sign of you, and after a day in any case.",
      "A game keeps a token of its own, until the tab is closed.",
      "The link you came by may carry an invitation code. The tab keeps it until you have signed up.",
      "Your device remembers the theme, whether the balance is hidden, and what you set in a game, such as its sound. That stays on the device.",
    ],
  },
];

/** The privacy policy of the demo brand. An operator puts their own here: docs/configuration.md. */
export function Privacy() {
  return (
    <LegalText
      about={
        <>
          What this site keeps about a player and what for, as the software of the demo brand does it. The rules of play are in the{" "}
          <InlineLink to="/terms">terms of use</InlineLink>.
        </>
      }
      passages={PASSAGES}
    />
  );
}
