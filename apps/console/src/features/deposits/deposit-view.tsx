import type { DepositDetails } from "@perya/api-client/operator";
import { formatMoney, fromWire } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { unitsOf } from "../../shared/forms/amount.ts";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call, reading } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { Timeline } from "../../shared/layout/timeline.tsx";
import { RiskPanel } from "../../shared/risk/risk-score.tsx";
import { PAYER } from "../../shared/forms/record-transfer.tsx";
import { canCredit, DECIDABLE, stateOf } from "./deposit.ts";
import { isTold, Payer, Payers } from "./payer.tsx";
import { SendBack } from "./send-back.tsx";

/** One deposit with its proof, and the decision on it. */
export function DepositView({ id }: { id: string }) {
  const query = useQuery(reading("/deposits/{id}", { path: { id } }));
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const deposit = query.data;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Panel title={deposit.id} actions={<Status name={stateOf(deposit)} />}>
        <Facts
          facts={[
            [
              "Player",
              <Link
                key="player"
                to="/players/$id"
                params={{ id: deposit.player.id }}
                className="text-violet underline"
              >
                {deposit.player.username}
              </Link>,
            ],
            ["Method", deposit.method],
            ["Asked", <Money key="asked" amount={deposit.amount} />],
            ["Exact amount to match", <Money key="exact" amount={deposit.exactAmount} />],
            ["Paid", <Money key="paid" amount={deposit.paid} />],
            ["Paid from the account of", <Payer key="payer" deposit={deposit} />],
            ["Fee", <Money key="fee" amount={deposit.fee} />],
            ["Promotion chosen", <Promotion key="promotion" chosen={deposit.promotion} />],
            ["Reference", deposit.reference ?? "–"],
            ["Created", <Time key="made" at={deposit.createdAt} />],
          ]}
        />
        <Approvals deposit={deposit} />
        <Payers deposit={deposit} />
        <ReturnedTo {...deposit} />
        <TakenBack deposit={deposit} />
        {may("deposits.decide") && deposit.status === "SUCCEEDED" && <Reverse id={deposit.id} />}
        {may("deposits.decide") && canCredit(deposit) && <Decide deposit={deposit} />}
      </Panel>
      <Panel title="What happened">
        <Timeline steps={deposit.timeline} />
      </Panel>
      <RiskPanel subject={deposit.id} />
      {deposit.slip && (
        <Panel title="Transfer slip">
          <img
            src={`/operator/v1/deposits/${encodeURIComponent(id)}/slip`}
            alt={`Slip uploaded for ${deposit.id}`}
            className="max-h-[32rem] rounded-lg object-contain"
          />
        </Panel>
      )}
    </div>
  );
}

/** By its title; by its id where no title is known any more. */
function Promotion({ chosen }: { chosen: DepositDetails["promotion"] }) {
  if (!chosen) return "none";
  return (
    <bdi lang={chosen.language || undefined} title={chosen.id}>
      {chosen.title ?? chosen.id}
    </bdi>
  );
}

