import type { WithdrawalDetails } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { SECOND_PERSON } from "../../shared/act.ts";
import { call, reading } from "../../shared/api.ts";
import { Confirm, type Asked } from "../../shared/confirm.tsx";
import { Facts, Panel } from "../../shared/page.tsx";
import { useMay, useMe } from "../../shared/session.ts";
import { Money, Status, Time } from "../../shared/show.tsx";
import { Failed, Waiting } from "../../shared/table.tsx";
import { Timeline } from "../../shared/timeline.tsx";

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
              <Link key="player" to="/players/$id" params={{ id: withdrawal.player.id }} className="text-violet underline">
                {withdrawal.player.username}
              </Link>,
            ],
            ["KYC level", withdrawal.player.kycLevel],
            ["Amount", <Money key="amount" amount={withdrawal.amount} />],
            ["Bank", withdrawal.bankAccount.bank],
            ["Account", <bdi key="account">{withdrawal.bankAccount.number}</bdi>],
            ["Holder", withdrawal.bankAccount.holder],
            ["Requested", <Time key="requested" at={withdrawal.createdAt} />],
            ["Approved by", withdrawal.approvals.map((approval) => approval.by).join(", ") || "nobody yet"],
          ]}
        />
        {withdrawal.needsTwo && withdrawal.status === "REQUESTED" && (
          <p className="text-bulb-ink">Above what one person may approve: two different people must.</p>
        )}
        {may("withdrawals.decide") && <Steps withdrawal={withdrawal} />}
      </Panel>
      <Panel title="What happened">
        <Timeline steps={withdrawal.timeline} />
      </Panel>
    </div>
  );
}

/** A step, with the words around it. */
interface Step {
  readonly to: "approve" | "reject" | "pay" | "sent" | "complete";
  readonly action: string;
  readonly look: "primary" | "danger";
  readonly title: string;
  readonly about: string;
  readonly done: string | ((withdrawal: WithdrawalDetails) => string);
  readonly asks?: readonly Asked<"reason" | "reference">[];
}

const STEPS: Readonly<Partial<Record<WithdrawalDetails["status"], readonly Step[]>>> = {
  REQUESTED: [
    {
      to: "approve",
      action: "Approve",
      look: "primary",
      title: "Approve this withdrawal?",
      about: "The money stays held until it was paid.",
      done: (value) => (value.status === "APPROVED" ? "Approved." : SECOND_PERSON),
    },
    {
      to: "reject",
      action: "Reject",
      look: "danger",
      title: "Reject this withdrawal?",
      about: "The held money goes back to the player at once. The player sees the reason.",
      done: "Rejected; the money is back.",
      asks: [{ name: "reason", label: "Reason" }],
    },
  ],
  APPROVED: [
    {
      to: "pay",
      action: "Start paying",
      look: "primary",
      title: "Start paying?",
      about: "Do this when the bank transfer is being made.",
      done: "Marked as paying.",
    },
    {
      to: "reject",
      action: "Reject",
      look: "danger",
      title: "Reject this withdrawal?",
      about: "The held money goes back to the player at once. The player sees the reason.",
      done: "Rejected; the money is back.",
      asks: [{ name: "reason", label: "Reason" }],
    },
  ],
  PAYING: [
    {
      to: "sent",
      action: "Mark as sent",
      look: "primary",
      title: "Was the money sent?",
      about: "Only after the bank confirmed the transfer.",
      done: "Marked as sent.",
      asks: [{ name: "reference", label: "Bank reference" }],
    },
  ],
  SENT: [
    {
      to: "complete",
      action: "Complete",
      look: "primary",
      title: "Complete this withdrawal?",
      about: "The held money leaves the books for good.",
      done: "Completed.",
    },
  ],
};

const PAYS: readonly Step["to"][] = ["pay", "sent", "complete"];

function Steps({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const { id, status } = withdrawal;
  const me = useMe().data?.username;
  const all = STEPS[status] ?? [];
  const approved = withdrawal.approvals.some(({ by }) => by === me);
  const steps = all.filter(({ to }) => !approved || !PAYS.includes(to));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {steps.length < all.length && <p className="text-soft">You approved this, so another person pays it.</p>}
      {steps.map(({ to, about, ...step }) => (
        <Confirm
          key={`${status}${to}`}
          {...step}
          about={<About withdrawal={withdrawal}>{about}</About>}
          send={(body) => call("POST", "/withdrawals/{id}/{step}", { path: { id, step: to }, body })}
        />
      ))}
    </div>
  );
}

/** The money and the account once more, where the decision is made. */
function About({ withdrawal: { amount, player, bankAccount }, children }: { withdrawal: WithdrawalDetails; children: string }) {
  return (
    <>
      <Facts
        facts={[
          [
            "Amount",
            <strong key="amount" className="text-lg text-ink">
              <Money amount={amount} />
            </strong>,
          ],
          ["Player", player.username],
          ["To", `${bankAccount.bank} ${bankAccount.number}`],
          ["Holder", bankAccount.holder],
        ]}
      />
      <p className="mt-3">{children}</p>
    </>
  );
}
