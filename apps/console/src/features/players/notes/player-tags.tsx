import type { NotesOfPlayer } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState, type FormEvent } from "react";
import { Button, Field } from "../../../shared/forms/controls.tsx";
import { useAct } from "../../../shared/http/act.ts";
import { call, reading } from "../../../shared/http/api.ts";
import { Panel } from "../../../shared/layout/page.tsx";

const LONGEST = 30;

/** A player's tags, each leading to all players who have it. */
export function PlayerTags({ id, tags }: { id: string; tags: NotesOfPlayer["tags"] }) {
  const act = useAct();
  const known = useQuery(reading("/player-tags")).data ?? [];
  const [tag, setTag] = useState("");
  const list = useId();
  const change = (name: string, on: boolean) =>
    act.mutate(
      async () => {
        await call("POST", "/players/{id}/tags", { path: { id }, body: { tag: name, on } });
        return on ? "The tag is given." : "The tag is removed.";
      },
      { onSuccess: () => on && setTag("") },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(tag, true);
  };
  return (
    <Panel title="Tags">
      {tags.length === 0 && <p className="text-soft">No tags yet.</p>}
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {tags.map(({ tag: name, by }) => (
          <li
            key={name}
            title={`Given by ${by}`}
            className="inline-flex items-center rounded-lg border border-line ps-3"
          >
            <Link to="/players" search={{ tag: name }} className="text-violet underline">
              {name}
            </Link>
            <button
              type="button"
              aria-label={`Remove the tag ${name}`}
              className="min-h-9 min-w-9 text-soft hover:text-ink"
              onClick={() => change(name, false)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="flex items-start gap-2 [&>div]:flex-1">
        <Field
          label="New tag"
          hint="Letters, digits, spaces and hyphens."
          list={list}
          required
          maxLength={LONGEST}
          pattern="[A-Za-z0-9][A-Za-z0-9 \-]*"
          autoComplete="off"
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
        <datalist id={list}>
          {known.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" className="mt-6" busy={act.isPending}>
          Add
        </Button>
      </form>
    </Panel>
  );
}
