import { LANGUAGES } from "@perya/languages";
import { AddLanguage } from "../../../shared/forms/add-language.tsx";
import { Button, Field } from "../../../shared/forms/controls.tsx";
import { faultsOf } from "../../../shared/http/faults.ts";
import type { Draft } from "./game.ts";

interface Props {
  readonly names: Draft["names"];
  readonly change: (to: Draft["names"]) => void;
  /** Of the last save. */
  readonly fault: Error | null;
}

/** What a game is called in languages, one field for each. */
export function GameNames({ names, change, fault }: Props) {
  const named = LANGUAGES.filter(({ code }) => names[code] !== undefined);
  const lacking = LANGUAGES.filter(({ code }) => names[code] === undefined);
  return (
    <>
      {named.map(({ code, name, tag }) => (
        <div key={code} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-60">
            <Field
              label={`Name (${name})`}
              value={names[code] ?? ""}
              lang={tag}
              dir="auto"
              required
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => change({ ...names, [code]: target.value })}
              error={faultsOf(fault).get(`names/${code}`)}
            />
          </div>
          <Button
            aria-label={`Remove the name in ${name}`}
            onClick={() => {
              const { [code]: _, ...left } = names;
              change(left);
            }}
          >
            Remove
          </Button>
        </div>
      ))}
      <AddLanguage
        label="Add a name in a language"
        hint={
          "Readers of a language without a name of its own see a close language's, the one in " +
          "the brand's default language or in English, or else the name above. Players can " +
          "search for all of them."
        }
        lacking={lacking}
        onAdd={(code) => change({ ...names, [code]: "" })}
      />
    </>
  );
}
