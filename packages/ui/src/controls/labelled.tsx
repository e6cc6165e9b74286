import { useId, type ReactNode } from "react";

/** The box of every text input. */
export const BOX =
  "min-h-(--control) w-full rounded-(--control-radius) border border-edge bg-ground px-(--field-inset) py-(--field-block) text-ink placeholder:text-soft hover:border-soft aria-invalid:border-coral";

export interface Label {
  readonly label: string;
  /** The hint, shown until there is an error. */
  readonly hint?: ReactNode;
  /** What is wrong, in place of the hint. */
  readonly error?: string | undefined;
  /** Announces an error as soon as it appears, for forms that leave the focus where it is. */
  readonly announced?: boolean | undefined;
}

interface LabelledProps extends Label {
  readonly children: (aria: {
    readonly id: string;
    readonly "aria-invalid": true | undefined;
    readonly "aria-describedby": string | undefined;
  }) => ReactNode;
}

/** A label above an input or a select box, and the hint or the error below. */
export function Labelled({ label, hint, error, announced = false, children }: LabelledProps) {
  const id = useId();
  const about = error ?? hint;
  return (
    <div className="grid content-start gap-(--field-gap)">
      <label htmlFor={id} className="text-sm font-(--control-weight)">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": about ? `${id}-about` : undefined,
      })}
      {about && (
        <p
          id={`${id}-about`}
          className={`text-(length:--field-about)/(--field-about-line) ${error ? "font-medium text-coral" : "text-soft"}`}
          role={error && announced ? "alert" : undefined}
        >
          {about}
        </p>
      )}
    </div>
  );
}
