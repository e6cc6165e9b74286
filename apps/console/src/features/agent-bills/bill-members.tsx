import type { AgentBillMember } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Money } from "../../shared/format/show.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
import { MemberDays } from "./member-days.tsx";

type Who = Pick<AgentBillMember, "id" | "name">;

/** The team of a bill, level by level, and each member's days and bets. */
export function BillMembers({ bill }: { bill: string }) {
  const [line, setLine] = useState<readonly Who[]>([]);
  const [pageNo, setPageNo] = useState(1);
  const [shown, setShown] = useState<Who>();
  const under = line.at(-1)?.id;
  const query = useQuery({
    ...reading("/agent-bills/{id}/members", { path: { id: bill }, query: { under, pageNo } }),
    placeholderData: keepPreviousData,
  });
  const open = (to: readonly Who[]) => {
    setLine(to);
    setPageNo(1);
    setShown(undefined);
  };
  const columns: readonly Column<AgentBillMember>[] = [
    { title: "Member", cell: ({ name }) => <bdi>{name}</bdi> },
    { title: "Team turnover", cell: ({ team }) => <Money amount={team.turnover} />, figures: true },
    { title: "Team net loss", cell: ({ team }) => <Money amount={team.netLoss} />, figures: true },
    { title: "Own turnover", cell: ({ turnover }) => <Money amount={turnover} />, figures: true },
    { title: "Own net loss", cell: ({ netLoss }) => <Money amount={netLoss} />, figures: true },
    { title: "Active", cell: ({ isActive }) => (isActive ? "yes" : "no") },
    {
      title: "Open",
      cell: ({ id, name, isAbove }) => (
        <span className="flex flex-wrap gap-2">
          {isAbove && <Button onClick={() => open([...line, { id, name }])}>Downlines</Button>}
          <Button onClick={() => setShown({ id, name })}>Days and bets</Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <Panel title="Team in this period">
        {line.length > 0 && (
          <nav aria-label="Line" className="flex flex-wrap gap-2">
            <Button onClick={() => open([])}>The agent</Button>
            {line.map((one, at) => (
              <Button key={one.id} onClick={() => open(line.slice(0, at + 1))}>
                {one.name}
              </Button>
            ))}
          </nav>
        )}
        <List
          caption="Direct downlines"
          query={query}
          columns={columns}
          keyOf={({ id }) => id}
          onPage={setPageNo}
          empty="Nobody counted here in this period."
        />
      </Panel>
      {shown && <MemberDays key={shown.id} bill={bill} member={shown} />}
    </>
  );
}
