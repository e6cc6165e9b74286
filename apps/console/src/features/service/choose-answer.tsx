import { LANGUAGES } from "@perya/languages";
import { useQuery } from "@tanstack/react-query";
import { Choice } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";

interface Props {
  readonly brand: number;
  /** The language the player reads, whose answers come first. */
  readonly language: string;
  readonly onChoose: (text: string) => void;
}

/** The brand's ready answers; one that is chosen goes into the field, where it can be changed. */
export function ChooseAnswer({ brand, language, onChoose }: Props) {
  const { data: answers = [] } = useQuery(reading("/service-answers", { query: { brand } }));
  if (answers.length === 0) return null;
  const codes = [...new Set(answers.map((one) => one.language))].toSorted(
    (a, b) => Number(b === language) - Number(a === language),
  );
  return (
    <div className="max-w-md">
      <Choice
        label="Ready answer"
        value=""
        onChange={({ target }) => {
          const chosen = answers.find(({ id }) => id === target.value);
          if (chosen) onChoose(chosen.text);
        }}
      >
        <option value="">Choose one…</option>
        {codes.map((code) => (
          <optgroup key={code} label={LANGUAGES.find((one) => one.code === code)?.name ?? code}>
            {answers
              .filter((one) => one.language === code)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </Choice>
    </div>
  );
}
