import { Choice } from "../forms/controls.tsx";
import { go } from "../routing/go.ts";
import { useSearch } from "../routing/use-location.ts";

interface FilterChoiceProps {
  /** What the address calls it. */
  readonly name: string;
  readonly label: string;
  /** What to call all of them. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, words: string, language?: string])[];
}

/** Narrows a list down to one of its kinds; the choice lives in the address. */
export function FilterChoice({ name, label, all, options }: FilterChoiceProps) {
  const search = useSearch();
  const chosen = search[name] ?? "";
  // A game of other days stays chosen when the days change.
  const missing = chosen !== "" && !options.some(([value]) => value === chosen);
  return (
    <Choice
      label={label}
      value={chosen}
      onChange={({ target }) =>
        void go(".", {
          search: { ...search, [name]: target.value, pageNo: undefined },
          keepScroll: true,
        })
      }
    >
      <option value="">{all}</option>
      {missing && <option value={chosen}>{chosen}</option>}
      {options.map(([value, words, language]) => (
        <option key={value} value={value} lang={language || undefined}>
          {words}
        </option>
      ))}
    </Choice>
  );
}
