import { useId, type ReactNode } from "react";
import { useText, type Key } from "../../shared/language/text.ts";
import { InlineLink } from "./inline-link.tsx";

/** A heading and the sentences under it, one a paragraph, by the names of their messages. */
export interface Passage {
  readonly title: Key<"legal">;
  readonly sentences: readonly Key<"legal">[];
}

/** Where the marked words of a sentence lead. */
const LINKS = {
  account: (words: ReactNode) => <InlineLink to="/member/transactionHistory">{words}</InlineLink>,
  bets: (words: ReactNode) => <InlineLink to="/member/personalHistoryCopy">{words}</InlineLink>,
  fairness: (words: ReactNode) => <InlineLink to="/fairness">{words}</InlineLink>,
  me: (words: ReactNode) => <InlineLink to="/member/securityCenter">{words}</InlineLink>,
  privacy: (words: ReactNode) => <InlineLink to="/privacy">{words}</InlineLink>,
  terms: (words: ReactNode) => <InlineLink to="/terms">{words}</InlineLink>,
  verify: (words: ReactNode) => <InlineLink to="/verify">{words}</InlineLink>,
  withdraw: (words: ReactNode) => <InlineLink to="/member/withdraw">{words}</InlineLink>,
};

/** A long text to be read: headings at the side where there is room, above the words on a phone. */
export function LegalText({
  about,
  passages,
}: {
  about: Key<"legal">;
  passages: readonly Passage[];
}) {
  const t = useText("legal");
  return (
    <div className="@container grid gap-5">
      <p className="max-w-[65ch] rounded-2xl border border-line bg-raised p-4 text-soft sm:p-5 @3xl:max-w-none">
        {t.rich(about, LINKS)}
      </p>
      <div className="grid divide-y divide-line">
        {passages.map((passage) => (
          <Section key={passage.title} {...passage} />
        ))}
      </div>
    </div>
  );
}

function Section({ title, sentences }: Passage) {
  const t = useText("legal");
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-2 py-6 @3xl:grid-cols-[15rem_1fr]">
      <h2 id={id} className="font-display text-xl leading-snug font-bold">
        {t(title)}
      </h2>
      <ul className="grid max-w-[65ch] gap-2.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{t.rich(sentence, LINKS)}</li>
        ))}
      </ul>
    </section>
  );
}
