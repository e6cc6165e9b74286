import { useId, type ReactNode } from "react";

/** A heading and the sentences under it, one a paragraph. */
export interface Passage {
  readonly title: string;
  readonly sentences: readonly ReactNode[];
}

/** A long text to be read: headings at the side where there is room, above the words on a phone. */
export function LegalText({ about, passages }: { about: ReactNode; passages: readonly Passage[] }) {
  return (
    <div className="@container grid gap-5">
      <p className="max-w-[65ch] rounded-2xl border border-line bg-raised p-4 text-soft sm:p-5 @3xl:max-w-none">{about}</p>
      <div className="grid divide-y divide-line">
        {passages.map((passage) => (
          <Section key={passage.title} {...passage} />
        ))}
      </div>
    </div>
  );
}

function Section({ title, sentences }: Passage) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-2 py-6 @3xl:grid-cols-[15rem_1fr]">
      <h2 id={id} className="font-display text-xl leading-snug font-bold">
        {title}
      </h2>
      <ul className="grid max-w-[65ch] gap-2.5">
        {sentences.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
