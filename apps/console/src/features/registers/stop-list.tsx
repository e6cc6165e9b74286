import type { RegisterListComing } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

interface StopListProps {
  readonly list: RegisterListComing;
  /** The file of the list in force; undefined while none is. */
  readonly inForce: string | undefined;
}

/** Stops a list that is on its way. */
export function StopList({ list: { id, file }, inForce }: StopListProps) {
  const may = useMay();
  if (!may("registers.load")) return null;
  return (
    <Confirm
      action="Stop this list"
      title="Stop this list"
      look="danger"
      about={
        <>
          <p>
            What was sent of <bdi>{file}</bdi> is deleted. To use it, send it once more.
          </p>
          <p className="mt-2">
            {inForce === undefined ? (
              "No list is in force, so where the law wants this register asked nobody can play."
            ) : (
              <>
                <bdi>{inForce}</bdi> stays in force.
              </>
            )}
          </p>
        </>
      }
      send={() => call("POST", "/registers/lists/{id}/stop", { path: { id } })}
      done="The list was stopped."
    />
  );
}
