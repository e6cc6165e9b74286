import type { AgentBillBet, AgentBillDay } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Money, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { Failed, List, Table, Waiting, type Column } from "../../shared/lists/table.tsx";

const DAYS: readonly Column<AgentBillDay>[] = [
  { title: "Day", cell: ({ day }) => <time dateTime={day}>{day}</time> },
  { title: "Category", cell: ({ category }) => category || "–" },
  { title: "Turnover", cell: ({ turnover }) => <Money amount={turnover} />, figures: true },
  { title: "Stake", cell: ({ stake }) => <Money amount={stake} />, figures: true },
  { title: "Payout", cell: ({ payout }) => <Money amount={payout} />, figures: true },
  { title: "Deposits", cell: ({ deposits }) => <Money amount={deposits} />, figures: true },
  {
    title: "Withdrawals",
    cell: ({ withdrawals }) => <Money amount={withdrawals} />,
    figures: true,
  },
  { title: "Bonus", cell: ({ bonus }) => <Money amount={bonus} />, figures: true },
  { title: "Rebate", cell: ({ rebate }) => <Money amount={rebate} />, figures: true },
];

const BETS: readonly Column<AgentBillBet>[] = [
  { title: "Ended", cell: ({ closedAt }) => <Time at={closedAt} /> },
  { title: "Booked", cell: ({ at }) => <Time at={at} /> },
  { title: "Game", cell: ({ game }) => game },
  { title: "Category", cell: ({ category }) => category },
  { title: "Stake", cell: ({ stake }) => <Money amount={stake} />, figures: true },
  { title: "Payout", cell: ({ payout }) => <Money amount={payout} />, figures: true },
  { title: "Turnover", cell: ({ turnover }) => <Money amount={turnover} />, figures: true },
];

interface MemberDaysProps {
  readonly bill: string;
  readonly member: { readonly id: string; readonly name: string };
}

/** What a member did in a bill's period, by day and bet by bet. */
export function MemberDays({ bill, member: { id: member, name } }: MemberDaysProps) {
  const [pageNo, setPageNo] = useState(1);
  const path = { id: bill, member };
  const days = useQuery(reading("/agent-bills/{id}/members/{member}/days", { path }));
  const bets = useQuery({
    ...reading("/agent-bills/{id}/members/{member}/bets", { path, query: { pageNo } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={`Days and bets of ${name}`}>
      {days.isPending && <Waiting />}
      {days.isError && <Failed fault={days.error} onRetry={() => void days.refetch()} />}
      {days.data && (
        <Table
          caption="Days"
          columns={DAYS}
          rows={days.data}
          keyOf={({ day, category }) => `${day} ${category}`}
        />
      )}
      <List
        caption="Bets"
        query={bets}
        columns={BETS}
        keyOf={({ id }) => id}
        onPage={setPageNo}
        empty="No bets in this period."
      />
    </Panel>
  );
}
