import { Choice } from "./controls.tsx";
import { useFilters } from "./filters.ts";

/** Chooses one state of a queue; the choice lives in the address. */
export function StatusFilter({ states, first }: { states: readonly string[]; first: string }) {
  const { filters, set } = useFilters();
  return (
    <div className="max-w-56">
      <Choice label="State" value={filters.status ?? ""} onChange={(event) => set({ status: event.target.value })}>
        <option value="">{first}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {state.replaceAll("_", " ").toLowerCase()}
          </option>
        ))}
      </Choice>
    </div>
  );
}
