/** From here on a score is shown as high, and below it as worth a look. */
const HIGH = 70;
const LOOK = 40;

/** A score of 0 to 100, coloured but never by colour alone. */
export function ScoreMark({ score }: { score: number | undefined }) {
  if (score === undefined) return <span className="text-soft">–</span>;
  const [tone, words] =
    score >= HIGH
      ? (["border-coral text-coral", "high"] as const)
      : score >= LOOK
        ? (["border-bulb text-bulb-ink", "look"] as const)
        : (["border-line text-soft", ""] as const);
  return (
    <span
      className={`inline-block rounded-full border px-2 py-0.5 text-xs font-medium whitespace-nowrap tabular-nums ${tone}`}
    >
      {score}
      {words && ` ${words}`}
    </span>
  );
}
