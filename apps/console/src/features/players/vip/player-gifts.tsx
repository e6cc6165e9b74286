import type { VipGift } from "@perya/api-client/operator";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Money, Time } from "../../../shared/format/show.tsx";
import { call, reading } from "../../../shared/http/api.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";
import { REASON } from "../reason.ts";

const STATES: Readonly<Record<VipGift["status"], string>> = {
  ISSUED: "Issued",
  CLAIMED: "Claimed",
  EXPIRED: "Expired",
  VOIDED: "Taken back",
};

const WHAT_FOR: Readonly<Record<VipGift["kind"], (gift: VipGift) => string>> = {
  upgrade: ({ level }) => `Reaching level ${level}`,
  birthday: ({ day, level }) => `Birthday of ${day}, level ${level}`,
  monthly: ({ day, level }) => `Month of ${day?.slice(0, 7)}, level ${level}`,
};

const COLUMNS: readonly Column<VipGift>[] = [
  { title: "For", cell: (gift) => WHAT_FOR[gift.kind](gift) },
  { title: "Gift", cell: ({ amount }) => <Money amount={amount} />, figures: true },
  { title: "Played", cell: ({ playTimes }) => `${playTimes} ×`, figures: true },
  {
    title: "State",
    cell: ({ steps }) =>
      steps.map(({ status, at, actor, reason }) => (
        <span key={status} className="block">
          {STATES[status]} <Time at={at} /> by {actor}
          {reason && `: ${reason}`}
        </span>
      )),
  },
  { title: "To claim until", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
];

/** What a player's VIP levels brought, each with who moved it and why; and taking one back. */
export function PlayerGifts({ id }: { id: string }) {
  const query = useQuery(reading("/players/{id}/vip-gifts", { path: { id } }));
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const actions: Column<VipGift> = {
    title: "Action",
    cell: (gift) => gift.status === "ISSUED" && <TakeBack player={id} gift={gift} />,
  };
  return (
    <Panel title="VIP gifts">
      {query.data.length === 0 ? (
        <p className="text-soft">No gifts yet.</p>
      ) : (
        <Table
          caption="VIP gifts"
          columns={may("players.vip") ? [...COLUMNS, actions] : COLUMNS}
          rows={query.data}
          keyOf={({ id: gift }) => gift}
        />
      )}
    </Panel>
  );
}

function TakeBack({ player: id, gift }: { player: string; gift: VipGift }) {
  const queries = useQueryClient();
  return (
    <Confirm
      action="Take back"
      title="Take this gift back?"
      about="The player can't claim it any more, and it is not given again."
      asks={[REASON]}
      send={async ({ reason }) => {
        const gifts = await call("POST", "/players/{id}/vip-gifts/{gift}/void", {
          path: { id, gift: gift.id },
          body: { reason },
        });
        queries.setQueryData(reading("/players/{id}/vip-gifts", { path: { id } }).queryKey, gifts);
      }}
      done={() => "The gift is taken back."}
    />
  );
}
