import type { PlayerView, PlayerWagering as Requirement } from "@perya/api-client/operator";
import { formatMoney, fromWire } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Money, Status, Time } from "../../../shared/format/show.tsx";
import { Button } from "../../../shared/forms/controls.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";
import { AddPlay, CancelPlay } from "./play-actions.tsx";
import { WageringFeeds } from "./wagering-feeds.tsx";

interface Props {
  readonly player: PlayerView;
}

const SOURCES: Readonly<Record<Requirement["source"], string>> = {
  DEPOSIT: "Deposit",
  BONUS: "Bonus",
  TRANSFER: "Transfer",
  REWARD: "Reward, rebate or points",
  ADJUST: "Asked by the house",
};

/** What a player has and had to play, what counts for it, and what gave what to it. */
export function PlayerWagering({ player }: Props) {
  const { id } = player;
  const [before, setBefore] = useState<string>();
  const [opened, setOpened] = useState<Requirement>();
  const may = useMay();
  const query = useQuery(reading("/players/{id}/wagering", { path: { id }, query: { before } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { requirements, hasEarlier } = query.data;
  const actions = (one: Requirement) => (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpened(one)}>What counted</Button>
      {may("wagering.change") && one.status === "OPEN" && one.source !== "BONUS" && (
        <CancelPlay player={player} requirement={one} />
      )}
    </div>
  );
  return (
    <div className="grid gap-3">
      {may("wagering.change") && (
        <div>
          <AddPlay player={player} />
        </div>
      )}
      {requirements.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          The player has never had anything to play.
        </p>
      ) : (
        <Table
          caption="To play before a withdrawal, newest first"
          columns={columnsWith(actions)}
          rows={requirements}
          keyOf={(one) => one.id}
        />
      )}
      <nav aria-label="Pages" className="flex justify-end gap-2">
        {before !== undefined && (
          <Button onClick={() => setBefore(undefined)}>Back to the newest</Button>
        )}
        {hasEarlier && (
          <Button onClick={() => setBefore(requirements.at(-1)?.id)}>Earlier ones</Button>
        )}
      </nav>
      {opened && (
        <WageringFeeds id={id} requirement={opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

function columnsWith(actions: (one: Requirement) => ReactNode): readonly Column<Requirement>[] {
  return [
    { title: "Since", cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      title: "For",
      cell: ({ source, key, reason }) => (
        <span className="grid wrap-anywhere">
          {SOURCES[source]}
          {!key.startsWith("staff:") && <code className="text-xs text-soft">{key}</code>}
          {reason && <span className="text-soft">{reason}</span>}
        </span>
      ),
    },
    { title: "Played", cell: ({ done }) => <Money amount={done} />, figures: true },
    { title: "Of", cell: ({ required }) => <Money amount={required} />, figures: true },
    { title: "Counts", cell: (one) => <Terms requirement={one} /> },
    { title: "State", cell: ({ status }) => <Status name={status} /> },
    { title: "Actions", cell: actions },
  ];
}

/** What counts how much, and what it bounds of bets. */
function Terms({ requirement }: { requirement: Requirement }) {
  const { weights, highestBet, closed, refusedBets } = requirement;
  const counts =
    weights === null
      ? "everything in full"
      : Object.entries(weights)
          .map(([category, bps]) => `${category} ${bps / 100} %`)
          .join(", ");
  return (
    <span className="grid">
      {counts}
      {highestBet && <span>Highest bet {formatMoney(fromWire(highestBet))}</span>}
      {closed.length > 0 && <span>No bets in {closed.join(", ")}</span>}
      {refusedBets > 0 && <span className="text-bulb-ink">{refusedBets} bets refused by this</span>}
    </span>
  );
}
