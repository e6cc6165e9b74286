import type { JurisdictionProfile } from "@perya/api-client/operator";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Boxes, Button, Field } from "../../shared/forms/controls.tsx";
import { REASON, SECOND_PERSON, useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";

interface Props {
  readonly code: string;
  readonly version: JurisdictionProfile["versions"][number];
}

/** Asks for cells to be signed off, with the document in which counsel confirms them. */
export function SignOff({ code, version }: Props) {
  const [open, setOpen] = useState(false);
  const left = version.cells.filter(({ signedOff }) => signedOff === null);
  if (left.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign off</Button>
      {open && (
        <Dialog
          title={`Sign off ${code}, version ${version.version}`}
          onClose={() => setOpen(false)}
        >
          <SignOffForm
            code={code}
            version={version.version}
            left={left}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}

interface FormProps {
  readonly code: string;
  readonly version: number;
  readonly left: Props["version"]["cells"];
  readonly onClose: () => void;
}

function SignOffForm({ code, version, left, onClose }: FormProps) {
  const act = useAct();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get("document");
    const fields = form.getAll("fields").map(String);
    if (!(file instanceof File) || file.size === 0) return setError("Choose the document.");
    if (fields.length === 0) return setError("Tick at least one cell.");
    const ask = async () => {
      const sha256 = await digestOf(file);
      await call("POST", "/profiles/{code}/versions/{version}/sign-offs", {
        path: { code, version },
        body: {
          fields: fields as never,
          reference: String(form.get("reference")).trim(),
          sha256,
          reason: String(form.get("reason")).trim(),
        },
      });
      return SECOND_PERSON;
    };
    act.mutate(ask, { onSuccess: onClose, onError: (fault) => setError(fault.message) });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-soft">
        Cells without a value are confirmed as well: counsel says that nothing is asked there. The
        document stays in your own files; here its name and its SHA-256 are kept, by which it can be
        recognised.
      </p>
      <Field label="Document" name="document" type="file" required />
      <Field
        label="Its name in your files"
        name="reference"
        required
        minLength={3}
        maxLength={200}
        autoComplete="off"
      />
      <Field {...REASON} required minLength={3} maxLength={140} autoComplete="off" />
      <details open={left.length <= 12}>
        <summary className="cursor-pointer font-medium">{left.length} cells</summary>
        <Boxes
          label="Cells that the document confirms"
          name="fields"
          boxes={left.map(({ field, label, value }) => [
            field,
            value === null ? `${label} (nothing is asked)` : label,
          ])}
          ticked={left.map(({ field }) => field).join(",")}
        />
      </details>
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

/** The SHA-256 of a file in hex digits. */
async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
