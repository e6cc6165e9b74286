import type { ReconciliationDetails, ReconciliationRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LongText } from "../../shared/format/long-text.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { SubjectLink } from "../../shared/risk/subject-link.tsx";
import {
  CreditArrival,
  LinkSides,
  NoteDifference,
  ReopenArrival,
  SendBackArrival,
} from "./settle.tsx";
import { directionWords, isArrival, KIND_WORDS, PROVIDER_WORDS } from "./words.ts";

const HOW_WORDS = {
  LINKED: "as the other side of another",
  NOTED: "with a reason",
  CREDITED: "credited to a player",
  SENT_BACK: "sent back",
} as const;

/** One difference: both sides, what could be its other side, and how it is settled. */
export function DifferenceView({ id }: { id: string }) {
  const query = useQuery(reading("/reconciliation/differences/{id}", { path: { id } }));
  const maySettle = useMay()("reconciliation.settle");
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const found = query.data;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={KIND_WORDS[found.kind]} actions={<Status name={found.state} />}>
        <Facts facts={factsOf(found)} />
        {found.waits && (
          <p className="text-bulb-ink">
            One person has settled it; above the approval limit a second one has to approve.
          </p>
        )}
        {found.state === "OPEN" && !found.waits && <Actions found={found} />}
        {found.how === "NOTED" && isArrival(found) && maySettle && (
          <div>
            <ReopenArrival id={found.id} />
          </div>
        )}
      </Panel>
      {found.others.length > 0 && <Others found={found} />}
    </div>
  );
}

function factsOf(found: ReconciliationDetails) {
  const { movement, settledBy, how, reason, returnedNumber } = found;
  const sent: [string, React.ReactNode][] = [
    ["Provider", PROVIDER_WORDS[found.provider]],
    ["Way", directionWords(found.direction)],
    ["Number", <bdi key="number">{found.number ?? "–"}</bdi>],
    ["Theirs", <Money key="theirs" amount={found.theirs} />],
    ["Ours", <Money key="ours" amount={found.ours} />],
    ["Difference", <Money key="amount" amount={found.amount} />],
    ["Name", <NameOf key="name" row={found} />],
    ["Day", <time key="day">{found.day}</time>],
    ["Time", <Time key="at" at={found.at} />],
  ];
  if (movement)
    sent.push(["With us", <SubjectLink key="us" subject={movement.split("/")[0] ?? movement} />]);
  if (how)
    sent.push(
      ["Settled", HOW_WORDS[how]],
      ["Settled by", settledBy ?? "–"],
      ["Reason", reason ?? "–"],
    );
  if (returnedNumber) sent.push(["Sent back under", <bdi key="back">{returnedNumber}</bdi>]);
  if (found.settledAt) sent.push(["Ended", <Time key="ended" at={found.settledAt} />]);
  return sent;
}

function NameOf({ row: { player, playerId } }: { row: ReconciliationRow }) {
  if (playerId === null) return <bdi>{player ?? "–"}</bdi>;
  return (
    <Link to="/players/$id" params={{ id: playerId }} className="text-violet underline">
      {player}
    </Link>
  );
}

function Actions({ found }: { found: ReconciliationDetails }) {
  const may = useMay();
  const maySettle = may("reconciliation.settle");
  return (
    <div className="flex flex-wrap gap-2">
      {isArrival(found) && may("deposits.decide") && (
        <CreditArrival id={found.id} amount={found.amount} />
      )}
      {isArrival(found) && maySettle && <SendBackArrival id={found.id} amount={found.amount} />}
      {maySettle && <NoteDifference id={found.id} isArrival={isArrival(found)} />}
    </div>
  );
}

function Others({ found }: { found: ReconciliationDetails }) {
  const may = useMay()("reconciliation.settle") && !found.waits;
  const columns: readonly Column<ReconciliationRow>[] = [
    { title: "Number", cell: ({ number }) => <LongText text={number} /> },
    { title: "Amount", cell: ({ amount }) => <Money amount={amount} />, figures: true },
    { title: "Name", cell: ({ player }) => player ?? "–" },
    { title: "Day", cell: ({ day }) => <time dateTime={day}>{day}</time> },
    ...(may
      ? [
          {
            title: "Actions",
            cell: (other: ReconciliationRow) => <LinkSides id={found.id} other={other} />,
          },
        ]
      : []),
  ];
  return (
    <Panel title="What could be its other side">
      <Table
        caption="What could be its other side"
        columns={columns}
        rows={found.others}
        keyOf={({ id }) => id}
      />
    </Panel>
  );
}
