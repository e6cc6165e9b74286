import type { JurisdictionProfile } from "@perya/api-client/operator";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Button, Choice, Field, TextArea } from "../../shared/forms/controls.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { REASON, SECOND_PERSON, useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";

interface Props {
  readonly code: string;
  readonly cells: JurisdictionProfile["versions"][number]["cells"];
}

/** Asks for a new version of a profile, in which one cell changes. */
export function PublishVersion({ code, cells }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Publish a version</Button>
      {open && (
        <Dialog title={`A new version of ${code}`} onClose={() => setOpen(false)}>
          <PublishForm code={code} cells={cells} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function PublishForm({ code, cells, onClose }: Props & { readonly onClose: () => void }) {
  const act = useAct();
  const [error, setError] = useState<string>();
  const [at, setAt] = useState<string | null>(null);
  const [field, setField] = useState(cells[0]?.field ?? "");
  const now = cells.find((cell) => cell.field === field);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? "").trim();
    const value = readValue(typed("value"));
    if (value === undefined) return setError("The value is not JSON.");
    if (at === null) return setError("Say from when on it counts.");
    const cell = {
      value,
      source: typed("source"),
      confidence: typed("confidence") as "sure" | "likely" | "unsure",
      asOf: typed("asOf"),
    };
    const ask = async () => {
      await call("POST", "/profiles/{code}/versions", {
        path: { code },
        body: { effectiveAt: at, cells: { [field]: cell }, reason: typed("reason") },
      });
      return SECOND_PERSON;
    };
    act.mutate(ask, { onSuccess: onClose, onError: (fault) => setError(fault.message) });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-soft">
        A version is never changed once it is published, and takes effect in the future. Each brand
        sees from then on what it will tighten.
      </p>
      <Choice label="Field" value={field} onChange={({ target }) => setField(target.value)}>
        {cells.map(({ field: name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Choice>
      <TextArea
        key={field}
        label="Value"
        name="value"
        hint="JSON as in the profile; null for not confirmed."
        defaultValue={now?.value ?? "null"}
        required
        spellCheck={false}
      />
      <Field label="Source" name="source" required maxLength={1_000} autoComplete="off" />
      <Choice label="Confidence" name="confidence" defaultValue="sure">
        <option value="sure">sure</option>
        <option value="likely">likely</option>
        <option value="unsure">unsure</option>
      </Choice>
      <Field label="Source as of" name="asOf" type="date" required />
      <MomentField label="Takes effect" at={at} onChange={setAt} />
      <Field {...REASON} required minLength={3} maxLength={140} autoComplete="off" />
      {error && (
        <p role="alert" className="text-coral">
          {error}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look="primary" busy={act.isPending}>
          Ask for it
        </Button>
      </div>
    </form>
  );
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
