import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { say } from "../../shared/dialogs/toast.tsx";
import { Time } from "../../shared/format/show.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";

/** The list that names on identity documents are compared with, and a newer one in its place. */
export function ScreeningList() {
  const query = useQuery(reading("/screening"));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { list } = query.data;
  return (
    <Panel title="Screening list">
      {list ? (
        <Facts
          facts={[
            ["File", <bdi key="file">{list.file}</bdi>],
            ["Persons", list.persons.toLocaleString("en")],
            ["Names and aliases", list.names.toLocaleString("en")],
            ["Loaded by", list.loadedBy],
            ["Loaded", <Time key="loaded" at={list.loadedAt} />],
          ]}
        />
      ) : (
        <p className="text-bulb-ink">
          No list is loaded: nobody is found among sanctioned and politically exposed persons.
        </p>
      )}
      <LoadList />
    </Panel>
  );
}

function LoadList() {
  const may = useMay();
  const queries = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const load = useMutation({
    mutationFn: (chosen: File) => {
      const body = new FormData();
      body.append("file", chosen);
      return call("POST", "/screening", { body });
    },
    onSuccess: ({ list }) => {
      queries.setQueryData(reading("/screening").queryKey, { list });
      say(`${list.persons.toLocaleString("en")} persons are loaded.`);
    },
  });
  if (!may("screening.load")) return null;
  return (
    <div className="grid gap-2">
      <p className="text-soft">
        A file in the shape of OpenSanctions' targets.simple.csv. It takes the place of the list
        before, whole or not at all.
      </p>
      <div className="flex">
        <Button busy={load.isPending} onClick={() => file.current?.click()}>
          {load.isPending ? "Loading…" : "Load a list"}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="List"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) load.mutate(chosen);
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
