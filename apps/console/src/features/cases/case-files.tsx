import type { CaseDetails } from "@perya/api-client/operator";
import { useRef, useState } from "react";
import { useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";

const MAX_BYTES = 5 * 1024 * 1024;
const TYPES = "image/png,image/jpeg,application/pdf";

/** The case's files, and adding one. */
export function CaseFiles({ found: { id, files } }: { found: CaseDetails }) {
  const may = useMay();
  const act = useAct();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const chosen = (file: File | undefined) => {
    if (input.current) input.current.value = "";
    if (!file) return;
    setWrong(file.size > MAX_BYTES ? "A file can be at most 5 MB." : undefined);
    if (file.size > MAX_BYTES) return;
    act.mutate(
      async () => {
        const form = new FormData();
        form.append("file", file, file.name);
        await call("POST", "/cases/{id}/files", { path: { id }, body: form });
        return "The file is in the case.";
      },
      { onError: (fault) => setWrong(fault.message) },
    );
  };
  return (
    <Panel
      title="Files"
      actions={
        may("cases.write") && (
          <Button busy={act.isPending} onClick={() => input.current?.click()}>
            Add a file
          </Button>
        )
      }
    >
      <input
        ref={input}
        type="file"
        accept={TYPES}
        hidden
        aria-label="A picture or PDF"
        onChange={({ target }) => chosen(target.files?.[0])}
      />
      {wrong && (
        <p role="alert" className="text-coral">
          {wrong}
        </p>
      )}
      {files.length === 0 && (
        <p className="text-soft">No files. Pictures and PDF files of at most 5 MB can be added.</p>
      )}
      <ul className="grid gap-1">
        {files.map((file) => (
          <li key={file.id}>
            <a
              href={`/operator/v1/cases/${id}/files/${file.id}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center text-violet underline wrap-anywhere"
            >
              {file.name}
            </a>{" "}
            <span className="text-soft uppercase">{file.kind}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
