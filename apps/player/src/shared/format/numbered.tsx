/** Steps to be done one after the other. */
export function Numbered({ label, steps }: { label?: string; steps: readonly string[] }) {
  return (
    <ol aria-label={label} className="grid gap-3">
      {steps.map((step, at) => (
        <li key={step} className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-bulb font-display font-extrabold text-on-bulb"
          >
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
