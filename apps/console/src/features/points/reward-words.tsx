import { languageOf, LANGUAGES } from "@perya/languages";
import { useState } from "react";
import { AddLanguage } from "../../shared/forms/add-language.tsx";
import { Button, Field, TextArea } from "../../shared/forms/controls.tsx";
import type { Draft } from "./reward.ts";

interface RewardWordsProps {
  readonly draft: Draft;
  readonly change: (to: Partial<Draft>) => void;
  readonly error: string | undefined;
}

/** A reward's title and text, one language at a time. Its own language can't be removed. */
export function RewardWords({ draft, change, error }: RewardWordsProps) {
  const { words, language: own } = draft;
  const [chosen, choose] = useState(own);
  const code = words[chosen] ? chosen : own;
  const { name, tag } = languageOf(code);
  const said = words[code] ?? { title: "", text: "" };
  const put = (to: Partial<typeof said>) =>
    change({ words: { ...words, [code]: { title: said.title, text: said.text, ...to } } });
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
          maxLength={100}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => put({ title: target.value })}
          error={error}
        />
        <TextArea
          label="Text"
          rows={4}
          value={said.text ?? ""}
          maxLength={2_000}
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
