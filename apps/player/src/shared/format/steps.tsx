import type { ReactNode } from "react";

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly about?: ReactNode;
  /** Done, current, or still to come. */
  readonly state: "done" | "now" | "next" | "bad";
}

const DOTS: Readonly<Record<Step["state"], string>> = {
  done: "border-teal bg-teal text-(--on-teal)",
  now: "border-bulb bg-bulb text-on-bulb",
  next: "border-edge bg-raised text-soft",
  bad: "border-coral bg-coral text-(--on-coral)",
};
const SIGNS: Readonly<Record<Step["state"], string>> = { done: "✓", now: "•", next: "", bad: "✕" };

/** A payment's steps: done, current and coming. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid">
      {steps.map((step, at) => (
        <li
          key={step.id}
          aria-current={step.state === "now" ? "step" : undefined}
          className="grid grid-cols-[1.75rem_1fr] gap-x-3"
        >
          <span className="grid justify-items-center">
            <span
              aria-hidden="true"
              className={`grid size-7 place-items-center rounded-full border-2 text-sm font-bold ${DOTS[step.state]}`}
            >
              {SIGNS[step.state]}
            </span>
            {at < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`w-0.5 flex-1 ${step.state === "done" ? "bg-teal" : "bg-line"}`}
              />
            )}
          </span>
          <span className="flex flex-wrap justify-between gap-x-4 pb-4">
            <strong className={`leading-7 ${step.state === "next" ? "font-medium text-soft" : ""}`}>
              {step.title}
            </strong>
            {step.about && <span className="grow text-end leading-7 text-soft">{step.about}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
