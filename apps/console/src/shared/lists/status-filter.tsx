import { Choice } from "../forms/controls.tsx";
import { useFilters } from "./filters.ts";

interface StatusFilterProps {
  readonly states: readonly string[];
  /** What no choice means. */
  readonly first: string;
  /** Further choices that are no single state. */
  readonly more?: readonly (readonly [value: string, words: string])[];
}

/** Chooses one state of a queue; the choice is in the address. */
export function StatusFilter({ states, first, more = [] }: StatusFilterProps) {
  const { filters, set } = useFilters();
  return (
    <div className="max-w-56">
      <Choice
        label="State"
        value={filters.status ?? ""}
        onChange={(event) => set({ status: event.target.value })}
      >
        <option value="">{first}</option>
        {more.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {states.map((state) => (
          <option key={state} value={state}>
            {state.replaceAll("_", " ").toLowerCase()}
          </option>
        ))}
      </Choice>
    </div>
  );
}
