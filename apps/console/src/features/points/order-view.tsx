import type { PointsOrderView } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatPoints } from "../../shared/format/points.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Timeline } from "../../shared/layout/timeline.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";

const LINK = "text-violet underline";

/** A redeemed reward: what it is, where it goes, and what staff decide about it. */
export function OrderView({ id }: { id: string }) {
  const query = useQuery(reading("/points/orders/{id}", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const order = query.data;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={order.title} actions={<Status name={order.status} />}>
        <OrderFacts order={order} />
        <Decide order={order} />
      </Panel>
      <Panel title="What happened">
        <Timeline
          steps={order.steps.map(({ status, at, actor, note }) => ({
            status,
            at,
            actor: actor === "player" ? order.player.username : actor.replace(/^staff:/, ""),
            reason: note,
            reference: null,
          }))}
        />
      </Panel>
    </div>
  );
}

function OrderFacts({ order }: { order: PointsOrderView }) {
  const { id, player, quantity, points, cash, address, createdAt } = order;
  return (
    <Facts
      facts={[
        [
          "Player",
          <Link key="player" to="/players/$id" params={{ id: player.id }} className={LINK}>
            {player.username}
          </Link>,
        ],
        ["Pieces", quantity],
        ["Points", formatPoints(points)],
        ...(cash ? ([["Credit", <Money key="cash" amount={cash} />]] as const) : []),
        ...(address
          ? ([
              ["Name", <bdi key="name">{address.name}</bdi>],
              ["Phone", <bdi key="phone">{address.phone}</bdi>],
              ["Address", <bdi key="address">{address.address}</bdi>],
            ] as const)
          : []),
        ["Redeemed", <Time key="at" at={createdAt} />],
        ["Number", id],
      ]}
    />
  );
}

function Decide({ order: { id, status, cash, waiting } }: { order: PointsOrderView }) {
  const may = useMay()("points.decide");
  if (status !== "IN_PROCESS") return null;
  return (
    <>
      {waiting && (
        <p className="text-bulb-ink">
          {waiting.by} approved it; a second person decides it among the{" "}
          <Link to="/approvals" className={LINK}>
            approvals
          </Link>
          .
        </p>
      )}
      {may && (
        <div className="flex flex-wrap gap-2">
          {!waiting && <Approve id={id} isCredit={cash !== null} />}
          <Confirm
            action="Reject"
            look="danger"
            title="Reject this order?"
            about="The points go back to the player and the pieces to the stock."
            asks={[{ name: "reason", label: "Reason", hint: "The player reads it." }]}
            send={(body) => call("POST", "/points/orders/{id}/reject", { path: { id }, body })}
            done="Rejected. The points are back."
          />
        </div>
      )}
    </>
  );
}

function Approve({ id, isCredit }: { id: string; isCredit: boolean }) {
  return (
    <Confirm
      action="Approve"
      look="primary"
      title={isCredit ? "Pay this credit?" : "Approve this order?"}
      about={
        isCredit
          ? "The amount is paid to the player’s balance. Above the approval limit a second " +
            "person has to agree."
          : "Do this once it has been sent. The player reads your note."
      }
      asks={[
        {
          name: "note",
          label: isCredit ? "Note" : "How it was sent",
          hint: isCredit ? "The player reads it." : "Such as the carrier and the number.",
        },
      ]}
      send={(body) => call("POST", "/points/orders/{id}/approve", { path: { id }, body })}
      done={({ status }) => (status === "WAITING" ? SECOND_PERSON : "Approved.")}
    />
  );
}
