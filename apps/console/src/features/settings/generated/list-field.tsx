import { Button } from "../../../shared/forms/controls.tsx";
import { blankOf } from "./form-schema.ts";
import { GroupFields } from "./group-fields.tsx";
import type { FieldProps } from "./schema-field.tsx";

/** A list of things with fields: each in a box of its own, added and removed by buttons. */
export function ListField({ schema, label, value, onChange, errorAt, currency }: FieldProps) {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const one = schema.items ?? {};
  const { minItems = 0, maxItems = Infinity } = schema;
  const error = errorAt();
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium">{label}</legend>
      {schema.description !== undefined && <p className="text-soft">{schema.description}</p>}
      {error !== undefined && (
        <p role="alert" className="font-medium text-coral">
          {error}
        </p>
      )}
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place alone
        <fieldset key={at} className="grid min-w-0 gap-3 rounded-lg border border-line p-3">
          <legend className="px-1 font-medium">{`${one.title ?? label} ${at + 1}`}</legend>
          <GroupFields
            schema={one}
            label={label}
            value={row}
            onChange={(to) => onChange(rows.with(at, to))}
            errorAt={(...path) => errorAt(at, ...path)}
            currency={currency}
          />
          {rows.length > minItems && (
            <Button
              className="justify-self-start"
              onClick={() => onChange(rows.toSpliced(at, 1))}
            >
              {`Remove ${one.title ?? label} ${at + 1}`}
            </Button>
          )}
        </fieldset>
      ))}
      {rows.length < maxItems && (
        <Button
          className="justify-self-start"
          onClick={() => onChange([...rows, blankOf(one)])}
        >
          {`Add to ${label}`}
        </Button>
      )}
    </fieldset>
  );
}
