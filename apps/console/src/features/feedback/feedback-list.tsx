import type { Feedback } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { Time } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";

const COLUMNS: readonly Column<Feedback>[] = [
  {
    title: "Player",
    cell: ({ player }) => (
      <Link to="/players/$id" params={{ id: player.id }} className="font-medium underline">
        {player.username}
      </Link>
    ),
  },
  {
    title: "Message",
    cell: ({ content }) => <span className="whitespace-pre-wrap wrap-anywhere">{content}</span>,
  },
  { title: "Pictures", cell: (row) => <Pictures of={row} /> },
  { title: "Time", cell: ({ at }) => <Time at={at} /> },
];

/** Players' feedback, newest first. */
export function FeedbackList() {
  const { filters, toPage } = useFilters();
  const query = useQuery({
    ...reading("/feedback", { query: { pageNo: filters.pageNo } }),
    placeholderData: keepPreviousData,
  });
  const empty = "No feedback yet.";
  return (
    <List
      caption="Feedback"
      query={query}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      onPage={toPage}
      empty={empty}
    />
  );
}

function Pictures({ of: { id, images } }: { of: Feedback }) {
  return (
    <span className="flex gap-2">
      {Array.from({ length: images }, (_, at) => (
        <a
          key={at}
          href={`/operator/v1/feedback/${id}/images/${at + 1}`}
          target="_blank"
          rel="noreferrer"
        >
          <img
            src={`/operator/v1/feedback/${id}/images/${at + 1}`}
            alt={`Number ${at + 1} of ${images}`}
            className="size-12 rounded-lg border border-line object-cover"
          />
        </a>
      ))}
    </span>
  );
}
