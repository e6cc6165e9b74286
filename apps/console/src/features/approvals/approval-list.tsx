import type { Approval } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Age } from "../../shared/format/age.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Money, Time } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { SubjectLink } from "./subject-link.tsx";

const REFRESH_MS = 10_000;

const BLOCKED: Readonly<Record<NonNullable<Approval["blocked"]>, string>> = {
  OWN_REQUEST: "You asked for this, so another person must decide.",
  OWN_ACCOUNT: "This is about your own account, so another person must decide.",
  TOO_NEW: "You can decide 24 hours after your account was added or changed.",
  NOT_ALLOWED: "Your role can't decide this.",
};

/** Requests waiting for a second person, oldest first. */
export function ApprovalList() {
  const query = useQuery({ ...reading("/approvals"), refetchInterval: REFRESH_MS });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0)
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        Nothing is waiting for a second person.
      </p>
    );
  return (
    <ul className="grid gap-3 xl:grid-cols-2">
      {query.data.map((approval) => (
        <li key={approval.id} className="grid">
          <Request approval={approval} />
        </li>
      ))}
    </ul>
  );
}

function Request({ approval }: { approval: Approval }) {
  const { title, amount, details, others, reason, askedBy, askedAt, expiresAt, mine, blocked } =
    approval;
  return (
    <Panel
      title={title}
      actions={
        <span className="text-soft">
          waiting <Age since={askedAt} />
        </span>
      }
    >
      <Facts
        facts={[
          ["About", <SubjectLink key="about" approval={approval} />],
          ...(amount ? [["Amount", <Money key="amount" amount={amount} signed />] as const] : []),
          ...details.map(({ label, value }) => [label, value] as const),
          ["Why", reason ?? "–"],
          ["Asked by", mine ? "you" : askedBy],
          ["Asked", <Time key="asked" at={askedAt} />],
          ["Expires", <Time key="ends" at={expiresAt} />],
        ]}
      />
      {others.map((one) => (
        <Differing key={one.askedBy} by={one.askedBy} details={one.details} />
      ))}
      <div className="flex flex-wrap items-center gap-2 self-end">
        {blocked ? (
          <p className="text-soft">{BLOCKED[blocked]}</p>
        ) : (
          <Decision approval={approval} />
        )}
        {mine && <TakeBack approval={approval} />}
      </div>
    </Panel>
  );
}

/** Another person's figures for the same subject. */
function Differing({ by, details }: { by: string; details: Approval["details"] }) {
  return (
    <div
      role="group"
      aria-label={`Differs: ${by}`}
      className="grid gap-1.5 rounded-lg border border-coral p-3"
    >
      <p>
        <strong className="text-coral">The figures differ.</strong> {by} gave:
      </p>
      <Facts facts={details.map(({ label, value }) => [label, value] as const)} />
      <p className="text-soft">Neither counts until two people give the same figure.</p>
    </div>
  );
}

function Decision({ approval }: { approval: Approval }) {
  const { id, title, about, askedBy, typed } = approval;
  return (
    <>
      {typed ? (
        <p className="text-soft">
          Open <SubjectLink approval={approval} /> and type what you see yourself.
        </p>
      ) : (
        <Approve approval={approval} />
      )}
      <Confirm
        action="Reject"
        look="danger"
        title={`Reject: ${title.toLowerCase()} of ${about}?`}
        about={`Nothing changes. ${askedBy} sees your reason.`}
        send={(body) => call("POST", "/approvals/{id}/reject", { path: { id }, body })}
        done="Rejected."
        asks={[{ name: "reason", label: "Reason" }]}
      />
    </>
  );
}

function Approve({
  approval: { id, title, about, amount, reason, askedBy, details },
}: {
  approval: Approval;
}) {
  return (
    <Confirm
      action="Approve"
      look="primary"
      title={`${title}: ${about}`}
      about={
        <>
          <Facts
            facts={[
              ...(amount
                ? [["Amount", <Money key="amount" amount={amount} signed />] as const]
                : []),
              ...details.map(({ label, value }) => [label, value] as const),
            ]}
          />
          <p className="mt-3">
            Asked by {askedBy}
            {reason ? `: ${reason}.` : "."} It takes effect at once.
          </p>
        </>
      }
      send={() => call("POST", "/approvals/{id}/approve", { path: { id } })}
      done="Approved and done."
    />
  );
}

function TakeBack({ approval: { id, title, about } }: { approval: Approval }) {
  return (
    <Confirm
      action="Cancel request"
      title={`Cancel the request: ${title.toLowerCase()} of ${about}?`}
      about="It then needs no decision. You can ask again."
      send={() => call("POST", "/approvals/{id}/take-back", { path: { id } })}
      done="Request cancelled."
    />
  );
}
