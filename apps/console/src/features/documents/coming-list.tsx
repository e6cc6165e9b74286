import type { ScreeningListComing } from "@perya/api-client/operator";
import { useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

/** A list on its way: how far it is, or what is wrong with it and in which line. */
export function ComingList({ list }: { list: ScreeningListComing }) {
  const { file, state, bytes, bytesSent, bytesRead, persons, fault, sentBy } = list;
  if (state === "FAILED")
    return (
      <p role="alert" className="text-coral">
        <bdi>{file}</bdi> was not loaded. {fault}
      </p>
    );
  const [done, doing] = state === "SENDING" ? [bytesSent, "sent"] : [bytesRead, "read"];
  return (
    <div className="grid gap-2">
      <p>
        <bdi>{file}</bdi> of {sentBy} is being {doing}: {share(done, bytes)}
        {persons > 0 && `, ${persons.toLocaleString("en")} persons so far`}.
      </p>
      <progress
        max={bytes}
        value={done}
        aria-label={`How much is ${doing}`}
        className="h-2 w-full accent-bulb"
      />
      <Stop list={list} />
    </div>
  );
}

function share(done: number, all: number): string {
  return `${Math.floor((done / all) * 100)} %`;
}

function Stop({ list: { id } }: { list: ScreeningListComing }) {
  const may = useMay();
  const queries = useQueryClient();
  if (!may("screening.load")) return null;
  return (
    <div className="flex">
      <Confirm
        action="Stop"
        title="Stop the loading of this list?"
        about="The list in force stays. What was sent of this one is deleted."
        done="Stopped."
        send={async () => {
          const lists = await call("POST", "/screening/{id}/stop", { path: { id } });
          queries.setQueryData(reading("/screening").queryKey, lists);
        }}
      />
    </div>
  );
}
