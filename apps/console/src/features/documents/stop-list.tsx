import type { ScreeningListComing } from "@perya/api-client/operator";
import { useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

/** Stops a list that is on its way. */
export function StopList({ list: { id } }: { list: ScreeningListComing }) {
  const may = useMay();
  const queries = useQueryClient();
  if (!may("screening.load")) return null;
  return (
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
  );
}
