import type { CaseRow } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Age } from "../../shared/format/age.tsx";
import { Status } from "../../shared/format/show.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Queue, type QueueColumn } from "../../shared/lists/queue.tsx";
import { ScoreMark } from "../../shared/risk/score-mark.tsx";
import { CASE_STATES } from "./case.ts";

const COLUMNS: readonly QueueColumn<CaseRow>[] = [
  {
    title: "Case",
    cell: ({ id }) => (
      <Link to="/cases/$id" params={{ id }} className="text-violet underline">
        {id}
      </Link>
    ),
    csv: ({ id }) => id,
  },
  { title: "State", cell: ({ state }) => <Status name={state} />, csv: ({ state }) => state },
  {
    title: "Player",
    cell: ({ player }) => player.username,
    csv: ({ player }) => player.username,
  },
  {
    title: "Score",
    cell: ({ score }) => <ScoreMark score={score} />,
    csv: ({ score }) => score,
    figures: true,
    sorts: ["largest", "smallest"],
  },
  {
    title: "Opened by",
    cell: ({ openedBy }) => openedBy,
    csv: ({ openedBy }) => openedBy,
  },
  {
    title: "Assignee",
    cell: ({ assignee }) => assignee ?? "nobody yet",
    csv: ({ assignee }) => assignee,
  },
  {
    title: "Age",
    cell: ({ openedAt }) => <Age since={openedAt} />,
    csv: ({ openedAt }) => openedAt,
    sorts: ["oldest", "newest"],
  },
];

/** Cases that are looked into, oldest first; all others by filter or search. */
export function CaseQueue() {
  const may = useMay();
  return (
    <Queue
      caption="Cases"
      item="case"
      search="Case, player or assignee"
      states={CASE_STATES}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      read={(query) => reading("/cases", { query })}
      {...(may("cases.write")
        ? {
            bulk: {
              action: "Assign to me",
              about: "They become yours, also those that a colleague has now.",
              send: async ({ id }: CaseRow) => {
                await call("POST", "/cases/{id}/assign", { path: { id }, body: { mine: true } });
                return false;
              },
            },
          }
        : {})}
    />
  );
}
