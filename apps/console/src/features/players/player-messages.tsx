import type { LetterWritten } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Time } from "../../shared/format/show.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";

const COLUMNS: readonly Column<LetterWritten>[] = [
  { title: "When", cell: ({ at }) => <Time at={at} /> },
  { title: "Kind", cell: ({ kind }) => kind },
  {
    title: "Message",
    cell: ({ title, text, language }) => (
      <span lang={language} dir="auto" className="grid gap-0.5 lg:max-w-xl">
        <strong className="wrap-anywhere">{title}</strong>
        <span className="wrap-anywhere whitespace-pre-wrap">{text}</span>
      </span>
    ),
  },
  {
    title: "State",
    cell: ({ read, deletedAt }) => {
      if (deletedAt !== null) return "deleted by the player";
      return read ? "read" : "unread";
    },
  },
];

/** What a player was written, what the player deleted included. */
export function PlayerMessages({ id }: { id: string }) {
  const [before, setBefore] = useState<string>();
  const query = useQuery(reading("/players/{id}/messages", { path: { id }, query: { before } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { messages, hasEarlier } = query.data;
  if (messages.length === 0)
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        The player has been written nothing yet.
      </p>
    );
  return (
    <div className="grid gap-3">
      <Table caption="Messages" columns={COLUMNS} rows={messages} keyOf={(one) => one.id} />
      <nav aria-label="Pages" className="flex justify-end gap-2">
        {before !== undefined && (
          <Button onClick={() => setBefore(undefined)}>Back to the newest</Button>
        )}
        {hasEarlier && <Button onClick={() => setBefore(messages.at(-1)?.id)}>Earlier ones</Button>}
      </nav>
    </div>
  );
}
