import type { BrandName, Broadcast } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { List, type Column } from "../../shared/lists/table.tsx";
import { Progress } from "./progress.tsx";

const REFRESH_MS = 2_000;

const COLUMNS: readonly Column<Broadcast>[] = [
  {
    title: "Message",
    cell: ({ id, words, language }) => (
      <Link to="/messages/$id" params={{ id }} dir="auto" className="text-violet underline">
        {words[language]?.title ?? id}
      </Link>
    ),
  },
  { title: "State", cell: ({ state }) => <Status name={state.toUpperCase()} /> },
  { title: "Has it", cell: (one) => <Progress of={one} /> },
  { title: "By", cell: ({ by }) => by },
  { title: "Sent", cell: ({ at }) => <Time at={at} /> },
];

/** A brand's messages to players, newest first, live while one is being sent. */
export function BroadcastList({ brand }: { brand: BrandName }) {
  const { filters, toPage } = useFilters();
  const query = useQuery({
    ...reading("/broadcasts", { query: { brand: brand.id, pageNo: filters.pageNo ?? 1 } }),
    refetchInterval: ({ state }) =>
      state.data?.content.some((one) => one.state === "sending") ? REFRESH_MS : false,
    placeholderData: (before) => before,
  });
  return (
    <List
      caption="Messages to players"
      query={query}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      empty="No message has been sent to players yet."
      onPage={toPage}
    />
  );
}
