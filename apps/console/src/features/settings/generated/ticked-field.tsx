import type { FieldProps } from "./field-props.ts";

/** Several of a few choices. */
export function TickedField({ schema, label, value, onChange, errorAt }: FieldProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const error = errorAt();
  const choices = schema.items?.enum ?? [];
  const toggle = (one: unknown, on: boolean) =>
    onChange(choices.filter((other) => (other === one ? on : chosen.includes(other))));
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {choices.map((one) => (
        <label key={String(one)} className="flex min-h-9 items-center gap-3">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) => toggle(one, target.checked)}
            className="size-5 accent-bulb"
          />
          {String(one)}
        </label>
      ))}
      {error !== undefined && (
        <p role="alert" className="font-medium text-coral">
          {error}
        </p>
      )}
    </fieldset>
  );
}
