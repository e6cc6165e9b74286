import type { RaffleRow } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { ProofValue } from "./proof-value.tsx";

interface RaffleStateProps {
  readonly raffle: RaffleRow;
  readonly mayChange: boolean;
}

/** Where a raffle stands, what it has cost, what it is proven by, and what can be done with it. */
export function RaffleState({ raffle, mayChange }: RaffleStateProps) {
  const { status, waiting, claims, paid, budget, startsAt, endsAt, drawnAt, tickets } = raffle;
  const { commitment, listHash, seed } = raffle;
  return (
    <Panel title="State" actions={mayChange && <RaffleActions raffle={raffle} />}>
      <Facts
        facts={[
          ["State", <Status key="state" name={waiting ? "WAITING" : status} />],
          ["From", <Time key="from" at={startsAt} />],
          ["Until", <Time key="until" at={endsAt} />],
          ["Budget", <Money key="budget" amount={budget} />],
          ["Prizes claimed", claims],
          ["Cash paid so far", <Money key="paid" amount={paid} />],
          ["Tickets", tickets ?? "Numbered after the end"],
          ["Drawn", <Time key="drawn" at={drawnAt} />],
          ["Commitment", <ProofValue key="commitment" value={commitment} />],
          ["Hash of the list of tickets", <ProofValue key="list" value={listHash} />],
          ["Seed", <ProofValue key="seed" value={seed} />],
        ]}
      />
    </Panel>
  );
}

function RaffleActions({ raffle: { id, status, waiting } }: { raffle: RaffleRow }) {
  const path = { id };
  if (status === "DRAFT")
    return (
      <Confirm
        action="Offer"
        look="primary"
        title="Offer this raffle to players?"
        held={waiting ? `${waiting.by} has asked a second person to offer it.` : undefined}
        about={
          "A second person has to agree. Then the commitment to its seed is published, and only " +
          "its words can be changed."
        }
        send={() => call("POST", "/raffles/{id}/offer", { path })}
        done={SECOND_PERSON}
      />
    );
  if (status !== "OPEN" && status !== "COMING_SOON") return null;
  return (
    <Confirm
      action="Call off"
      look="danger"
      title="Call this raffle off for good?"
      about="Nothing is drawn, and players lose the tickets that they have."
      asks={[{ name: "reason", label: "Reason" }]}
      send={(body) => call("POST", "/raffles/{id}/close", { path, body })}
      done="The raffle is called off."
    />
  );
}
