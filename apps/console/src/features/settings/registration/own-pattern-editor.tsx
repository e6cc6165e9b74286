import { CHARACTER_CLASSES, type CharacterClass, type OwnPatternName } from "@perya/patterns";
import { Button, Field } from "../../../shared/forms/controls.tsx";
import { titleOf, type SlotPattern } from "./own-slots.ts";

const CLASS_WORDS: Readonly<Record<CharacterClass, string>> = {
  uppercase: "A–Z",
  lowercase: "a–z",
  digit: "0–9",
  space: "space",
  hyphen: "- and _",
  symbol: "symbols",
  latin: "Latin with accents",
  han: "Chinese",
  kana: "Kana",
  hangul: "Korean",
  thai: "Thai",
  cyrillic: "Cyrillic",
  arabic: "Arabic",
  devanagari: "Devanagari",
};

const FIRST: SlotPattern = { allowed: ["uppercase", "digit"], needed: [], message: "" };

interface Props {
  readonly slot: OwnPatternName;
  readonly pattern: SlotPattern | undefined;
  /** Titles of the fields that use it. */
  readonly usedBy: readonly string[];
  readonly onChange: (pattern: SlotPattern | undefined) => void;
  readonly error: string | undefined;
}

/**
 * One of the brand's own patterns: what characters it allows, which of them it needs, and the
 * message to players.
 */
export function OwnPatternEditor({ slot, pattern, usedBy, onChange, error }: Props) {
  return (
    <fieldset className="grid min-w-0 content-start gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 font-medium">{titleOf(slot)}</legend>
      {usedBy.length > 0 && <p className="text-xs text-soft">Used by {usedBy.join(", ")}.</p>}
      {!pattern && usedBy.length > 0 && (
        <p className="text-coral">It is empty, so these fields accept nothing.</p>
      )}
      {pattern ? (
        <Filled pattern={pattern} used={usedBy.length > 0} onChange={onChange} error={error} />
      ) : (
        <Button className="justify-self-start" onClick={() => onChange(FIRST)}>
          Make {titleOf(slot).toLowerCase()}
        </Button>
      )}
    </fieldset>
  );
}

interface FilledProps extends Pick<Props, "onChange" | "error"> {
  readonly pattern: SlotPattern;
  readonly used: boolean;
}

function Filled({ pattern, used, onChange, error }: FilledProps) {
  const allow = (name: CharacterClass, on: boolean) => {
    const allowed = toggled(pattern.allowed, name, on);
    // A required character class that is not allowed could never be typed.
    onChange({
      ...pattern,
      allowed,
      needed: pattern.needed.filter((one) => allowed.includes(one)),
    });
  };
  return (
    <>
      <Field
        label="Message to players"
        value={pattern.message}
        required
        maxLength={500}
        onChange={({ target }) => onChange({ ...pattern, message: target.value })}
        error={error}
        hint="For example: like PH-1234"
        autoComplete="off"
      />
      <Classes
        title="Allowed characters"
        offered={CHARACTER_CLASSES}
        ticked={pattern.allowed}
        onTick={allow}
      />
      {pattern.allowed.length === 0 && (
        <p className="text-coral">With none selected, it accepts nothing.</p>
      )}
      <Classes
        title="At least one of each"
        offered={pattern.allowed}
        ticked={pattern.needed}
        onTick={(name, on) => onChange({ ...pattern, needed: toggled(pattern.needed, name, on) })}
      />
      <Button
        className="justify-self-start"
        look="danger"
        disabled={used}
        onClick={() => onChange(undefined)}
      >
        {used ? "In use: can't be emptied" : "Empty it"}
      </Button>
    </>
  );
}

interface ClassesProps {
  readonly title: string;
  readonly offered: readonly CharacterClass[];
  readonly ticked: readonly CharacterClass[];
  readonly onTick: (name: CharacterClass, on: boolean) => void;
}

function Classes({ title, offered, ticked, onTick }: ClassesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{title}</legend>
      <div className="flex flex-wrap gap-x-4">
        {offered.map((name) => (
          <label key={name} className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 accent-bulb"
              checked={ticked.includes(name)}
              onChange={(event) => onTick(name, event.target.checked)}
            />
            {CLASS_WORDS[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** In the order of the classes, so that unticking one and ticking it again changes nothing. */
function toggled(
  ticked: readonly CharacterClass[],
  name: CharacterClass,
  on: boolean,
): CharacterClass[] {
  return CHARACTER_CLASSES.filter((one) => (one === name ? on : ticked.includes(one)));
}
