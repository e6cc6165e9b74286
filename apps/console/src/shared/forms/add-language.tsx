import { languageOf, type Language } from "@perya/languages";
import { Choice } from "./controls.tsx";

interface Props {
  readonly label: string;
  readonly hint: string;
  /** The languages that can be added. */
  readonly lacking: readonly Language[];
  readonly onAdd: (code: Language["code"]) => void;
}

/** A choice of a language that something is to be said in too. */
export function AddLanguage({ lacking, onAdd, ...said }: Props) {
  return (
    <Choice {...said} value="" onChange={({ target }) => onAdd(languageOf(target.value).code)}>
      <option value="">Choose …</option>
      {lacking.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
