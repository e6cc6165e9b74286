import { kindOf } from "./form-schema.ts";
import { SchemaField, type FieldProps } from "./schema-field.tsx";

/** The fields of a group: short ones side by side, then what takes the whole width. */
export function GroupFields({ schema, value, onChange, errorAt, currency }: FieldProps) {
  const all = Object.entries(schema.properties ?? {});
  const values = (typeof value === "object" ? value : null) as Readonly<
    Record<string, unknown>
  > | null;
  const wide = (kind: string) => ["group", "list", "lines", "long-text"].includes(kind);
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
