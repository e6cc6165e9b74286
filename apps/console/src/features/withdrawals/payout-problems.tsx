import type { PayoutProblem } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money, Time } from "../../shared/format/show.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";

const REFRESH_MS = 15_000;

const WORDS: Readonly<Record<PayoutProblem["kind"], string>> = {
  UNKNOWN: "was paid or refused and nobody ordered it",
  OTHER_NUMBER: "was paid under another number than it was ordered",
  OTHER_AMOUNT: "was paid in another amount",
  PAID_LATE: "was paid after it had failed, and its transfer has ended otherwise",
  FAILED_LATE: "has failed after it was paid",
};

/** What payment companies said that is not as it was ordered; nothing while there is none. */
export function PayoutProblems() {
  const may = useMay();
  const query = useQuery({
    ...reading("/payout-problems", { query: {} }),
    refetchInterval: REFRESH_MS,
  });
  if (!query.data || query.data.content.length === 0) return null;
  return (
    <Panel title="Payouts that are not as ordered">
      <ul className="grid gap-3">
        {query.data.content.map((problem) => (
          <li
            key={problem.id}
            className="grid items-center justify-items-start gap-x-3 gap-y-1 sm:grid-cols-[1fr_auto]"
          >
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {problem.withdrawal === undefined ? (
                <span className="break-all">{problem.reference}</span>
              ) : (
                <Link
                  to="/withdrawals/$id"
                  params={{ id: problem.withdrawal }}
                  className="inline-flex min-h-6 items-center text-violet underline"
                >
                  {problem.player}, transfer {problem.leg}
                </Link>
              )}
              <span>{WORDS[problem.kind]}</span>
              <Money amount={problem.amount} />
              <span className="break-all text-soft">
                {problem.provider} <bdi>{problem.payment}</bdi>
              </span>
              <Time at={problem.at} />
            </span>
            {may("withdrawals.decide") &&
              (problem.kind === "PAID_LATE" ? (
                <Settle problem={problem} />
              ) : (
                <Note problem={problem} />
              ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Who pays for money that reached a player twice. */
function Settle({ problem: { id } }: { problem: PayoutProblem }) {
  const settle = (outcome: "OWED" | "BORNE") => (body: { reason: string }) =>
    call("POST", "/payout-problems/{id}/settle", { path: { id }, body: { outcome, ...body } });
  const done = ({ decided }: { decided: boolean }) => (decided ? "Decided." : SECOND_PERSON);
  const asks = [{ name: "reason", label: "Reason" }] as const;
  return (
    <span className="flex flex-wrap gap-2">
      <Confirm
        action="Player owes it"
        look="danger"
        title="Take this payout from the player again?"
        about={
          "The player has the money twice: by this payout, and by what was done since it failed. " +
          "It is taken from the balance; what is not there is owed, and withdrawals wait. " +
          "The player is told."
        }
        asks={asks}
        send={settle("OWED")}
        done={done}
      />
      <Confirm
        action="House bears it"
        title="Leave this payout with the player?"
        about="Nothing is taken back. The house pays twice, or the provider has made it good."
        asks={asks}
        send={settle("BORNE")}
        done={done}
      />
    </span>
  );
}

function Note({ problem }: { problem: PayoutProblem }) {
  return (
    <Confirm
      action="Note what was done"
      title="What was done about this payout?"
      about="The note moves no money. The row then leaves this list; the audit trail keeps it."
      asks={[{ name: "note", label: "Note" }]}
      send={(body) =>
        call("POST", "/payout-problems/{id}/note", { path: { id: problem.id }, body })
      }
      done="Noted."
    />
  );
}
