import { Button } from "./controls.tsx";
import { differences } from "./three-way.ts";

const SHOWN = 12;

interface Draft {
  readonly base: unknown;
  readonly value: unknown;
  readonly theirs: unknown;
  readonly takeTheirsUnderMine: () => void;
  readonly discard: () => void;
}

/** Says that a colleague saved what is being changed here, shows what they changed, and lets the editor go on without losing either. */
export function Meanwhile({ draft }: { draft: Draft }) {
  const theirs = differences(draft.base, draft.theirs);
  const mine = new Set(differences(draft.base, draft.value));
  const both = theirs.filter((path) => mine.has(path));
  return (
    <section role="alert" className="grid gap-3 rounded-xl border border-coral bg-raised p-4">
      <h2 className="font-semibold">A colleague saved this meanwhile</h2>
      <p>Your changes are still here and not saved. They changed:</p>
      <ul className="grid list-disc gap-1 ps-5">
        {theirs.slice(0, SHOWN).map((path) => (
          <li key={path}>
            <code>{path}</code>
            {mine.has(path) && " – you changed this too"}
          </li>
        ))}
        {theirs.length > SHOWN && <li>and {theirs.length - SHOWN} more</li>}
        {theirs.length === 0 && <li>nothing that differs</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={draft.takeTheirsUnderMine}>
          Keep theirs, with my changes on top
        </Button>
        <Button onClick={draft.discard}>Throw mine away</Button>
      </div>
      {both.length > 0 && (
        <p className="text-soft">
          Where both changed the same, yours stays in the form; nothing is saved until you save it.
        </p>
      )}
    </section>
  );
}
