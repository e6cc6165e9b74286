import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { StatusFilter } from "../../shared/lists/status-filter.tsx";
import { List } from "../../shared/lists/table.tsx";
import { COLUMNS, STATES } from "../../shared/vendor-wallets/movement-columns.tsx";

const ALL = "ALL";

/** Movements to and from vendors' wallets; those that are not over unless others are asked for. */
export function MovementList() {
  const { filters, set, toPage } = useFilters();
  const { pageNo, search, status = "OPEN" } = filters;
  const known = STATES.find((state) => state === status);
  const query = useQuery({
    ...reading("/vendor-movements", {
      query: {
        pageNo,
        ...(search && { player: search }),
        ...(status !== ALL && { status: known ?? "OPEN" }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Movements" className="grid gap-3">
      <div className="flex flex-wrap items-start gap-4">
        <StatusFilter states={STATES} first="Open" more={[[ALL, "All"]]} />
        <SearchBox
          label="Player's name or id"
          value={search ?? ""}
          onSearch={(text) => set({ search: text })}
        />
      </div>
      <List
        caption="Movements to and from vendors' wallets"
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty={status === "OPEN" && !search ? "No money is on its way." : "No movements match."}
      />
    </section>
  );
}
