import type { InboxRow } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Age } from "../../shared/format/age.tsx";
import { Status } from "../../shared/format/show.tsx";
import { Switch } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { StatusFilter } from "../../shared/lists/status-filter.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";

const COLUMNS: readonly Column<InboxRow>[] = [
  {
    title: "Player",
    cell: ({ id, player, unread }) => (
      <span className="flex items-center gap-2">
        <Link to="/service/$id" params={{ id }} className="font-medium text-violet underline">
          {player.username}
        </Link>
        {unread > 0 && (
          <span className="rounded-full bg-bulb px-2 text-xs font-semibold text-on-bulb">
            {unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </span>
    ),
  },
  {
    title: "Message",
    cell: ({ words, topic }) => (
      <span className="grid gap-1">
        {topic === "verification" && (
          <span>
            <Status name="VERIFICATION" />
          </span>
        )}
        {(words !== null || topic !== "verification") && (
          <span dir="auto" className="line-clamp-2 max-w-prose wrap-anywhere">
            {words ?? "–"}
          </span>
        )}
      </span>
    ),
  },
  { title: "State", cell: ({ state }) => <Status name={state.toUpperCase()} /> },
  { title: "Waiting", cell: ({ waitingSince }) => <Age since={waitingSince} /> },
  { title: "Last message", cell: ({ lastAt }) => <Age since={lastAt} /> },
  { title: "Taken by", cell: ({ assignedTo }) => assignedTo ?? "–" },
];

const REFRESH_MS = 5_000;
const STATES = ["open", "answered", "closed"] as const;

/** Conversations with players: who waits longest first, all others by state or search. */
export function Inbox() {
  const { filters, set, toPage } = useFilters();
  const { search, pageNo } = filters;
  const searching = search !== undefined;
  const chosen = [...STATES, "waiting" as const].find((one) => one === filters.status);
  const all = filters.status === "ALL" || (filters.status === undefined && searching);
  const state = all ? undefined : (chosen ?? "waiting");
  const mine = filters.mark === "mine";
  const query = useQuery({
    ...reading("/service", {
      query: { state, search, pageNo, ...(mine ? { mine: "true" as const } : {}) },
    }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <StatusFilter
          states={STATES}
          first={searching ? "every state" : "waiting"}
          more={searching ? [["waiting", "waiting"]] : [["ALL", "every state"]]}
        />
        <div className="w-full max-w-md">
          <SearchBox
            key={search ?? ""}
            label="Player's name or number"
            value={search ?? ""}
            onSearch={(text) => set({ search: text })}
          />
        </div>
        <div className="md:mt-7">
          <Switch
            label="Only mine"
            on={mine}
            onChange={(on) => set({ mark: on ? "mine" : undefined })}
          />
        </div>
      </div>
      <List
        caption="Conversations"
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty={
          state === "waiting" && !searching && !mine
            ? "Nobody is waiting for an answer."
            : "No conversations like this."
        }
      />
    </>
  );
}
