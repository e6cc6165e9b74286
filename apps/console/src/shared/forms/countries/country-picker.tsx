import { useState } from "react";
import { Button, Field } from "../controls.tsx";
import { countryName, findCountries } from "./countries.ts";

const OFFERED = 8;

interface Props {
  /** What the chosen ones are. */
  readonly label: string;
  /** What it means when none is chosen. */
  readonly none: string;
  readonly chosen: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

/** Chooses countries by typing a part of their names. */
export function CountryPicker({ label, none, chosen, onChange }: Props) {
  const [text, setText] = useState("");
  const found = text.trim() === "" ? [] : findCountries(text, chosen).slice(0, OFFERED);
  const add = (code: string) => {
    onChange([...chosen, code].toSorted());
    setText("");
  };
  return (
    <div className="grid gap-3">
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {chosen.map((code) => (
          <li key={code}>
            <Button
              aria-label={`Remove ${countryName(code)}`}
              onClick={() => onChange(chosen.filter((one) => one !== code))}
            >
              {countryName(code)} <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
        {chosen.length === 0 && <li className="text-soft">{none}</li>}
      </ul>
      <div className="max-w-72">
        <Field
          label="Add a country"
          type="search"
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It would send the form.
            event.preventDefault();
            if (found[0]) add(found[0].code);
          }}
          hint="Type part of its name; Enter adds the first match."
        />
      </div>
      <div role="status" aria-label="Countries found" className="flex flex-wrap gap-2">
        {found.map(({ code, name }) => (
          <Button key={code} aria-label={`Add ${name}`} onClick={() => add(code)}>
            + {name}
          </Button>
        ))}
        {text.trim() !== "" && found.length === 0 && (
          <span className="text-soft">No country matches.</span>
        )}
      </div>
    </div>
  );
}
