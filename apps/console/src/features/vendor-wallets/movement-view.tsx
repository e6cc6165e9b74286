import type { StaffVendorMovementWhole } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { CAUSES } from "../../shared/vendor-wallets/movement-columns.tsx";

type Movement = StaffVendorMovementWhole;

const STEPS: readonly Column<Movement["steps"][number]>[] = [
  { title: "When", cell: ({ at }) => <Time at={at} /> },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  { title: "By", cell: ({ actor }) => actor },
  { title: "Note", cell: ({ note }) => note ?? "–" },
];

/** One movement: where its money is, every state it was in, and what staff can do. */
export function MovementView({ id }: { id: string }) {
  const query = useQuery(reading("/vendor-movements/{id}", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const movement = query.data;
  return (
    <>
      <Panel title={movement.id} actions={<Status name={movement.status} />}>
        <Facts
          facts={[
            [
              "Player",
              <Link
                key="player"
                to="/players/$id"
                params={{ id: movement.player }}
                className="text-violet underline"
              >
                {movement.playerName}
              </Link>,
            ],
            ["Vendor", movement.vendor],
            ["Way", movement.direction === "IN" ? "to the vendor" : "back from the vendor"],
            [
              "Amount",
              movement.amount ? <Money key="amount" amount={movement.amount} /> : "everything",
            ],
            ["Why", CAUSES[movement.cause]],
            ["The money is", whereIs(movement)],
            ["Transaction at the vendor", <code key="transaction">{movement.transaction}</code>],
            ["Asked", `${movement.attempts} times`],
            ["The vendor's last word", movement.answer ?? "none"],
          ]}
        />
        <div className="flex flex-wrap gap-2">
          <Actions movement={movement} />
        </div>
      </Panel>
      <Table
        caption="States of this movement"
        columns={STEPS}
        rows={movement.steps}
        keyOf={({ at, status }) => `${at} ${status}`}
      />
    </>
  );
}

function whereIs({ status, direction }: Movement): string {
  if (status === "DONE") return direction === "IN" ? "at the vendor" : "the player's cash";
  if (status === "REFUSED") return direction === "IN" ? "the player's cash" : "at the vendor";
  return direction === "IN" ? "on its way to the vendor" : "at the vendor, as far as we know";
}

function Actions({ movement: { id, status } }: { movement: Movement }) {
  const may = useMay();
  if (status === "DONE" || status === "REFUSED" || !may("vendor-wallets.decide")) return null;
  const path = { id };
  return (
    <>
      <Confirm
        action="Ask the vendor now"
        title="Ask the vendor what became of this movement?"
        about="The same transaction is sent once more. It is never done twice."
        send={() => call("POST", "/vendor-movements/{id}/ask", { path })}
        done={(after) => `The movement is ${after.status.toLowerCase()}.`}
      />
      {status === "STUCK" && (
        <Confirm
          action="End by the vendor's proof"
          look="danger"
          title="End this movement by the vendor's proof?"
          about="Only with the vendor's own word on this transaction. A second person must agree."
          asks={[
            {
              name: "outcome",
              label: "What the proof says",
              blank: true,
              choices: [
                ["DONE", "It was done"],
                ["REFUSED", "It was not done"],
              ],
            },
            { name: "proof", label: "The proof", hint: "Number or date of the vendor's message." },
          ]}
          send={({ outcome, proof }) =>
            call("POST", "/vendor-movements/{id}/end", {
              path,
              body: { outcome: outcome === "DONE" ? "DONE" : "REFUSED", proof },
            })
          }
          done="A second person has to agree now."
        />
      )}
    </>
  );
}
