import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { Timeline } from "../../shared/layout/timeline.tsx";
import { RiskPanel } from "../../shared/risk/risk-score.tsx";
import { Evidence } from "./evidence.tsx";
import { Legs, Standing } from "./legs.tsx";
import { Steps } from "./payment-steps.tsx";

/** How soon an answer of the player's is seen. */
const REFRESH_MS = 5_000;

/** One withdrawal, who acts next, and the step they can take. */
export function WithdrawalView({ id }: { id: string }) {
  const query = useQuery({
    ...reading("/withdrawals/{id}", { path: { id } }),
    refetchInterval: REFRESH_MS,
  });
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const withdrawal = query.data;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title={withdrawal.id} actions={<Status name={withdrawal.status} />}>
        <Facts
          facts={[
            [
              "Player",
              <Link
                key="player"
                to="/players/$id"
                params={{ id: withdrawal.player.id }}
                className="text-violet underline"
              >
                {withdrawal.player.username}
              </Link>,
            ],
            ["KYC level", withdrawal.player.kycLevel],
            ["Amount", <Money key="amount" amount={withdrawal.amount} />],
            ["Fee", <Money key="fee" amount={withdrawal.fee} />],
            ["Bank", withdrawal.bankAccount.bank],
            ["Account", <bdi key="account">{withdrawal.bankAccount.number}</bdi>],
            ["Holder", withdrawal.bankAccount.holder],
            ["Requested", <Time key="requested" at={withdrawal.createdAt} />],
            [
              "Approved by",
              withdrawal.approvals.map((approval) => approval.by).join(", ") || "not yet",
            ],
          ]}
        />
        {withdrawal.needsTwo && withdrawal.status === "RISK_REVIEW" && (
          <p className="text-bulb-ink">In review: two different people must approve.</p>
        )}
        {withdrawal.needsTwo && withdrawal.status === "REQUESTED" && (
          <p className="text-bulb-ink">
            Above one person's approval limit: two different people must approve.
          </p>
        )}
        <Standing withdrawal={withdrawal} />
        {may("withdrawals.decide") && (
          <div className="flex flex-wrap gap-2">
            <Steps withdrawal={withdrawal} />
          </div>
        )}
      </Panel>
      <Panel title="What happened">
        <Timeline steps={withdrawal.timeline} />
      </Panel>
      <Legs withdrawal={withdrawal} />
      <RiskPanel subject={withdrawal.id} />
      <Evidence id={id} />
    </div>
  );
}
