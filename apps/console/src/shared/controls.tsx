import {
  useId,
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";

type Look = "plain" | "primary" | "danger";

const LOOKS: Readonly<Record<Look, string>> = {
  plain: "border-line bg-raised text-ink hover:border-soft",
  primary: "border-bulb bg-bulb text-on-bulb hover:brightness-105",
  danger: "border-coral bg-raised text-coral hover:bg-overlay",
};

/** A button that says what it does; `busy` keeps its width and blocks a second press. */
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
      className={`inline-flex min-h-9 items-center justify-center gap-2 rounded-lg border px-3 py-1.5 font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${LOOKS[look]} ${className}`}
    >
      {children}
    </button>
  );
}

const BOX =
  "min-h-9 w-full rounded-lg border border-edge bg-ground px-3 py-1.5 text-ink placeholder:text-soft aria-invalid:border-coral";

interface Labelled {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A labelled input with its rule before typing and its error after. */
export function Field({
  label,
  hint,
  error,
  ...rest
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Framed {...{ label, hint, error }}>
      {(aria) => <input {...rest} {...aria} className={BOX} />}
    </Framed>
  );
}

/** A labelled text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  ...rest
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Framed {...{ label, hint, error }}>
      {(aria) => <textarea rows={3} {...rest} {...aria} className={BOX} />}
    </Framed>
  );
}

interface FramedProps extends Labelled {
  readonly children: (aria: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}

/** A label above what is typed into, and the rule or the error below. */
function Framed({ label, hint, error, children }: FramedProps) {
  const id = useId();
  const about = error ?? hint;
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-medium">
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
          className={`text-xs ${error ? "text-coral" : "text-soft"}`}
          role={error ? "alert" : undefined}
        >
          {about}
        </p>
      )}
    </div>
  );
}

/** Something that is on or off, with what it does below. */
export function Switch({
  label,
  hint,
  on,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint ? `${id}-about` : undefined}
        className="peer mt-0.5 h-5 w-9 appearance-none rounded-full border border-edge bg-ground transition-colors before:block before:size-3.5 before:translate-x-0.5 before:translate-y-0.5 before:rounded-full before:bg-soft before:transition-transform checked:border-bulb checked:bg-bulb checked:before:translate-x-4.5 checked:before:bg-on-bulb disabled:opacity-60 motion-reduce:before:transition-none"
      />
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-about`} className="col-start-2 text-xs text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled choice, with its rule below. */
export function Choice({
  label,
  hint,
  children,
  ...rest
}: Pick<Labelled, "label" | "hint"> & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select id={id} {...rest} aria-describedby={hint ? `${id}-about` : undefined} className={BOX}>
        {children}
      </select>
      {hint && (
        <p id={`${id}-about`} className="text-xs text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled set of boxes of which any can be ticked; those that are at first, with commas between. */
export function Boxes({
  label,
  name,
  boxes,
  ticked,
}: {
  label: string;
  name: string;
  boxes: readonly (readonly [value: string, words: string])[];
  ticked: string | undefined;
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {boxes.map(([value, words]) => (
        <label key={value} className="flex min-h-9 items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={ticked?.split(",").includes(value)}
            className="size-5 accent-bulb"
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
