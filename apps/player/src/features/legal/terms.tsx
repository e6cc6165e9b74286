import { InlineLink } from "./inline-link.tsx";
import { LegalText, type Passage } from "./legal-text.tsx";

const PASSAGES: readonly Passage[] = [
  {
    title: "Who may play",
    sentences: [
      "You must be as old as the sign-up form says, and never younger than 18. You say so when you sign up, and where the form asks for your birthday it is checked.",
      "What you tell about yourself must be true. A number or an address you give must be your own; we may send it a code to make sure.",
      "Money goes to an account in your own name alone, so give your real name where the form asks for it.",
      "One account per person and mobile number, for yourself alone. Don't lend it, and don't play for somebody else.",
      "Keep your password to yourself. Whoever signs in with it plays with your balance.",
    ],
  },
  {
    title: "Your balance and your bets",
    sentences: [
      "A bet is taken from your balance before its round is decided, and is refused when there is not enough.",
      "Every stake, payout, deposit and withdrawal is written into a ledger that can only be added to. What went wrong is put right by another entry, never by changing or deleting one.",
      <>
        You see all of it in your <InlineLink to="/records/bets">betting record</InlineLink> and{" "}
        <InlineLink to="/records/account">account record</InlineLink>.
      </>,
      "A lost connection changes no outcome: what a round has won is paid whether you watch or not.",
      "When a game's vendor takes a win back and you have spent it, the rest is owed. It is settled from money that comes in later, and until then nothing can be withdrawn.",
    ],
  },
  {
    title: "Odds and fairness",
    sentences: [
      "Each of our own games shows its return to the player. It is computed from the rules the game runs on, and it is an average over very many rounds: in any evening you may lose everything you stake.",
      <>
        Every outcome of our own games is sealed before you play and follows from two seeds, one of them yours.{" "}
        <InlineLink to="/fairness">Fair play</InlineLink> explains how, and on <InlineLink to="/verify">Check a round</InlineLink> your browser
        computes a round again.
      </>,
      "Games of other vendors run on their servers. We record what they take and pay, but can't compute their rounds again.",
    ],
  },
  {
    title: "Limits and breaks",
    sentences: [
      "The operator's staff can set the highest stake of one bet and the most you may stake in a day. Both are checked inside the bet itself, in every game.",
      "Staff can block an account: open games end, and it takes no bet, no new deposit and no request to withdraw until they lift the block. Withdraw before you ask for one.",
      "Limits and blocks have no buttons on this site: ask the operator's staff.",
      <>
        Under <InlineLink to="/me">My account</InlineLink> you can exclude yourself for a day, a week, a month, six months or for good: no bet and no
        new deposit is taken, open games end, and you can still withdraw. Nobody can make it shorter.
      </>,
    ],
  },
  {
    title: "Deposits and withdrawals",
    sentences: [
      "What was paid is what is credited, once. When that is another amount than was asked for, staff look first.",
      "Before money can leave, your identity must have been checked, each deposit must have been staked once in full, and nothing may be owed. The most you may withdraw in a day goes by the level of your check.",
      "A withdrawal needs your password and a bank account of your own. All your bank accounts must be in one name, and one that is added after the first can be used a day later.",
      "What you ask for is put aside at once. A person decides on every withdrawal, two different ones when it is large; you may cancel it until it is approved, and what is rejected comes back with the reason.",
      <>
        What is still missing, and what you may take out today, stands on the <InlineLink to="/wallet/withdraw">withdrawal page</InlineLink>.
      </>,
    ],
  },
];

/** The terms of use of the demo brand. An operator puts their own here: docs/configuration.md. */
export function Terms() {
  return (
    <LegalText
      about={
        <>
          These are the rules of the demo brand, which plays for play money. They say what this site does; a brand that takes real money has its own.
          What is kept about you is in the <InlineLink to="/privacy">privacy policy</InlineLink>.
        </>
      }
      passages={PASSAGES}
    />
  );
}
