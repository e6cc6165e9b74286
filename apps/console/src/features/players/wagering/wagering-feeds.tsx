import type {
  PlayerWagering as Requirement,
  WageringFeed as Feed,
} from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Money, Time } from "../../../shared/format/show.tsx";
import { Button } from "../../../shared/forms/controls.tsx";
import { reading } from "../../../shared/http/api.ts";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";

const COLUMNS: readonly Column<Feed>[] = [
  { title: "Ended", cell: ({ at }) => <Time at={at} /> },
  { title: "Game", cell: ({ game }) => <span className="wrap-anywhere">{game}</span> },
  { title: "Category", cell: ({ category }) => category },
  { title: "Turnover used", cell: ({ used }) => <Money amount={used} signed />, figures: true },
  { title: "Counted", cell: ({ credited }) => <Money amount={credited} signed />, figures: true },
];

interface Props {
  readonly id: string;
  readonly requirement: Requirement;
  readonly onClose: () => void;
}

/** The rounds and draws that something to play was played with, and how much each counted. */
export function WageringFeeds({ id, requirement, onClose }: Props) {
  const [skip, setSkip] = useState(0);
  const query = useQuery(
    reading("/players/{id}/wagering/{requirement}/feeds", {
      path: { id, requirement: requirement.id },
      query: { skip },
    }),
  );
  return (
    <Dialog title="What counted for it" onClose={onClose}>
      {query.isPending && <Waiting />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.feeds.length === 0 && <p className="text-soft">Nothing has counted yet.</p>}
      {query.data && query.data.feeds.length > 0 && (
        <Table
          caption="Rounds and draws, newest first"
          columns={COLUMNS}
          rows={query.data.feeds}
          keyOf={(one) => `${one.at} ${one.game} ${query.data.feeds.indexOf(one)}`}
        />
      )}
      <nav aria-label="Pages" className="flex justify-end gap-2">
        {skip > 0 && <Button onClick={() => setSkip(0)}>Back to the newest</Button>}
        {query.data?.hasEarlier && (
          <Button onClick={() => setSkip(skip + query.data.feeds.length)}>Earlier ones</Button>
        )}
      </nav>
    </Dialog>
  );
}
