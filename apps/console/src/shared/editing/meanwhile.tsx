import { Button } from "../forms/controls.tsx";
import { differences } from "./three-way.ts";

const SHOWN = 12;

interface Draft {
  readonly base: unknown;
  readonly value: unknown;
  readonly theirs: unknown;
  readonly applyOnTheirs: () => void;
  readonly discard: () => void;
}

/**
 * Warns that a colleague has saved what is being edited here, shows their changes, and lets the
 * editor continue without losing either.
 */
export function Meanwhile({ draft }: { draft: Draft }) {
  const theirs = differences(draft.base, draft.theirs);
  const mine = new Set(differences(draft.base, draft.value));
  const both = theirs.filter((path) => mine.has(path));
  return (
    <section role="alert" className="grid gap-3 rounded-xl border border-coral bg-raised p-4">
      <h2 className="font-semibold">A colleague has saved this in the meantime</h2>
      <p>Your changes are still here and not saved. They changed:</p>
      <ul className="grid list-disc gap-1 ps-5">
        {theirs.slice(0, SHOWN).map((path) => (
          <li key={path}>
            <code>{path}</code>
            {mine.has(path) && " – you changed this too"}
          </li>
        ))}
        {theirs.length > SHOWN && <li>and {theirs.length - SHOWN} more</li>}
        {theirs.length === 0 && <li>nothing different</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={draft.applyOnTheirs}>
          Keep theirs and apply my changes on top
        </Button>
        <Button onClick={draft.discard}>Use theirs</Button>
      </div>
      {both.length > 0 && (
        <p className="text-soft">
          Where both changed the same field, yours stays in the form; nothing is saved until you
          save.
        </p>
      )}
    </section>
  );
}
