import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { say } from "../../shared/dialogs/toast.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

/** Sends a register's list in pieces. It is read in the background after that. */
export function LoadRegister({ brand, register }: { brand: number; register: string }) {
  const may = useMay();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { queryKey } = reading("/registers", { query: { brand } });
  const load = useMutation({
    mutationFn: (file: File) => sendList(file, brand, register),
    onSuccess: () => say("The file is sent. It is read now, and you can go on with other work."),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (!may("registers.load")) return null;
  return (
    <div className="grid gap-2">
      <p className="text-soft">
        A CSV file with the columns number, or name and birth_date, and until. Once it is whole it
        takes the place of the list before, and every player is compared with it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={load.isPending} onClick={() => input.current?.click()}>
          {load.isPending ? "Sending…" : "Load a list"}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={`List of ${register}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) load.mutate(file);
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

async function sendList(file: File, brand: number, register: string): Promise<void> {
  const { id, pieceBytes } = await call("POST", "/registers/lists", {
    query: { brand },
    body: { register, file: file.name, bytes: file.size },
  });
  for (let place = 0; place * pieceBytes < file.size; place++) {
    const body = new FormData();
    body.append("file", file.slice(place * pieceBytes, (place + 1) * pieceBytes));
    await call("POST", "/registers/lists/{id}/pieces/{place}", { path: { id, place }, body });
  }
}
