import { useId, type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode } from "react";

type Look = "primary" | "plain" | "danger";

const LOOKS: Readonly<Record<Look, string>> = {
  primary: "bg-bulb text-on-bulb hover:brightness-105 border-transparent",
  plain: "bg-raised text-ink border-line hover:border-soft",
  danger: "bg-raised text-coral border-coral hover:bg-overlay",
};

const BUTTON =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-xl border px-4 font-semibold transition-[filter,border-color] duration-150 disabled:opacity-55 disabled:cursor-not-allowed";

/** Classes of something that looks like a button, for links as well. */
export function buttonClass(look: Look): string {
  return `${BUTTON} ${LOOKS[look]}`;
}

export function Button({
  look = "plain",
  busy = false,
  className = "",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; busy?: boolean }) {
  return <button type="button" {...rest} disabled={busy || rest.disabled} aria-busy={busy} className={`${buttonClass(look)} ${className}`} />;
}

/** A labelled input: the rule before typing, the error after, both read out with it. */
export function Field({
  label,
  hint,
  error,
  after,
  ...rest
}: { label: string; hint?: ReactNode; error?: string | undefined; after?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex items-stretch gap-2">
        <input
          id={id}
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-about`}
          className="min-h-11 w-full rounded-xl border border-line bg-ground px-3 text-ink placeholder:text-soft aria-invalid:border-coral"
        />
        {after}
      </div>
      <p id={`${id}-about`} className={`min-h-5 text-sm ${error ? "text-coral" : "text-soft"}`}>
        {error ?? hint}
      </p>
    </div>
  );
}

/** What went wrong, said to everybody. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-xl border border-coral px-3 py-2 text-coral">
      {children}
    </p>
  );
}
