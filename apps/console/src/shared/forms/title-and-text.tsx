import { languageOf, LANGUAGES, type LanguageCode } from "@perya/languages";
import { useState } from "react";
import { AddLanguage } from "./add-language.tsx";
import { Button, Field, TextArea } from "./controls.tsx";

interface Said {
  readonly title: string;
  readonly text?: string;
}

interface TitleAndTextProps {
  readonly draft: {
    readonly language: LanguageCode;
    readonly words: Readonly<Partial<Record<LanguageCode, Said>>>;
  };
  readonly change: (to: {
    readonly words: Partial<Record<LanguageCode, { title: string; text: string }>>;
  }) => void;
  readonly error: string | undefined;
  /** How long each may be. */
  readonly most: { readonly title: number; readonly text: number };
}

/** A title and a text, one language at a time. Their own language can't be removed. */
export function TitleAndText({ draft, change, error, most }: TitleAndTextProps) {
  const { language: own } = draft;
  const words = Object.fromEntries(
    Object.entries(draft.words).map(([code, one]) => [
      code,
      { title: one.title, text: one.text ?? "" },
    ]),
  ) as Partial<Record<LanguageCode, { title: string; text: string }>>;
  const [chosen, choose] = useState(own);
  const code = words[chosen] ? chosen : own;
  const { name, tag } = languageOf(code);
  const said = words[code] ?? { title: "", text: "" };
  const put = (to: Partial<typeof said>) =>
    change({ words: { ...words, [code]: { ...said, ...to } } });
  const there = LANGUAGES.filter((one) => words[one.code]);
  return (
    <>
      {there.length > 1 && (
        <div role="group" aria-label="Languages of the text" className="flex flex-wrap gap-1">
          {there.map((one) => (
            <Button
              key={one.code}
              look={one.code === code ? "primary" : "plain"}
              aria-pressed={one.code === code}
              onClick={() => choose(one.code)}
            >
              <bdi lang={one.tag}>{one.name}</bdi>
            </Button>
          ))}
        </div>
      )}
      {/* A new field for each language: what was typed in one is not undone in another. */}
      <div key={code} lang={tag} className="grid gap-3">
        <Field
          label={there.length > 1 ? `Title (${name})` : "Title"}
          value={said.title}
          required
          maxLength={most.title}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => put({ title: target.value })}
          error={error}
        />
        <TextArea
          label="Text"
          rows={4}
          value={said.text}
          maxLength={most.text}
          dir="auto"
          onChange={({ target }) => put({ text: target.value })}
        />
      </div>
      {code !== own && (
        <Button
          onClick={() => {
            const { [code]: _, ...left } = words;
            change({ words: left });
          }}
        >
          Remove the translation into {name}
        </Button>
      )}
      <AddLanguage
        label="Add a language"
        hint="Readers of other languages see a close one, the brand's default, or English."
        lacking={LANGUAGES.filter((one) => !words[one.code])}
        onAdd={(added) => {
          change({ words: { ...words, [added]: { title: "", text: "" } } });
          choose(added);
        }}
      />
    </>
  );
}
