import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { StatusFilter } from "../../shared/lists/status-filter.tsx";
import { List } from "../../shared/lists/table.tsx";
import { RECORD_COLUMNS, RECORD_STATES } from "./record-columns.tsx";

const ALL = "ALL";

/** Records of vendors that could not be booked; those that wait unless others are asked for. */
export function RecordList() {
  const { filters, set, toPage } = useFilters();
  const { pageNo, search, status = "WAITING" } = filters;
  const known = RECORD_STATES.find((state) => state === status) ?? "WAITING";
  const query = useQuery({
    ...reading("/vendor-records", {
      query: {
        pageNo,
        ...(search && { player: search }),
        ...(status !== ALL && { status: known }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Records" className="grid gap-3">
      <p className="max-w-3xl text-soft">
        What vendors say was played with money they keep, and the ledger could not book. Until it is
        booked, the vendor has more or less than we know of.
      </p>
      <div className="flex flex-wrap items-start gap-4">
        <StatusFilter states={["BOOKED", "CLOSED"]} first="Waiting" more={[[ALL, "All"]]} />
        <SearchBox
          label="Player's name or id"
          value={search ?? ""}
          onSearch={(text) => set({ search: text })}
        />
      </div>
      <List
        caption="Records that could not be booked"
        query={query}
        columns={RECORD_COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty="No records match."
      />
    </section>
  );
}
