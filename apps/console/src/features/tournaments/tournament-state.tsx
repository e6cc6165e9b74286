import type { TournamentRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { call, reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Timeline } from "../../shared/layout/timeline.tsx";

interface TournamentStateProps {
  readonly tournament: TournamentRow;
  readonly mayChange: boolean;
}

/** Where a tournament stands, what it has cost, who did what, and what can be done with it. */
export function TournamentState({ tournament, mayChange }: TournamentStateProps) {
  const { id, status, asked, startsAt, endsAt, budget, pool, finalAt } = tournament;
  const { data: standing } = useQuery(reading("/tournaments/{id}", { path: { id } }));
  return (
    <Panel title="State" actions={mayChange && <Actions tournament={tournament} />}>
      <Facts
        facts={[
          ["State", <Status key="state" name={asked ? "WAITING" : status} />],
          ["From", <Time key="from" at={startsAt} />],
          ["Until", <Time key="until" at={endsAt} />],
          ["Table final", <Time key="final" at={finalAt} />],
          ["Prize money of the house", <Money key="budget" amount={budget} />],
          ["Players on the table", standing ? String(standing.players) : "…"],
          ["Joined", standing ? String(standing.joined) : "…"],
          ["Fees", standing ? <Money key="fees" amount={standing.fees} /> : "…"],
          ["Fees that were divided", <Money key="pool" amount={pool} />],
          ["Prizes paid", standing ? <Money key="paid" amount={standing.paid} /> : "…"],
          ["Prizes that wait", standing ? String(standing.waiting) : "…"],
        ]}
      />
      {standing && <Timeline steps={standing.steps} />}
    </Panel>
  );
}

function Actions({ tournament: { id, status, asked } }: { tournament: TournamentRow }) {
  const path = { id };
  if (status === "PAID" || status === "CANCELLED") return null;
  const held = asked ? `${asked.by} has asked a second person to ${asked.kind} it.` : undefined;
  return (
    <>
      {status === "DRAFT" && (
        <Confirm
          action="Open"
          look="primary"
          title="Open this tournament to players?"
          held={held}
          about={
            "Prize money above what you may move alone needs a second person. From then on only " +
            "its words can be changed."
          }
          send={() => call("POST", "/tournaments/{id}/open", { path })}
          done={(opened) => (opened.asked ? SECOND_PERSON : "The tournament is open.")}
        />
      )}
      <Confirm
        action="Cancel the tournament"
        look="danger"
        title="Cancel this tournament for good?"
        held={status === "DRAFT" ? undefined : held}
        about={
          status === "DRAFT"
            ? "Players were promised nothing yet."
            : "A second person has to agree. No prize is given, and all fees are paid back."
        }
        asks={[REASON]}
        send={(body) => call("POST", "/tournaments/{id}/cancel", { path, body })}
        done={({ asked: waits }) => (waits ? SECOND_PERSON : "The tournament is cancelled.")}
      />
    </>
  );
}
