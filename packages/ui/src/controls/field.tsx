import { useState, type InputHTMLAttributes, type Ref } from "react";
import { BOX, Labelled, type Label } from "./labelled.tsx";

/** The texts of the button that shows a password or hides it again. */
interface RevealWords {
  readonly show: string;
  readonly hide: string;
  /** The same for screen readers, where the field it belongs to isn't obvious. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

interface FieldProps extends Label, InputHTMLAttributes<HTMLInputElement> {
  /** Shown inside the box before the typed text: a currency's sign. */
  readonly before?: string | undefined;
  /** When given, the field has a button that reveals the password. */
  readonly reveal?: RevealWords;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A labelled input with a hint before typing and an error after; screen readers read both with it.
 */
export function Field({
  label,
  hint,
  error,
  announced,
  before,
  reveal,
  type = "text",
  className = "",
  ...rest
}: FieldProps) {
  const [seen, setSeen] = useState(false);
  const words = type === "password" ? reveal : undefined;
  return (
    <Labelled {...{ label, hint, error, announced }}>
      {(aria) => (
        <div className="relative grid items-center">
          {before && (
            <span aria-hidden="true" className="absolute start-3.5 text-soft">
              {before}
            </span>
          )}
          <input
            {...rest}
            {...aria}
            type={words && seen ? "text" : type}
            className={`${BOX} ${before ? "ps-9" : ""} ${words ? "pe-18" : ""} ${className}`}
          />
          {words && (
            <button
              type="button"
              onClick={() => setSeen(!seen)}
              aria-label={seen ? words.hideLabel : words.showLabel}
              className="absolute end-1 min-h-11 rounded-lg px-3 text-sm font-semibold text-violet"
            >
              {seen ? words.hide : words.show}
            </button>
          )}
        </div>
      )}
    </Labelled>
  );
}
