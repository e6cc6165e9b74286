import type { ButtonHTMLAttributes } from "react";

type Look = "primary" | "plain" | "danger";

const LOOKS: Readonly<Record<Look, string>> = {
  primary: "border-transparent bg-bulb text-on-bulb hover:brightness-107",
  plain: "border-line bg-raised text-ink hover:border-soft",
  danger: "border-coral bg-raised text-coral hover:bg-overlay",
};

const BUTTON =
  "inline-flex min-h-(--control) items-center justify-center gap-2 rounded-(--control-radius) border px-(--button-inset) py-(--button-block) text-center font-(--control-weight) transition-[filter,border-color] duration-150 disabled:cursor-not-allowed disabled:opacity-55";

/** Classes of something that looks like a button, for links as well. */
export function buttonClass(look: Look): string {
  return `${BUTTON} ${LOOKS[look]}`;
}

/**
 * A labelled button. While it is busy a second press is blocked; a site may style that state by
 * `aria-busy`.
 */
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
      {children}
    </button>
  );
}
