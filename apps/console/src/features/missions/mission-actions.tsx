import type { MissionRow } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";

interface MissionStateProps {
  readonly mission: MissionRow;
  readonly mayChange: boolean;
}

/** Where a mission stands, what it has cost, and what can be done with it. */
export function MissionState({ mission, mayChange }: MissionStateProps) {
  const { status, waiting, claims, paid, startsAt, endsAt } = mission;
  return (
    <Panel title="State" actions={mayChange && <MissionActions mission={mission} />}>
      <Facts
        facts={[
          ["State", <Status key="state" name={waiting ? "WAITING" : status} />],
          ["From", <Time key="from" at={startsAt} />],
          ["Until", <Time key="until" at={endsAt} />],
          ["Claimed", claims],
          ["Cash paid so far", <Money key="paid" amount={paid} />],
        ]}
      />
    </Panel>
  );
}

function MissionActions({ mission: { id, status, waiting } }: { mission: MissionRow }) {
  const path = { id };
  if (status === "CLOSE") return null;
  if (status === "DRAFT")
    return (
      <Confirm
        action="Offer"
        look="primary"
        title="Offer this mission to players?"
        held={waiting ? `${waiting.by} has asked a second person to offer it.` : undefined}
        about={
          "A second person has to agree. From then on only its words and its place in the list " +
          "can be changed."
        }
        send={() => call("POST", "/missions/{id}/offer", { path })}
        done={SECOND_PERSON}
      />
    );
  return (
    <Confirm
      action="Close"
      look="danger"
      title="Close this mission for good?"
      about="Nothing counts for it any more. Who has done it can still claim the reward in time."
      asks={[{ name: "reason", label: "Reason" }]}
      send={(body) => call("POST", "/missions/{id}/close", { path, body })}
      done="The mission is closed."
    />
  );
}