/** The approvals so far, of what, and whether they are enough. */
function Approvals({ deposit }: { deposit: DepositDetails }) {
  return (
    <>
      {deposit.approvals.length > 0 && (
        <ul aria-label="Approvals" className="grid gap-1">
          {deposit.approvals.map((approval) => (
            <li key={approval.by}>
              {approval.by} saw <Money amount={approval.paid} /> under{" "}
              <bdi>{approval.reference}</bdi>, <Time at={approval.at} />
            </li>
          ))}
        </ul>
      )}
      {deposit.returns.length > 0 && (
        <ul aria-label="Sent back" className="grid gap-1">
          {deposit.returns.map((sent) => (
            <li key={sent.by}>
              {sent.by} sent <Money amount={sent.paid} /> back
              {sent.payee !== null && (
                <>
                  {" "}
                  to <bdi>{sent.payee}</bdi>
                </>
              )}{" "}
              under <bdi>{sent.returnReference}</bdi>, <Time at={sent.at} />
              {sent.why !== null && (
                <>
                  : <bdi>{sent.why}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {deposit.needsTwo && DECIDABLE.includes(deposit.status) && (
        <p className="text-bulb-ink">
          Above the approval limit: it is credited once two different people have entered the same
          amount and reference.
        </p>
      )}
    </>
  );
}

/** Whose account a payment went back to. */
function ReturnedTo({ returnedTo }: DepositDetails) {
  if (returnedTo === null) return null;
  const { payee, why } = returnedTo;
  return (
    <p>
      It went back to the account of <bdi>{payee}</bdi>
      {why === null ? (
        "."
      ) : (
        <>
          , not where it came from: <bdi>{why}</bdi>
        </>
      )}
    </p>
  );
}

/** What the provider said of a payment that it had told before, and what is to be done. */
function TakenBack({ deposit: { status, takenBackAt } }: { deposit: DepositDetails }) {
  if (takenBackAt === null || status === "REVERSED" || status === "REJECTED") return null;
  return (
    <p role="note" className="text-coral">
      The provider says that it took this payment back, <Time at={takenBackAt} />.{" "}
      {status === "SUCCEEDED"
        ? "Reverse it, or have the provider tell again that it is paid."
        : "It can't be credited or sent back: reject it."}
    </p>
  );
}

/** A charge-back: two people give the same number of it. */
function Reverse({ id }: { id: string }) {
  return (
    <Confirm
      action="Reverse"
      look="danger"
      title="Take this deposit back?"
      about={
        "The payment company or the bank took the money back. It is taken from the player's " +
        "balance; what is not there is owed, and withdrawals wait. A second person has to give " +
        "the same number."
      }
      asks={[
        { name: "reference", label: "Number of the charge-back" },
        { name: "reason", label: "Reason" },
      ]}
      send={(body) => call("POST", "/deposits/{id}/reverse", { path: { id }, body })}
      done={({ status }) => (status === "REVERSED" ? "The deposit is reversed." : SECOND_PERSON)}
    />
  );
}

/** Why a number can't be credited. */
const HELD: Readonly<Record<NonNullable<DepositDetails["bookedAs"]>, string>> = {
  RETURNED_PAYOUT:
    "Under this number a payout came back, which is booked with its withdrawal. There is nothing " +
    "to credit: reject the deposit.",
  SENT_BACK:
    "What came under this number was sent back, as the reconciliation says. There is nothing to " +
    "credit: reject the deposit.",
};

function Decide({ deposit }: { deposit: DepositDetails }) {
  const path = { id: deposit.id };
  // A second look is worthless if the form already shows the first one's figures.
  const due = deposit.needsTwo
    ? deposit.paid
    : (deposit.paid ?? deposit.exactAmount ?? deposit.amount);
  return (
    <div className="flex flex-wrap gap-2">
      <Confirm
        action="Credit"
        shortcut="a"
        look="primary"
        held={deposit.bookedAs === null ? undefined : HELD[deposit.bookedAs]}
        title="Credit this deposit?"
        about={
          deposit.needsTwo
            ? "Type what you saw at the bank yourself. It is credited, irrevocably, " +
              "once a second person has typed the same."
            : "Type what really arrived at the bank. Exactly that amount is credited at once " +
              "and can't be taken back."
        }
        asks={[
          {
            name: "paidAmount",
            label: "Amount that arrived",
            value: due ? formatMoney(fromWire(due), { symbol: false }) : "",
          },
          { name: "reference", label: "Bank reference", value: deposit.reference ?? "" },
          ...(isTold(deposit) ? [] : [PAYER]),
        ]}
        send={async ({ paidAmount, reference, payer }) =>
          call("POST", "/deposits/{id}/approve", {
            path,
            body: {
              paidAmount: unitsOf(paidAmount, deposit.amount.currency),
              reference,
              ...(payer ? { payer } : {}),
            },
          })
        }
        done={({ status }) => (status === "SUCCEEDED" ? "The deposit is credited." : SECOND_PERSON)}
      />
      {DECIDABLE.includes(deposit.status) && <SendBack deposit={deposit} arrived={due} />}
      {DECIDABLE.includes(deposit.status) && (
        <Confirm
          action="Reject"
          shortcut="r"
          look="danger"
          title="Reject this deposit?"
          about="Nothing is credited. The player sees the reason."
          send={(body) => call("POST", "/deposits/{id}/reject", { path, body })}
          done="The deposit is rejected."
          asks={[{ name: "reason", label: "Reason" }]}
        />
      )}
    </div>
  );
}
