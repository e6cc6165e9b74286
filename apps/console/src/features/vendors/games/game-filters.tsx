import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { Choice } from "../../../shared/forms/controls.tsx";
import { useFilters } from "../../../shared/lists/filters.ts";
import { SearchBox } from "../../../shared/lists/search-box.tsx";
import { MARKS, TYPES } from "./game.ts";

/** Filters games by type, vendor, mark and name; the filter is in the address. */
export function GameFilters({ total }: { total: number | undefined }) {
  const { filters, set } = useFilters();
  const vendors = useQuery(reading("/vendors"));
  return (
    <div className="flex flex-wrap items-start gap-3 [&>div]:min-w-40">
      <Choice
        label="Type"
        value={filters.gameType ?? ""}
        onChange={({ target }) => set({ gameType: target.value })}
      >
        <option value="">Every type</option>
        {TYPES.map(([type, words]) => (
          <option key={type} value={type}>
            {words}
          </option>
        ))}
      </Choice>
      <Choice
        label="Vendor"
        value={filters.vendor ?? ""}
        onChange={({ target }) => set({ vendor: Number(target.value) || undefined })}
      >
        <option value="">Every vendor</option>
        {vendors.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label="Only"
        value={filters.mark ?? ""}
        onChange={({ target }) => set({ mark: target.value })}
      >
        <option value="">Any</option>
        {MARKS.map(([mark, words]) => (
          <option key={mark} value={mark}>
            {words}
          </option>
        ))}
      </Choice>
      <SearchBox
        key={filters.search}
        label="Name"
        value={filters.search ?? ""}
        onSearch={(search) => set({ search })}
      />
      <p role="status" className="ms-auto self-end text-soft">
        {total === undefined ? "" : total === 1 ? "1 game" : `${total.toLocaleString("en")} games`}
      </p>
    </div>
  );
}
