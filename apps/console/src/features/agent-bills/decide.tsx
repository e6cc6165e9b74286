import type { StaffAgentBill } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

type Decision = "approve" | "reject" | "reverse";

const QUESTIONS = {
  approve: {
    action: "Approve",
    title: "Have this bill paid?",
    about: "Above the approval limit a second person has to agree.",
    done: "Approved. It is paid within a minute.",
  },
  reject: {
    action: "Reject",
    title: "Reject this bill?",
    about: "The agent is paid nothing for this period.",
    done: "Rejected.",
  },
  reverse: {
    action: "Take back",
    title: "Take this payment back?",
    about: "A second person has to agree. What the agent has spent is owed.",
    done: "Taken back.",
  },
} as const;

/** What staff can do with a bill. */
export function Decide({ bill: { id, state } }: { bill: StaffAgentBill }) {
  const may = useMay()("agentPay.review");
  if (!may) return null;
  if (state === "PENDING_REVIEW")
    return (
      <div className="flex flex-wrap gap-2">
        <Ask id={id} decision="approve" />
        <Ask id={id} decision="reject" />
      </div>
    );
  return state === "PAID" ? <Ask id={id} decision="reverse" /> : null;
}

function Ask({ id, decision }: { id: string; decision: Decision }) {
  const { action, title, about, done } = QUESTIONS[decision];
  return (
    <Confirm
      action={action}
      look={decision === "approve" ? "primary" : "danger"}
      title={title}
      about={about}
      asks={[REASON]}
      send={({ reason }) =>
        call("POST", "/agent-bills/{id}/decision", { path: { id }, body: { decision, reason } })
      }
      done={({ outcome }) => (outcome === "WAITING" ? SECOND_PERSON : done)}
    />
  );
}
