import { BOX, Field as BareField, Labelled, type Label } from "@perya/ui/controls";
import { useId, type ComponentProps, type ReactNode, type TextareaHTMLAttributes } from "react";

export { Button, buttonClass, Choice } from "@perya/ui/controls";

/** A labelled input with its rule before typing and its error after. */
export function Field(props: Omit<ComponentProps<typeof BareField>, "announced" | "reveal">) {
  return <BareField {...props} announced />;
}

/** A labelled text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  ...rest
}: Omit<Label, "announced"> & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Labelled {...{ label, hint, error }} announced>
      {(aria) => <textarea rows={3} {...rest} {...aria} className={BOX} />}
    </Labelled>
  );
}

/** A switch, with its effect described below. */
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
    <div className="grid grid-cols-[auto_1fr] content-start gap-x-3">
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

/**
 * A labelled set of checkboxes; the initially ticked ones are comma-separated.
 */
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
