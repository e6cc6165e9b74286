import { languageOf, LANGUAGES } from "@perya/languages";
import { useState } from "react";
import { AddLanguage } from "../../shared/forms/add-language.tsx";
import { Button, Field, TextArea } from "../../shared/forms/controls.tsx";
import type { Draft } from "./draft.ts";

const MAX_TITLE = 120;
const MAX_TEXT = 2_000;

interface Props {
  readonly draft: Draft;
  readonly change: (to: Partial<Draft>) => void;
}

/** Title and text of a message, one language at a time. */
export function WordsEditor({ draft, change }: Props) {
  const [shown, show] = useState(draft.language);
  const written = LANGUAGES.filter(({ code }) => draft.words[code]);
  const language = languageOf(shown);
  const words = draft.words[shown] ?? { title: "", text: "" };
  const put = (to: Partial<typeof words>) =>
    change({ words: { ...draft.words, [shown]: { ...words, ...to } } });
  return (
    <>
      {written.length > 1 && (
        <div role="group" aria-label="Languages of the message" className="flex flex-wrap gap-1">
          {written.map(({ code, name, tag }) => (
            <Button
              key={code}
              look={code === shown ? "primary" : "plain"}
              aria-pressed={code === shown}
              onClick={() => show(code)}
            >
              <bdi lang={tag}>{name}</bdi>
            </Button>
          ))}
        </div>
      )}
      {/* New fields for each language: what was typed in one is not undone in another. */}
      <div key={shown} lang={language.tag} className="grid gap-3">
        <Field
          label={`Title (${language.name})`}
          value={words.title}
          required
          maxLength={MAX_TITLE}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => put({ title: target.value })}
        />
        <TextArea
          label={`Text (${language.name})`}
          value={words.text}
          required
          rows={5}
          maxLength={MAX_TEXT}
          dir="auto"
          onChange={({ target }) => put({ text: target.value })}
        />
      </div>
      {shown !== draft.language && (
        <div>
          <Button
            onClick={() => {
              const { [shown]: _, ...left } = draft.words;
              change({ words: left });
              show(draft.language);
            }}
          >
            Remove {language.name}
          </Button>
        </div>
      )}
      <AddLanguage
        label="Add a language"
        hint={`Players who read none of them see it in ${languageOf(draft.language).name}.`}
        lacking={LANGUAGES.filter(({ code }) => !draft.words[code])}
        onAdd={(code) => {
          change({ words: { ...draft.words, [code]: { title: "", text: "" } } });
          show(code);
        }}
      />
    </>
  );
}
