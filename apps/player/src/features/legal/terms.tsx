import type { Key } from "../../shared/language/text.ts";
import { LegalText, type Passage } from "./legal-text.tsx";

const ABOUT: Key<"legal"> = "terms.about";

const PASSAGES = [
  {
    title: "terms.who.title",
    sentences: [
      "terms.who.one",
      "terms.who.two",
      "terms.who.three",
      "terms.who.four",
      "terms.who.five",
    ],
  },
  {
    title: "terms.bets.title",
    sentences: [
      "terms.bets.one",
      "terms.bets.two",
      "terms.bets.three",
      "terms.bets.four",
      "terms.bets.five",
    ],
  },
  {
    title: "terms.odds.title",
    sentences: ["terms.odds.one", "terms.odds.two", "terms.odds.three"],
  },
  {
    title: "terms.limits.title",
    sentences: ["terms.limits.one", "terms.limits.two", "terms.limits.three", "terms.limits.four"],
  },
  {
    title: "terms.cash.title",
    sentences: [
      "terms.cash.one",
      "terms.cash.two",
      "terms.cash.three",
      "terms.cash.four",
      "terms.cash.five",
    ],
  },
] as const satisfies readonly Passage[];

/** The terms of use of the demo brand. An operator puts their own here: docs/configuration.md. */
export function Terms() {
  return <LegalText about={ABOUT} passages={PASSAGES} />;
}
