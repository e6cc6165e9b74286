import type { Key } from "../../shared/language/text.ts";
import { LegalText, type Passage } from "./legal-text.tsx";

const ABOUT: Key<"legal"> = "privacy.about";

const PASSAGES = [
  {
    title: "privacy.account.title",
    sentences: [
      "privacy.account.one",
      "privacy.account.two",
      "privacy.account.three",
      "privacy.account.four",
      "privacy.account.five",
    ],
  },
  {
    title: "privacy.signIn.title",
    sentences: ["privacy.signIn.one", "privacy.signIn.two", "privacy.signIn.three"],
  },
  {
    title: "privacy.money.title",
    sentences: [
      "privacy.money.one",
      "privacy.money.two",
      "privacy.money.three",
      "privacy.money.four",
    ],
  },
  {
    title: "privacy.long.title",
    sentences: ["privacy.long.one", "privacy.long.two", "privacy.long.three"],
  },
  {
    title: "privacy.others.title",
    sentences: ["privacy.others.one", "privacy.others.two", "privacy.others.three"],
  },
  {
    title: "privacy.browser.title",
    sentences: [
      "privacy.browser.one",
      "privacy.browser.two",
      "privacy.browser.three",
      "privacy.browser.four",
      "privacy.browser.five",
    ],
  },
] as const satisfies readonly Passage[];

/** The privacy policy of the demo brand. An operator puts their own here: docs/configuration.md. */
export function Privacy() {
  return <LegalText about={ABOUT} passages={PASSAGES} />;
}
