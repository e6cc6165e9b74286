import { useQuery } from "@tanstack/react-query";
import { Time } from "../../../shared/format/show.tsx";
import { NoteForm } from "../../../shared/forms/note-form.tsx";
import { call, reading } from "../../../shared/http/api.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../../shared/lists/table.tsx";
import { PlayerTags } from "./player-tags.tsx";

const LONGEST = 2_000;

/** What staff wrote about a player, and the tags they gave. */
export function PlayerNotes({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/notes", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { notes, tags } = query.data;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <Panel title="Notes">
        <WriteNote id={id} />
        {notes.length === 0 && (
          <p className="text-soft">No notes yet. The player never sees them.</p>
        )}
        <ol aria-label="Notes" className="grid gap-3">
          {notes.map(({ words, by, at }) => (
            <li key={at} className="grid gap-1 border-s-2 border-line ps-3">
              <span className="text-soft">
                <strong className="text-ink">{by}</strong> · <Time at={at} />
              </span>
              <p className="whitespace-pre-wrap wrap-anywhere">{words}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <PlayerTags id={id} tags={tags} />
    </div>
  );
}

function WriteNote({ id }: { id: string }) {
  return (
    <NoteForm
      label="New note"
      hint="It stays as it is written, with your name."
      maxLength={LONGEST}
      onWrite={(words) => call("POST", "/players/{id}/notes", { path: { id }, body: { words } })}
    />
  );
}
