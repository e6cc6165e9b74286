import { Button } from "../../../shared/forms/controls.tsx";
import { blankOf, kindOf } from "./form-schema.ts";
import type { FieldProps } from "./field-props.ts";
import { PlainField } from "./plain-field.tsx";

/** The field of any value: of a group and of a list, the fields inside them. */
function SchemaField(props: FieldProps) {
  const kind = kindOf(props.schema);
  if (kind === "list") return <ListField {...props} />;
  if (kind !== "group") return <PlainField {...props} />;
  return (
    <fieldset className="col-span-full grid min-w-0 gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 font-medium">{props.label}</legend>
      <GroupFields {...props} />
    </fieldset>
  );
}

/** The fields of a group: short ones side by side, then what takes the whole width. */
export function GroupFields({ schema, value, onChange, errorAt, currency }: FieldProps) {
  const all = Object.entries(schema.properties ?? {});
  const values = (typeof value === "object" ? value : null) as Readonly<
    Record<string, unknown>
  > | null;
  const wide = (kind: string) => ["group", "list", "lines", "long-text", "picture"].includes(kind);
  const field = ([name, inner]: (typeof all)[number]) => (
    <SchemaField
      key={name}
      schema={inner}
      label={inner.title ?? name}
      value={values?.[name]}
      onChange={(to) => onChange({ ...values, [name]: to })}
      errorAt={(...path) => errorAt(name, ...path)}
      currency={currency}
    />
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
        {all.filter(([, inner]) => !wide(kindOf(inner))).map(field)}
      </div>
      {all.filter(([, inner]) => wide(kindOf(inner))).map(field)}
    </div>
  );
}

/** A list of things with fields: each in a box of its own, added and removed by buttons. */
function ListField({ schema, label, value, onChange, errorAt, currency }: FieldProps) {
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
