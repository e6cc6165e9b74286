import { LANGUAGES, languageOf } from "@perya/languages";
import { Choice } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import type { PartProps } from "./settings.ts";

const NOT_YET = " (English words so far)";

/** The site's default language. */
export function LanguagePart({ value, change }: PartProps<"language">) {
  return (
    <Panel title="Language">
      <div className="max-w-96">
        <Choice
          label="First language"
          value={value.defaultLanguage}
          onChange={({ target }) => change({ defaultLanguage: languageOf(target.value).code })}
        >
          {LANGUAGES.map(({ code, name, written }) => (
            <option key={code} value={code}>
              {name}
              {!written && NOT_YET}
            </option>
          ))}
        </Choice>
      </div>
      <p className="max-w-prose text-soft">
        For visitors who have not chosen a language, and for players on a new device. A language
        already chosen stays.
      </p>
    </Panel>
  );
}
