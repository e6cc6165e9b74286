import { languageOf, LANGUAGES } from "@perya/languages";
import { AddLanguage } from "../../shared/forms/add-language.tsx";
import { Button, Field } from "../../shared/forms/controls.tsx";
import { HtmlField } from "../../shared/forms/html-field.tsx";
import type { Words } from "./promotion.ts";
import type { Editing } from "./use-promotion.ts";

type Code = ReturnType<typeof languageOf>["code"];

interface WordsFieldsProps extends Editing {
  readonly shown: Code;
  readonly onShow: (code: Code) => void;
}

/** Title, sentence and terms, one language at a time. */
export function WordsFields({ value, change, errorAt, shown, onShow }: WordsFieldsProps) {
  const there = LANGUAGES.filter(({ code }) => value.words[code]);
  const lacking = LANGUAGES.filter(({ code }) => !value.words[code]);
  const language = languageOf(shown);
  const words = value.words[shown] ?? { title: "", about: "", terms: "" };
  const put = (to: Partial<Words>) =>
    change({ words: { ...value.words, [shown]: { ...words, ...to } } });
  const remove = () => {
    const { [shown]: _, ...left } = value.words;
    onShow(value.language);
    change({ words: left });
  };
  return (
    <>
      <div role="group" aria-label="Languages of the text" className="flex flex-wrap gap-1">
        {there.map(({ code, name, tag }) => (
          <Button
            key={code}
            look={code === shown ? "primary" : "plain"}
            aria-pressed={code === shown}
            onClick={() => onShow(code)}
          >
            <bdi lang={tag}>{name}</bdi>
          </Button>
        ))}
      </div>
      {/* New fields for each language: what was typed in one is not undone in another. */}
      <div key={shown} lang={language.tag} className="grid gap-4">
        <Field
          label={`Title (${language.name})`}
          value={words.title}
          required
          maxLength={120}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => put({ title: target.value })}
          error={errorAt("words", shown, "title")}
        />
        <Field
          label="What it gives, in a sentence"
          value={words.about}
          required
          maxLength={300}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => put({ about: target.value })}
          error={errorAt("words", shown, "about")}
        />
        <HtmlField
          value={words.terms}
          onChange={(terms) => put({ terms })}
          error={errorAt("words", shown, "terms")}
        />
      </div>
      {shown !== value.language && (
        <div>
          <Button onClick={remove}>Remove the text in {language.name}</Button>
        </div>
      )}
      <AddLanguage
        label="Add a language"
        hint="Players whose language it lacks read a close one, the brand's, English or the first."
        lacking={lacking}
        onAdd={(code) => {
          change({ words: { ...value.words, [code]: { title: "", about: "", terms: "" } } });
          onShow(code);
        }}
      />
    </>
  );
}
