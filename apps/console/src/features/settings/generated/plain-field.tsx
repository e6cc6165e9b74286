import { Choice, Field, Switch, TextArea } from "../../../shared/forms/controls.tsx";
import { PictureField } from "../../../shared/forms/picture-field.tsx";
import { MomentField } from "../../../shared/forms/moment-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { AmountField } from "./amount-field.tsx";
import { kindOf, mayBeNone, withoutNull, type FormSchema } from "./form-schema.ts";
import { TickedField } from "./ticked-field.tsx";

/** The field of one value that holds no others, as its schema wants it. */
export function PlainField(props: FieldProps) {
  const { schema, value, onChange, errorAt, currency } = props;
  const inner = withoutNull(schema);
  const none = mayBeNone(schema);
  const hint = hintOf(schema);
  const words = { label: labelOf(props), hint, error: errorAt() };
  switch (kindOf(schema)) {
    case "switch":
      return (
        <Switch label={words.label} hint={words.error ?? hint} on={value === true} onChange={onChange} />
      );
    case "choice":
      return (
        <Choice
          {...words}
          value={String(value ?? "")}
          onChange={({ target }) => onChange(target.value === "" && none ? null : target.value)}
        >
          {none && <option value="">{schema["x-none"] ?? "none"}</option>}
          {inner.enum?.map((one) => (
            <option key={String(one)} value={String(one)}>
              {String(one)}
            </option>
          ))}
        </Choice>
      );
    case "amount":
      return (
        <AmountField
          {...words}
          currency={currency}
          placeholder={schema["x-none"]}
          value={typeof value === "string" ? value : null}
          mayBeNone={none}
          onChange={onChange}
        />
      );
    case "number":
      return (
        <Field
          {...words}
          type="number"
          inputMode="numeric"
          min={inner.minimum}
          max={inner.maximum}
          step={inner.type === "integer" ? 1 : "any"}
          required={!none}
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
        />
      );
    case "moment":
      return (
        <MomentField
          label={words.label}
          error={words.error}
          {...(hint === undefined ? {} : { hint })}
          at={typeof value === "string" ? value : null}
          onChange={onChange}
        />
      );
    case "picture":
      return (
        <PictureField
          label={words.label}
          error={words.error}
          url={typeof value === "string" ? value : ""}
          onChange={(url) => onChange(url === "" && none ? null : url)}
        />
      );
    case "color":
      return (
        <Field
          {...words}
          type="color"
          value={String(value ?? "")}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "choices":
      return <TickedField {...props} label={words.label} />;
    case "lines":
      return (
        <TextArea
          {...words}
          hint={hint ?? "One in each line."}
          value={Array.isArray(value) ? value.join("\n") : ""}
          onChange={({ target }) => onChange(target.value === "" ? [] : target.value.split("\n"))}
        />
      );
    case "long-text":
      return (
        <TextArea
          {...words}
          maxLength={inner.maxLength}
          value={String(value ?? "")}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "text":
      return (
        <Field
          {...words}
          autoComplete="off"
          maxLength={inner.maxLength}
          value={String(value ?? "")}
          onChange={({ target }) => onChange(target.value === "" && none ? null : target.value)}
        />
      );
    case "group":
    case "list":
      return null;
  }
}

function labelOf({ schema, label, currency }: FieldProps): string {
  const unit = withoutNull(schema)["x-unit"];
  return unit === undefined ? label : `${label} (${unit === "money" ? currency : unit})`;
}

function hintOf(schema: FormSchema): string | undefined {
  if (!mayBeNone(schema)) return schema.description;
  const none = `Leave empty for ${schema["x-none"] ?? "none"}.`;
  return schema.description === undefined ? none : `${schema.description} ${none}`;
}
