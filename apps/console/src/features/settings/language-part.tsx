import { LANGUAGES, languageOf } from "@perya/languages";
import { Choice } from "../../shared/controls.tsx";
import { Panel } from "../../shared/page.tsx";
import type { PartProps } from "./settings.ts";

const NOT_YET = " (English words so far)";

/** What the site speaks to who has not said otherwise. */
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
        For visitors who have not chosen a language, and players on a new device who never chose
        one. A language already chosen stays.
      </p>
    </Panel>
  );
}
