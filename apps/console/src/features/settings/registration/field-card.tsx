import { ANYTHING, PATTERN_NAMES } from "@perya/patterns";
import { Choice, Field } from "../../../shared/forms/controls.tsx";
import { ALWAYS, FIELD_TITLES, RULELESS } from "./field-words.ts";
import { OWN_SLOTS, titleOf } from "./own-slots.ts";
import { PATTERN_WORDS } from "./pattern-words.ts";
import type { FieldName, FieldRule, Settings } from "../settings.ts";
import { TryOut } from "./try-out.tsx";

const LONGEST = 500;

interface Props {
  readonly name: FieldName;
  readonly rule: FieldRule;
  readonly own: Settings["register"]["ownPatterns"];
  readonly onChange: (rule: FieldRule) => void;
  readonly errorAt: (part: keyof FieldRule) => string | undefined;
}

/**
 * One field of the form: whether it is there, whether it must be filled in, and what it accepts.
 */
export function FieldCard({ name, rule, own, onChange, errorAt }: Props) {
  const always = ALWAYS.has(name);
  return (
    <fieldset className="mb-3 grid min-w-0 break-inside-avoid content-start gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 font-medium">{FIELD_TITLES[name]}</legend>
      <div className="flex flex-wrap items-center gap-x-6">
        <Tick
          label="Shown"
          on={rule.shown}
          fixed={always}
          onChange={(shown) => onChange({ ...rule, shown, required: shown && rule.required })}
        />
        <Tick
          label="Required"
          on={rule.required}
          fixed={always || !rule.shown}
          onChange={(required) => onChange({ ...rule, required })}
        />
        {always && <span className="text-xs text-soft">Every account has it.</span>}
      </div>
      {rule.shown && !RULELESS.has(name) && (
        <Rule name={name} rule={rule} own={own} onChange={onChange} errorAt={errorAt} />
      )}
    </fieldset>
  );
}

function Tick({
  label,
  on,
  fixed,
  onChange,
}: {
  label: string;
  on: boolean;
  fixed: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-bulb"
        checked={on}
        disabled={fixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

function Rule({ rule, own, onChange, errorAt }: Props) {
  const length = { type: "number", required: true, max: LONGEST } as const;
  const number = (text: string) => Math.trunc(Number(text));
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_6rem_6rem] [&>:first-child]:max-sm:col-span-2">
        <Choice
          label="Accepts"
          value={rule.acceptedPattern}
          onChange={({ target }) =>
            onChange({ ...rule, acceptedPattern: target.value as FieldRule["acceptedPattern"] })
          }
        >
          <option value={ANYTHING}>Any characters, any length (*)</option>
          {PATTERN_NAMES.map((pattern) => (
            <option key={pattern} value={pattern}>
              {PATTERN_WORDS[pattern].title}
            </option>
          ))}
          {OWN_SLOTS.map((slot) => (
            <option key={slot} value={slot} disabled={!own[slot] && rule.acceptedPattern !== slot}>
              {titleOf(slot)}
              {own[slot] ? `: ${own[slot].message}` : " (empty)"}
            </option>
          ))}
        </Choice>
        <Field
          {...length}
          label="Shortest"
          min={0}
          value={rule.minLength}
          onChange={({ target }) => onChange({ ...rule, minLength: number(target.value) })}
          error={errorAt("minLength")}
        />
        <Field
          {...length}
          label="Longest"
          min={Math.max(1, rule.minLength)}
          value={rule.maxLength}
          onChange={({ target }) => onChange({ ...rule, maxLength: number(target.value) })}
          error={errorAt("maxLength")}
        />
      </div>
      <TryOut key={rule.acceptedPattern} rule={rule} own={own} />
    </>
  );
}
