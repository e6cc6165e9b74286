import type { TournamentPosition, TournamentRow } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import type { CsvColumn } from "../../shared/lists/csv.ts";
import { DownloadCsv } from "../../shared/lists/download-csv.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
import { Score, scoreText } from "./score.tsx";

const REFRESH_MS = 5_000;
/** Why a prize waits, as staff read it. */
const HELD: Readonly<Record<string, string>> = {
  KYC: "Not verified",
  BARRED: "Blocked, excluded or in a break",
  RESTRICTED: "Restricted by a case",
  LAW: "Against the law",
  TOO_YOUNG: "Too young",
  BALANCE_LIMIT: "Above their balance limit",
};

const columnsOf = (
  of: TournamentRow,
): readonly (Column<TournamentPosition> & CsvColumn<TournamentPosition>)[] => [
  { title: "Place", cell: ({ place }) => place, csv: ({ place }) => place },
  {
    title: "Player",
    cell: ({ player, username }) => (
      <Link to="/players/$id" params={{ id: player }} className="text-violet underline">
        <bdi>{username}</bdi>
      </Link>
    ),
    csv: ({ username }) => username,
  },
  {
    title: "Score",
    cell: ({ score }) => <Score of={of} score={score} />,
    csv: ({ score }) => scoreText(of, score),
    figures: true,
  },
  {
    title: "Reached",
    cell: ({ reachedAt }) => <Time at={reachedAt} />,
    csv: ({ reachedAt }) => reachedAt,
  },
  {
    title: "Prize",
    cell: ({ prize }) => (prize ? <Money amount={prize} /> : "–"),
    csv: ({ prize }) => plainMoney(prize),
    figures: true,
  },
  {
    title: "Payment",
    cell: ({ prizeStatus, heldFor }) => (
      <>
        {prizeStatus ? <Status name={prizeStatus} /> : "–"}
        {heldFor && <span className="ms-2 text-soft">{HELD[heldFor] ?? heldFor}</span>}
      </>
    ),
    csv: ({ prizeStatus, heldFor }) =>
      [prizeStatus ?? "", heldFor ? (HELD[heldFor] ?? heldFor) : ""].filter(Boolean).join(": "),
  },
  {
    title: "Paid",
    cell: ({ paidAt }) => <Time at={paidAt} />,
    csv: ({ paidAt }) => paidAt,
  },
];

/** The table of a tournament as it stands, with what became of its prizes, and its file. */
export function Positions({ tournament }: { tournament: TournamentRow }) {
  const [pageNo, setPageNo] = useState(1);
  const read = (page: number) =>
    reading("/tournaments/{id}/positions", {
      path: { id: tournament.id },
      query: { pageNo: page },
    });
  const isMoving = tournament.status === "RUNNING";
  const query = useQuery({
    ...read(pageNo),
    refetchInterval: isMoving && REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const columns = columnsOf(tournament);
  return (
    <Panel
      title="Table"
      actions={<DownloadCsv name={`tournament-${tournament.id}`} columns={columns} read={read} />}
    >
      <List
        caption="Table"
        columns={columns}
        query={query}
        keyOf={({ place }) => String(place)}
        onPage={setPageNo}
        empty="Nobody is on the table yet."
      />
    </Panel>
  );
}
