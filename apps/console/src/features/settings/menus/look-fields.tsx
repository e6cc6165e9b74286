import { LANGUAGES, languageOf, type Language } from "@perya/languages";
import { ITEMS, MENU_ICONS, type ItemAbout, type MenuLine } from "@perya/menus";
import { Icon } from "@perya/ui/icon";
import { useId } from "react";
import { Field } from "../../../shared/forms/controls.tsx";
import { named } from "./lines.ts";
import { useWords } from "./use-words.ts";

const LONGEST_NAME = 24;

interface Props {
  readonly line: MenuLine;
  readonly word: string;
  readonly firstLanguage: string;
  readonly onChange: (to: Partial<MenuLine>) => void;
  readonly errorAt: (...path: readonly string[]) => string | undefined;
}

/** The brand's own names of an item, by language, and its picture. */
export function LookFields({ line, word, firstLanguage, onChange, errorAt }: Props) {
  const first = languageOf(firstLanguage);
  const written = LANGUAGES.filter((one) => one.written && one.code !== first.code);
  const others = LANGUAGES.filter((one) => !one.written && one.code !== first.code);
  const field = (language: Language) => (
    <NameField
      key={language.code}
      {...{ line, language, errorAt }}
      onType={(name) => onChange({ names: named(line.names, language.code, name) })}
    />
  );
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <p className="text-soft">
        A language left empty shows the name in {first.name}, the brand’s first language; without
        one, the site’s own word.
      </p>
      <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {[first, ...written].map(field)}
      </div>
      <details open={others.some(({ code }) => line.names[code] !== undefined)}>
        <summary className="min-h-9 cursor-pointer content-center font-medium text-violet">
          Other languages
        </summary>
        <div className="grid gap-3 pt-2 md:grid-cols-2 2xl:grid-cols-3">{others.map(field)}</div>
      </details>
      <Pictures line={line} word={word} onChange={onChange} />
    </div>
  );
}

interface NameFieldProps extends Pick<Props, "line" | "errorAt"> {
  readonly language: Language;
  readonly onType: (name: string) => void;
}

function NameField({ line, language, errorAt, onType }: NameFieldProps) {
  const word = useWords(language.code);
  return (
    <Field
      label={language.name}
      lang={language.tag}
      dir={language.dir}
      value={line.names[language.code] ?? ""}
      placeholder={word(line.item)}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
      error={errorAt("names", language.code)}
    />
  );
}

function Pictures({ line, word, onChange }: Pick<Props, "line" | "word" | "onChange">) {
  const group = useId();
  const { icon: usual }: ItemAbout = ITEMS[line.item];
  const chosen = line.icon ?? usual;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="text-sm font-medium">Picture of {word}</legend>
      <div className="flex flex-wrap gap-1.5">
        {MENU_ICONS.map((icon) => (
          <label
            key={icon}
            title={icon === usual ? `${icon} (usual)` : icon}
            className="grid size-10 cursor-pointer place-items-center rounded-lg border border-line text-soft has-checked:border-bulb has-checked:bg-overlay has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-bulb-ink"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              aria-label={icon === usual ? `${icon} (usual)` : icon}
              checked={icon === chosen}
              onChange={() => onChange({ icon: icon === usual ? null : icon })}
            />
            <Icon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
