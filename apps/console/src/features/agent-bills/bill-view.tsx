import type { StaffAgentBill } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { BillMembers } from "./bill-members.tsx";
import { Decide } from "./decide.tsx";
import { KIND_WORDS, percentOf, PERIOD_WORDS, REVIEW_WORDS } from "./words.ts";

type Tier = StaffAgentBill["tiers"][number] & { readonly isMet: boolean; readonly place: number };

const TIERS: readonly Column<Tier>[] = [
  { title: "Tier", cell: ({ place, isMet }) => `${place}${isMet ? " (met)" : ""}` },
  {
    title: "Turnover from",
    cell: ({ minTurnover }) => <Money amount={minTurnover} />,
    figures: true,
  },
  {
    title: "Net loss from",
    cell: ({ minNetLoss }) => (minNetLoss ? <Money amount={minNetLoss} /> : "–"),
    figures: true,
  },
  { title: "Active from", cell: ({ minActive }) => minActive, figures: true },
  { title: "Rate", cell: ({ ppm }) => percentOf(ppm), figures: true },
];

/** A bill: what it came to and why, down to the bets of the team. */
export function BillView({ id }: { id: string }) {
  const query = useQuery(reading("/agent-bills/{id}", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { bill, parts } = query.data;
  const tiers = bill.tiers.map((tier, at) => ({ ...tier, isMet: at === bill.tier, place: at + 1 }));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel
        title={`${KIND_WORDS[bill.kind]}, ${PERIOD_WORDS[bill.period].toLowerCase()}`}
        actions={<Status name={bill.state} />}
      >
        <Facts facts={factsOf(bill)} />
        <Decide bill={bill} />
      </Panel>
      <Panel title="Why this amount">
        <Table caption="Tiers" columns={TIERS} rows={tiers} keyOf={({ place }) => `${place}`} />
        <Facts
          facts={[
            ["Turnover of the team", <Money key="turnover" amount={bill.turnover} />],
            ["Net loss of the team", <Money key="loss" amount={bill.netLoss} />],
            ["Active members", bill.active],
            ["Carried in", <Money key="in" amount={bill.carryIn} />],
            ["Base", <Money key="base" amount={bill.base} />],
            ["Gross", <Money key="gross" amount={bill.gross} />],
            ...parts.map(
              ({ name, gross }, at) =>
                [`Less ${name}`, <Money key={`part ${at}`} amount={gross} />] as const,
            ),
            ["Amount", <Money key="amount" amount={bill.amount} />],
            ["Downlines beyond the gross", <Money key="short" amount={bill.shortfall} />],
            ["Carried out", <Money key="out" amount={bill.carryOut} />],
          ]}
        />
      </Panel>
      <div className="lg:col-span-2">
        <BillMembers bill={bill.id} />
      </div>
    </div>
  );
}

function factsOf(bill: StaffAgentBill) {
  const { agent, from, until, review, paidAt, heldFor, decidedBy, reason } = bill;
  const facts: [string, React.ReactNode][] = [
    [
      "Agent",
      <Link
        key="agent"
        to="/players/$id"
        params={{ id: agent.id }}
        className="text-violet underline"
      >
        <bdi>{agent.username}</bdi>
      </Link>,
    ],
    ["From", <Time key="from" at={from} />],
    ["Until", <Time key="until" at={until} />],
    ["Number", bill.id],
  ];
  if (review.length > 0)
    facts.push(["Reviewed because", review.map((one) => REVIEW_WORDS[one]).join("; ")]);
  if (heldFor) facts.push(["Could not be paid", heldFor]);
  if (paidAt) facts.push(["Paid", <Time key="paid" at={paidAt} />]);
  if (decidedBy) facts.push(["Decided by", decidedBy], ["Reason", reason ?? "–"]);
  return facts;
}
