import type { PlayerRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
import { VipLabel } from "../../shared/format/vip-label.tsx";
import { VipFilter } from "./vip/vip-filter.tsx";
import { TagFilter } from "./notes/tag-filter.tsx";
import { kindWords } from "./kind-words.ts";

const COLUMNS: readonly Column<PlayerRow>[] = [
  {
    title: "Player",
    cell: (row) => (
      <Link to="/players/$id" params={{ id: row.id }} className="font-medium text-violet underline">
        {row.username}
      </Link>
    ),
  },
  { title: "Id", cell: (row) => <code>{row.id}</code> },
  { title: "Kind", cell: (row) => kindWords(row.kind) },
  { title: "Book", cell: (row) => row.book },
  { title: "KYC", cell: (row) => row.kycLevel, figures: true },
  { title: "VIP", cell: ({ vip }) => vip && <VipLabel {...vip} /> },
  { title: "State", cell: (row) => <Status name={row.blocked ? "BLOCKED" : "ACTIVE"} /> },
  { title: "Registered", cell: (row) => <Time at={row.createdAt} /> },
  { title: "Balance", cell: (row) => <Money amount={row.balance} />, figures: true },
];

/** All registered players, found by name or id. */
export function PlayerList() {
  const { filters, set, toPage } = useFilters();
  const query = useQuery(
    reading("/players", {
      query: {
        search: filters.search,
        tag: filters.tag,
        vip: filters.vip,
        pageNo: filters.pageNo,
      },
    }),
  );
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <SearchBox
          label="Username or id"
          value={filters.search ?? ""}
          onSearch={(search) => set({ search, vip: undefined })}
        />
        <TagFilter />
        <VipFilter />
      </div>
      <List
        caption="Players"
        query={query}
        columns={COLUMNS}
        keyOf={(row) => row.id}
        onPage={toPage}
        empty={
          filters.search
            ? `No player matches “${filters.search}”.`
            : filters.tag
              ? `No player has the tag “${filters.tag}”.`
              : filters.vip
                ? `No player is at VIP level ${filters.vip}.`
                : "No players yet."
        }
      />
    </>
  );
}
