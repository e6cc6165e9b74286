import { languageOf, LANGUAGES, type Language } from "@perya/languages";
import { useState } from "react";
import { Button, Choice, Field } from "../../shared/forms/controls.tsx";
import { AddLanguage } from "../../shared/forms/add-language.tsx";
import type { Draft } from "./content.ts";
import { HtmlField } from "../../shared/forms/html-field.tsx";

interface WordsFieldsProps {
  readonly draft: Draft;
  readonly change: (to: Partial<Draft>) => void;
  readonly errorAt: (name: keyof Draft) => string | undefined;
  /** Without a text, as a banner is. */
  readonly titleOnly: boolean;
  readonly hint: string | undefined;
}

/**
 * An item's title and text, one language at a time: its own, and every one it is translated into.
 */
export function WordsFields({ draft, change, errorAt, titleOnly, hint }: WordsFieldsProps) {
  const [shown, show] = useState(draft.language);
  const own = languageOf(draft.language);
  const translated = LANGUAGES.filter(({ code }) => draft.translations[code]);
  const language = [own, ...translated].find(({ code }) => code === shown) ?? own;
  const words = draft.translations[language.code] ?? draft;
  const isOwn = language.code === draft.language;
  const put = (to: Partial<{ title: string; content: string }>) =>
    change(
      isOwn
        ? to
        : {
            translations: {
              ...draft.translations,
              [language.code]: { title: words.title, content: words.content, ...to },
            },
          },
    );
  return (
    <>
      <Languages
        all={[own, ...translated]}
        shown={language}
        onShow={show}
        onAdd={(code) => {
          change({ translations: { ...draft.translations, [code]: { title: "", content: "" } } });
          show(code);
        }}
      />
      {/* A new field for each language: what was typed in one is not undone in another. */}
      <div key={language.code} lang={language.tag} className="grid gap-4">
        <Field
          label={translated.length === 0 ? "Title" : `Title (${language.name})`}
          value={words.title}
          required
          maxLength={200}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => put({ title: target.value })}
          error={isOwn ? errorAt("title") : errorAt("translations")}
          hint={hint}
        />
        {!titleOnly && (
          <HtmlField
            value={words.content}
            onChange={(content) => put({ content })}
            error={isOwn ? errorAt("content") : undefined}
          />
        )}
      </div>
      {isOwn ? (
        <Choice
          label="This text is in"
          value={draft.language}
          onChange={({ target }) => {
            const { code } = languageOf(target.value);
            change({ language: code });
            show(code);
          }}
        >
          {LANGUAGES.filter(({ code }) => !draft.translations[code]).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
      ) : (
        <Button
          onClick={() => {
            const { [language.code]: _, ...left } = draft.translations;
            change({ translations: left });
          }}
        >
          Remove the translation into {language.name}
        </Button>
      )}
    </>
  );
}

/** Which languages there are, which one is shown, and those that can be added. */
function Languages({
  all,
  shown,
  onShow,
  onAdd,
}: {
  all: readonly Language[];
  shown: Language;
  onShow: (code: Language["code"]) => void;
  onAdd: (code: Language["code"]) => void;
}) {
  const lacking = LANGUAGES.filter(({ code }) => !all.some((one) => one.code === code));
  const unread = lacking.filter(({ written }) => written).map(({ name }) => name);
  return (
    <div className="grid gap-2">
      {all.length > 1 && (
        <div role="group" aria-label="Languages of the text" className="flex flex-wrap gap-1">
          {all.map(({ code, name, tag }) => (
            <Button
              key={code}
              look={code === shown.code ? "primary" : "plain"}
              aria-pressed={code === shown.code}
              onClick={() => onShow(code)}
            >
              <bdi lang={tag}>{name}</bdi>
            </Button>
          ))}
        </div>
      )}
      <AddLanguage
        label="Add a language"
        hint={
          unread.length === 0
            ? "Every language of the site has its own text."
            : `Without text of its own: ${unread.join(", ")}. Their readers see a close ` +
              "language, the brand's default, English or this text, in that order."
        }
        lacking={lacking}
        onAdd={onAdd}
      />
    </div>
  );
}
