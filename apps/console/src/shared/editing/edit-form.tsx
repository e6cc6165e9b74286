import type { FormEvent, ReactNode } from "react";
import { faultSentence } from "../http/faults.ts";
import { Meanwhile } from "./meanwhile.tsx";
import { SaveBar } from "./save-bar.tsx";
import type { savable } from "./savable.ts";
import type { useHeld } from "./held.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

interface EditFormProps {
  readonly draft: ReturnType<typeof savable<ReturnType<typeof useHeld<unknown>>>>;
  /** Whether the user's role may change it. */
  readonly may: boolean;
  /** What is edited, for those who don't see the page's heading. */
  readonly legend: string;
  /** Where the fields stand in what is sent: a fault of theirs is shown by them. */
  readonly at: string;
  /** What saving is called where it is not that. */
  readonly action?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of an editor: nothing takes effect before it is saved, and nothing typed is lost by
 * leaving, by a fault or by a colleague's save.
 */
export function EditForm({
  draft,
  may,
  legend,
  at,
  action = "Save",
  onSubmit,
  children,
}: EditFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {!may && (
        <p className="rounded-lg border border-line bg-raised p-3 text-soft">
          Your role can read this but not change it.
        </p>
      )}
      {draft.behind && <Meanwhile draft={draft} />}
      {/* min-width: a fieldset is as wide as its widest content otherwise */}
      <fieldset disabled={!may} className="grid min-w-0 gap-4">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
      {may && (
        <SaveBar
          {...draft}
          action={action}
          onDiscard={draft.discard}
          fault={draft.fault && !draft.behind ? faultSentence(draft.fault, at) : undefined}
        />
      )}
      {/* What is being saved is on its way. */}
      <UnsavedGuard dirty={draft.dirty && !draft.saving} />
    </form>
  );
}
