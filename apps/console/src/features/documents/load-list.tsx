import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { say } from "../../shared/dialogs/toast.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

/** A file on its way, and up to which piece it was sent: trying again goes on from there. */
interface Sending {
  readonly file: File;
  begun?: { readonly id: string; readonly size: number; place: number };
}

/** Sends a list in pieces. It is read in the background after that, so the page can be left. */
export function LoadList() {
  const may = useMay();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { queryKey } = reading("/screening");
  const load = useMutation({
    mutationFn: async (sending: Sending) => {
      const { name: file, size: bytes } = sending.file;
      if (!sending.begun) {
        const { id, pieceBytes } = await call("POST", "/screening", { body: { file, bytes } });
        sending.begun = { id, size: pieceBytes, place: 0 };
        void queries.invalidateQueries({ queryKey });
      }
      await sendPieces(sending);
    },
    onSuccess: () => say("The file is sent. It is read now, and you can go on with other work."),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (!may("screening.load")) return null;
  return (
    <div className="grid gap-2">
      <p className="text-soft">
        A file in the shape of OpenSanctions' targets.simple.csv. Once it is whole it takes the
        place of the list before, and all documents are compared with it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={load.isPending} onClick={() => input.current?.click()}>
          {load.isPending ? "Sending…" : "Load a list"}
        </Button>
        {load.isError && (
          <Button onClick={() => load.mutate(load.variables)}>Send the rest again</Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="List"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) load.mutate({ file });
          target.value = "";
        }}
      />
      {load.error && (
        <p role="alert" className="text-coral">
          {load.error.message}
        </p>
      )}
    </div>
  );
}

async function sendPieces({ file, begun }: Sending): Promise<void> {
  if (!begun) return;
  const { id, size } = begun;
  for (; begun.place * size < file.size; begun.place++) {
    const body = new FormData();
    body.append("file", file.slice(begun.place * size, (begun.place + 1) * size));
    await call("POST", "/screening/{id}/pieces/{place}", {
      path: { id, place: begun.place },
      body,
    });
  }
}
