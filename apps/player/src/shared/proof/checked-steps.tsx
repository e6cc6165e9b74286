import { Icon } from "../pictures/icon.tsx";

/** A step of a check: what it says, what comes out here, and what was published if it differs. */
interface CheckedStep {
  readonly said: string;
  readonly computed: string;
  readonly good: boolean;
  readonly instead: string;
}

interface CheckedStepsProps {
  /** Whether all is as it was published, in words. */
  readonly title: string;
  readonly steps: readonly CheckedStep[];
  /** By what rule it was computed. */
  readonly how: string;
}

/** What came of computing a draw again in this browser, step by step. */
export function CheckedSteps({ title, steps, how }: CheckedStepsProps) {
  const good = steps.every((step) => step.good);
  return (
    <section
      role="status"
      className={`grid gap-3 rounded-3xl border-2 bg-raised p-5 ${good ? "border-teal" : "border-coral"}`}
    >
      <h2
        className={`flex items-center gap-2 font-display text-2xl font-extrabold ${good ? "text-teal" : "text-coral"}`}
      >
        <Icon name="fair" size={28} />
        {title}
      </h2>
      <ol className="grid gap-2">
        {steps.map(({ said, computed, good: same, instead }) => (
          <li key={said} className="rounded-xl bg-ground p-3">
            <p className={`font-semibold ${same ? "text-teal" : "text-coral"}`}>
              <span aria-hidden="true">{same ? "✓" : "✕"}</span> {said}
            </p>
            <bdi dir="ltr" className="block text-sm wrap-anywhere text-soft tabular-nums">
              {computed}
            </bdi>
            {!same && (
              <bdi dir="ltr" className="block text-sm wrap-anywhere text-coral tabular-nums">
                {instead}
              </bdi>
            )}
          </li>
        ))}
      </ol>
      <p className="text-sm text-soft">{how}</p>
    </section>
  );
}

/** Something that was published to check a draw by. */
export function PublishedValue({ name, children }: { name: string; children: string }) {
  return (
    <div className="rounded-xl bg-ground px-4 py-3">
      <p className="text-sm text-soft">{name}</p>
      <bdi dir="ltr" className="block text-sm wrap-anywhere tabular-nums">
        {children}
      </bdi>
    </div>
  );
}
