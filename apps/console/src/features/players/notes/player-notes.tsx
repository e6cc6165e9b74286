import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Time } from "../../../shared/format/show.tsx";
import { Button, TextArea } from "../../../shared/forms/controls.tsx";
import { useAct } from "../../../shared/http/act.ts";
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

/** A new note; what is typed stays until it is written. */
function WriteNote({ id }: { id: string }) {
  const act = useAct();
  const [words, setWords] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate(
      async () => {
        await call("POST", "/players/{id}/notes", { path: { id }, body: { words } });
        return "The note is written.";
      },
      { onSuccess: () => setWords("") },
    );
  };
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-2 [&>div]:w-full">
      <TextArea
        label="New note"
        hint="It stays as it is written, with your name."
        required
        maxLength={LONGEST}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" busy={act.isPending}>
        Write the note
      </Button>
    </form>
  );
}
