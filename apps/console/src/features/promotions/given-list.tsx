import type { GrantOfPromotion } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";

const COLUMNS: readonly Column<GrantOfPromotion>[] = [
  {
    title: "Player",
    cell: ({ player }) => (
      <Link
        to="/players/$id"
        params={{ id: player.id }}
        search={{ part: "bonuses" }}
        className="font-medium text-violet underline-offset-4 hover:underline"
      >
        {player.username}
      </Link>
    ),
  },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  { title: "Given", cell: ({ createdAt }) => <Time at={createdAt} /> },
  { title: "Bonus", cell: ({ bonus }) => <Money amount={bonus} />, figures: true },
  { title: "To wager", cell: ({ required }) => <Money amount={required} />, figures: true },
  { title: "Taken back", cell: ({ removed }) => <Money amount={removed} />, figures: true },
  { title: "Until", cell: ({ expiresAt }) => <Time at={expiresAt} /> },
];

/** What players were given of a promotion, newest first. */
export function GivenList({ id }: { id: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery({
    ...reading("/promotions/{id}/grants", { path: { id }, query: { pageNo } }),
    placeholderData: (before) => before,
  });
  return (
    <Panel title="Given to players">
      <List
        caption="What players were given"
        query={query}
        columns={COLUMNS}
        keyOf={(row) => row.id}
        onPage={setPageNo}
        empty="Nothing was given yet."
      />
    </Panel>
  );
}
