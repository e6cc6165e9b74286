import type { TimelineStep } from "@perya/api-client/operator";
import { Status, Time } from "../format/show.tsx";

/** A step, which may rest on the number of a payment. */
type Step = Omit<TimelineStep, "reference"> & Partial<Pick<TimelineStep, "reference">>;

/** What happened, in order: each state, when, by whom and why. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-2 border-s-2 border-line ps-4">
      {steps.map((step) => (
        <li key={`${step.status}${step.at}`} className="grid gap-0.5">
          <span className="flex flex-wrap items-center gap-2">
            <Status name={step.status} /> <Time at={step.at} />
          </span>
          <span className="text-soft">
            {step.actor ? `by ${step.actor}` : ""}
            {step.reason ? ` · ${step.reason}` : ""}
            {step.reference ? ` · reference ${step.reference}` : ""}
          </span>
        </li>
      ))}
    </ol>
  );
}
