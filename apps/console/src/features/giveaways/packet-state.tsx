import type { RedPacketRow } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { ProofValue } from "./proof-value.tsx";

interface PacketStateProps {
  readonly packet: RedPacketRow;
  readonly mayChange: boolean;
}

/** Where a red packet stands, what it has cost, its proof, and what can be done with it. */
export function PacketState({ packet, mayChange }: PacketStateProps) {
  const { status, waiting, total, taken, shares, paid, returned, startsAt, endsAt } = packet;
  return (
    <Panel title="State" actions={mayChange && <PacketActions packet={packet} />}>
      <Facts
        facts={[
          ["State", <Status key="state" name={waiting ? "WAITING" : status} />],
          ["From", <Time key="from" at={startsAt} />],
          ["Until", <Time key="until" at={endsAt} />],
          ["Budget", <Money key="budget" amount={total} />],
          ["Shares taken", `${taken} of ${shares}`],
          ["Paid so far", <Money key="paid" amount={paid} />],
          ["Back in the budget", <Money key="returned" amount={returned} />],
          ["Commitment", <ProofValue key="commitment" value={packet.commitment} />],
          ["Seed", <ProofValue key="seed" value={packet.seed} />],
        ]}
      />
    </Panel>
  );
}

function PacketActions({ packet: { id, status, waiting } }: { packet: RedPacketRow }) {
  const path = { id };
  if (status === "DRAFT")
    return (
      <Confirm
        action="Offer"
        look="primary"
        title="Offer this red packet to players?"
        held={waiting ? `${waiting.by} has asked a second person to offer it.` : undefined}
        about={
          "A second person has to agree. Then its shares are fixed for good, and players can " +
          "take them for a day."
        }
        send={() => call("POST", "/red-packets/{id}/offer", { path })}
        done={SECOND_PERSON}
      />
    );
  if (status !== "OPEN" && status !== "COMING_SOON") return null;
  return (
    <Confirm
      action="Stop"
      look="danger"
      title="Stop this red packet for good?"
      about="Nobody can take a share any more. What is left goes back to the budget."
      asks={[{ name: "reason", label: "Reason" }]}
      send={(body) => call("POST", "/red-packets/{id}/close", { path, body })}
      done="The red packet is stopped."
    />
  );
}
