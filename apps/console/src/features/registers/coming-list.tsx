import type { RegisterListComing } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

interface ComingListProps {
  readonly list: RegisterListComing;
  /** The file of the list in force; undefined while none is. */
  readonly inForce: string | undefined;
}

/** A list on its way: how far it is and how it is stopped, or what is wrong with it and where. */
export function ComingList({ list, inForce }: ComingListProps) {
  const may = useMay();
  const { file, state, bytes, bytesSent, bytesRead, fault, sentBy } = list;
  if (state === "FAILED")
    return (
      <p role="alert" className="text-coral">
        <bdi>{file}</bdi> was not loaded. {fault}
      </p>
    );
  const [done, doing] = state === "SENDING" ? [bytesSent, "sent"] : [bytesRead, "read"];
  return (
    <>
      <p>
        <bdi>{file}</bdi> of {sentBy} is being {doing}: {Math.floor((done / bytes) * 100)} %.
      </p>
      {may("registers.load") && (
        <div className="flex flex-wrap gap-2">
          <StopList list={list} inForce={inForce} />
        </div>
      )}
    </>
  );
}

function StopList({ list: { id, file }, inForce }: ComingListProps) {
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
