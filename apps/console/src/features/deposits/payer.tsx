import type { DepositDetails } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Time } from "../../shared/format/show.tsx";
import { PAYER } from "../../shared/forms/record-transfer.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

/** Whether the payment company itself said who paid: nobody types that again. */
export function isTold({ payers }: DepositDetails): boolean {
  return payers.at(-1)?.source === "PROVIDER";
}

/** Who paid, and whether that is the player. */
export function Payer({ deposit: { payer, otherPayer } }: { deposit: DepositDetails }) {
  if (payer === null) return "–";
  return (
    <>
      <bdi>{payer}</bdi>
      {otherPayer && <span className="text-coral"> (not a name of the player&apos;s)</span>}
    </>
  );
}

const SAID: Readonly<Record<DepositDetails["payers"][number]["source"], string>> = {
  PROVIDER: "told by the provider",
  STATEMENT: "read in a statement",
  STAFF: "typed",
  CORRECTION: "corrected",
};

/** The names that the payer had, where there is more to say than one, and the correction. */
export function Payers({ deposit }: { deposit: DepositDetails }) {
  const { payers, corrections } = deposit;
  const may = useMay();
  return (
    <>
      {payers.length > 0 && (
        <ul aria-label="Names of the payer" className="grid gap-1">
          {payers.map(({ payer, source, by, second, reason, at }) => (
            <li key={at}>
              <bdi>{payer}</bdi>: {SAID[source]} by <bdi>{by}</bdi>
              {second !== null && (
                <>
                  {" "}
                  and <bdi>{second}</bdi>, “<bdi>{reason}</bdi>”
                </>
              )}
              , <Time at={at} />
            </li>
          ))}
        </ul>
      )}
      {corrections.length > 0 && (
        <ul aria-label="Corrections of the payer's name" className="grid gap-1">
          {corrections.map(({ by, payer, reason, at }) => (
            <li key={by} className="text-bulb-ink">
              {by} wants <bdi>{payer}</bdi> as the payer&apos;s name, “<bdi>{reason}</bdi>”,{" "}
              <Time at={at} />: a second person has to type the same, or to agree under Approvals.
            </li>
          ))}
        </ul>
      )}
      {may("deposits.decide") && payers.length > 0 && !isTold(deposit) && <Correct {...deposit} />}
    </>
  );
}

function Correct({ id }: DepositDetails) {
  return (
    <div>
      <Confirm
        action="Correct the payer's name"
        title="Correct the payer's name?"
        about={
          "Look at the bank again and type the name as it stands there. It counts once a second " +
          "person has typed the same; the earlier name stays in the history."
        }
        asks={[
          { ...PAYER, required: true },
          { name: "reason", label: "Reason" },
        ]}
        send={(body) => call("POST", "/deposits/{id}/payer", { path: { id }, body })}
        done={({ corrections }) =>
          corrections.length === 0 ? "The name is corrected." : SECOND_PERSON
        }
      />
    </div>
  );
}
