import {
  useId,
  useState,
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
} from "react";
import { Icon } from "./icon.tsx";
import { useText } from "./text.ts";

type Look = "primary" | "plain" | "danger";

const LOOKS: Readonly<Record<Look, string>> = {
  primary: "border-transparent bg-bulb text-on-bulb hover:brightness-107",
  plain: "border-line bg-raised text-ink hover:border-soft",
  danger: "border-coral bg-raised text-coral hover:bg-overlay",
};

const BUTTON =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border px-5 text-center font-semibold transition-[filter,border-color] duration-150 disabled:cursor-not-allowed disabled:opacity-55";

/** Classes of something that looks like a button, for links as well. */
export function buttonClass(look: Look): string {
  return `${BUTTON} ${LOOKS[look]}`;
}

export function Button({
  look = "plain",
  busy = false,
  className = "",
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy}
      className={`${buttonClass(look)} ${className}`}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** The box of everything one types into. */
const BOX =
  "min-h-12 w-full rounded-xl border border-edge bg-ground px-3.5 text-ink placeholder:text-soft hover:border-soft aria-invalid:border-coral";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Stands inside the box before what is typed: a currency's sign. */
  readonly before?: string | undefined;
}

/** A labelled input: the rule before typing, the error after, both read out with it. A password can be looked at. */
export function Field({
  label,
  hint,
  error,
  before,
  type = "text",
  className = "",
  ...rest
}: FieldProps) {
  const id = useId();
  const [seen, setSeen] = useState(false);
  const t = useText("common");
  const secret = type === "password";
  const about = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative grid items-center">
        {before && (
          <span aria-hidden="true" className="absolute start-3.5 text-soft">
            {before}
          </span>
        )}
        <input
          id={id}
          {...rest}
          type={secret && seen ? "text" : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={about ? `${id}-about` : undefined}
          className={`${BOX} ${before ? "ps-9" : ""} ${secret ? "pe-18" : ""} ${className}`}
        />
        {secret && (
          <button
            type="button"
            onClick={() => setSeen(!seen)}
            aria-label={seen ? t("password.hideLabel") : t("password.showLabel")}
            className="absolute end-1 min-h-11 rounded-lg px-3 text-sm font-semibold text-violet"
          >
            {seen ? t("password.hide") : t("password.show")}
          </button>
        )}
      </div>
      {about && (
        <p
          id={`${id}-about`}
          className={`text-sm ${error ? "font-medium text-coral" : "text-soft"}`}
        >
          {about}
        </p>
      )}
    </div>
  );
}

/** A labelled choice. Its arrow is ours: that of a browser sticks to the edge of a box that is as wide as a page. */
export function Choice({
  label,
  children,
  ...rest
}: { label: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="relative grid items-center">
        <select id={id} {...rest} className={`${BOX} appearance-none pe-10`}>
          {children}
        </select>
        <Icon name="down" size={20} className="pointer-events-none absolute end-3 text-soft" />
      </span>
    </div>
  );
}

/** What went wrong, said to everybody. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-xl border border-coral bg-raised px-3.5 py-3 text-coral"
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        aria-hidden="true"
        className="mt-0.5 shrink-0"
      >
        <circle cx="10" cy="10" r="10" fill="currentColor" />
        <path
          d="M10 5v6M10 15v.1"
          stroke="var(--on-coral)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span>{children}</span>
    </p>
  );
}
