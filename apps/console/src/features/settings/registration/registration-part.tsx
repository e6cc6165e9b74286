import { Field } from "../../../shared/forms/controls.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import { FieldCard } from "./field-card.tsx";
import { FIELD_TITLES } from "./field-words.ts";
import { OwnPatternEditor } from "./own-pattern-editor.tsx";
import { OWN_SLOTS } from "./own-slots.ts";
import type { FieldName, FieldRule, PartProps } from "../settings.ts";

const LEAST_AGE = 18;
const GREATEST_AGE = 30;

/** What the registration form asks, field by field, and what it accepts. */
export function RegistrationPart({ value, change, errorAt, minimumAge }: PartProps<"register">) {
  const setField = (name: FieldName, rule: FieldRule) =>
    change({ fields: { ...value.fields, [name]: rule } });
  const names = Object.keys(FIELD_TITLES) as FieldName[];
  const uses = (slot: string) =>
    names.filter((name) => value.fields[name].shown && value.fields[name].acceptedPattern === slot);
  return (
    <>
      <Panel title="Fields">
        <p className="text-soft">
          A field that is not shown is not accepted either. The server enforces what each field
          accepts, and the form says so before and after typing.
        </p>
        <div className="gap-3 xl:columns-2">
          {names.map((name) => (
            <FieldCard
              key={name}
              name={name}
              rule={value.fields[name]}
              own={value.ownPatterns}
              onChange={(rule) => setField(name, rule)}
              errorAt={(part) => errorAt("fields", name, part)}
            />
          ))}
        </div>
      </Panel>
      <Panel title="Patterns of your own">
        <p className="text-soft">
          Three patterns for what the ones above don't cover. A field can use one as soon as it
          allows something.
        </p>
        <div className="grid gap-3 xl:grid-cols-3">
          {OWN_SLOTS.map((slot) => (
            <OwnPatternEditor
              key={slot}
              slot={slot}
              pattern={value.ownPatterns[slot]}
              usedBy={uses(slot).map((name) => FIELD_TITLES[name])}
              onChange={(pattern) =>
                change({ ownPatterns: withSlot(value.ownPatterns, slot, pattern) })
              }
              error={
                errorAt("ownPatterns", slot, "message") ?? errorAt("ownPatterns", slot, "allowed")
              }
            />
          ))}
        </div>
      </Panel>
      <Ages value={value} change={change} errorAt={errorAt} minimumAge={minimumAge} />
    </>
  );
}

function withSlot<Pattern>(
  patterns: Readonly<Record<string, Pattern>>,
  slot: string,
  pattern: Pattern | undefined,
): Record<string, Pattern> {
  const others = Object.entries(patterns).filter(([name]) => name !== slot);
  return Object.fromEntries(pattern === undefined ? others : [...others, [slot, pattern]]);
}

function Ages({
  value,
  change,
  errorAt,
  minimumAge,
}: Pick<PartProps<"register">, "value" | "change" | "errorAt" | "minimumAge">) {
  const least = Math.max(LEAST_AGE, minimumAge);
  const age = { type: "number", min: least, max: GREATEST_AGE, required: true } as const;
  return (
    <Panel title="Age">
      <p className="text-soft">
        This brand's jurisdiction requires {minimumAge}; neither age can be lower.
      </p>
      <div className="grid gap-3 sm:max-w-md sm:grid-cols-2">
        <Field
          {...age}
          label="Age to confirm"
          value={value.ageConfirmation}
          onChange={({ target }) => change({ ageConfirmation: Math.trunc(Number(target.value)) })}
          error={errorAt("ageConfirmation")}
          hint="“I am … or older.”"
        />
        <Field
          {...age}
          label="Minimum age by birthday"
          value={value.birthdayAge}
          onChange={({ target }) => change({ birthdayAge: Math.trunc(Number(target.value)) })}
          error={errorAt("birthdayAge")}
          hint="Checked where the form asks for the birthday."
        />
      </div>
    </Panel>
  );
}
