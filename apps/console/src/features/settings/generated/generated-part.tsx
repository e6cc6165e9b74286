import { Panel } from "../../../shared/layout/page.tsx";
import type { PartProps, SectionName } from "../settings.ts";
import { kindOf, type FormSchema } from "./form-schema.ts";
import { GroupFields } from "./schema-field.tsx";

/** A section's form, made from its schema: what belongs together stands in a box of its own. */
export function GeneratedPart(props: PartProps<SectionName>) {
  const { about, value, change, errorAt, currency } = props;
  const form = about.form as FormSchema;
  const all = Object.entries(form.properties ?? {});
  const groups = all.filter(([, inner]) => kindOf(inner) === "group");
  const rest = all.filter(([, inner]) => kindOf(inner) !== "group");
  const values = value as Readonly<Record<string, unknown>>;
  const set = (to: unknown) => change(to as Parameters<typeof change>[0]);
  return (
    <>
      {about.about !== null && <p className="max-w-prose text-soft">{about.about}</p>}
      {rest.length > 0 && (
        <Panel title={about.title}>
          <GroupFields
            schema={{ ...form, properties: Object.fromEntries(rest) }}
            label={about.title}
            value={values}
            onChange={set}
            errorAt={errorAt}
            currency={currency}
          />
        </Panel>
      )}
      {groups.map(([name, inner]) => (
        <Panel key={name} title={inner.title ?? name}>
          {inner.description !== undefined && <p className="text-soft">{inner.description}</p>}
          <GroupFields
            schema={inner}
            label={inner.title ?? name}
            value={values[name]}
            onChange={(to) => set({ [name]: to })}
            errorAt={(...path) => errorAt(name, ...path)}
            currency={currency}
          />
        </Panel>
      ))}
    </>
  );
}
