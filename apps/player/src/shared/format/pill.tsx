export type Tone = "good" | "bad" | "busy" | "quiet";

const TONES: Readonly<Record<Tone, string>> = {
  good: "text-teal",
  bad: "text-coral",
  busy: "text-bulb-ink",
  quiet: "text-soft",
};

/** A state in a word; its colour only underlines it. */
export function Pill({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {children}
    </span>
  );
}
