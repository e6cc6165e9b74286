import type { WithdrawalDetails } from "@perya/api-client/operator";
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
import { FailureSteps } from "./failure-steps.tsx";
import { Steps } from "./payment-steps.tsx";

/** One withdrawal, who acts next, and the step they can take. */
export function WithdrawalView({ id }: { id: string }) {
  const query = useQuery(reading("/withdrawals/{id}", { path: { id } }));
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
        {withdrawal.needsTwo && withdrawal.status === "REQUESTED" && (
          <p className="text-bulb-ink">
            Above one person's approval limit: two different people must approve.
          </p>
        )}
        <Returns withdrawal={withdrawal} />
        {may("withdrawals.decide") && (
          <div className="flex flex-wrap gap-2">
            <Steps withdrawal={withdrawal} />
            <FailureSteps withdrawal={withdrawal} />
          </div>
        )}
      </Panel>
      <Panel title="What happened">
        <Timeline steps={withdrawal.timeline} />
      </Panel>
      <RiskPanel subject={withdrawal.id} />
      <Evidence id={id} />
    </div>
  );
}

/** Who saw at the bank that the payout came back, while it is not decided. */
function Returns({ withdrawal: { status, returns } }: { withdrawal: WithdrawalDetails }) {
  if (status !== "SENT" || returns.length === 0) return null;
  return (
    <>
      <ul aria-label="Seen coming back" className="grid gap-1">
        {returns.map((seen) => (
          <li key={seen.by}>
            {seen.by} saw <Money amount={seen.returned} /> come back under{" "}
            <bdi>{seen.reference}</bdi>, <Time at={seen.at} />
          </li>
        ))}
      </ul>
      <p className="text-bulb-ink">
        It counts as failed once two different people have entered the same returned transfer.
      </p>
    </>
  );
}
