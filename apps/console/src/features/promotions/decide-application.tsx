import type { Application } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money } from "../../shared/format/show.tsx";
import { unitsOf } from "../../shared/forms/amount.ts";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { REJECT_REASONS } from "./reject-reasons.ts";

const REASONS = Object.entries(REJECT_REASONS) as [keyof typeof REJECT_REASONS, string][];

/** Issues the bonus of an application that waits, or rejects it. */
export function DecideApplication({ application }: { application: Application }) {
  const may = useMay()("promotions.grant");
  const { id, status, waiting, hindrance, least, most } = application;
  if (status !== "APPLYING") return null;
  return (
    <>
      {waiting && (
        <p className="text-bulb-ink">
          {waiting.by} issued <Money amount={waiting.amount} />; a second person decides it among
          the{" "}
          <Link to="/approvals" className="text-violet underline">
            approvals
          </Link>
          .
        </p>
      )}
      {may && (
        <div className="flex flex-wrap gap-2">
          {!waiting && (
            <Confirm
              action="Issue"
              look="primary"
              title="Issue this bonus?"
              held={hindrance ?? undefined}
              about={
                <>
                  <Money amount={least} /> to <Money amount={most} />. Its budget is reserved, and
                  the player has some days to claim it. Above the approval limit a second person has
                  to agree.
                </>
              }
              asks={[
                {
                  name: "amount",
                  label: `Bonus (${least.currency})`,
                  value: plainMoney(least) ?? "",
                },
                { name: "note", label: "Note", hint: "For staff; the player doesn't read it." },
              ]}
              send={({ amount, note }) =>
                call("POST", "/applications/{id}/approve", {
                  path: { id },
                  body: { amount: unitsOf(amount, least.currency), note },
                })
              }
              done={({ status: now }) => (now === "WAITING" ? SECOND_PERSON : "Issued.")}
            />
          )}
          <Confirm
            action="Reject"
            look="danger"
            title="Reject this application?"
            about="The player reads the reason in their language, and may apply again."
            asks={[
              { name: "reason", label: "Reason", choices: REASONS, blank: true },
              { name: "note", label: "Note", hint: "For staff; the player doesn't read it." },
            ]}
            send={({ reason, note }) =>
              call("POST", "/applications/{id}/reject", {
                path: { id },
                body: { reason: reason as keyof typeof REJECT_REASONS, note },
              })
            }
            done="Rejected."
          />
        </div>
      )}
    </>
  );
}
