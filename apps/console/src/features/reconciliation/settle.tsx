import type { ReconciliationRow } from "@perya/api-client/operator";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money } from "../../shared/format/show.tsx";
import { REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";

const done = ({ waits }: { waits: boolean }) => (waits ? SECOND_PERSON : "It is settled.");

/** Settles with a reason, such as the bank's own fees, or that an arrival is none of ours. */
export function NoteDifference({ id, isArrival }: { id: string; isArrival: boolean }) {
  return (
    <Confirm
      action={isArrival ? "Not ours" : "Settle"}
      shortcut="r"
      title={isArrival ? "Is this arrival none of ours?" : "Settle this difference?"}
      about={
        (isArrival
          ? "For money that is not a player's. A bank transfer can't be credited afterwards, " +
            "unless it is opened again. "
          : "For what has no other side, such as the bank's own fees. ") +
        "Nothing is credited or taken. Above the approval limit, or the day's sum, a second " +
        "person has to approve."
      }
      asks={[REASON]}
      send={(body) => call("POST", "/reconciliation/differences/{id}/note", { path: { id }, body })}
      done={done}
    />
  );
}

/** Opens an arrival again that was called none of ours by mistake. */
export function ReopenArrival({ id }: { id: string }) {
  return (
    <Confirm
      action="Open again"
      title="Open this arrival again?"
      about={
        "For one that is a player's after all. It waits in the queue again, to be credited or " +
        "sent back."
      }
      asks={[REASON]}
      send={(body) =>
        call("POST", "/reconciliation/differences/{id}/reopen", { path: { id }, body })
      }
      done="It is open again."
    />
  );
}

/** Settles two as the sides of one movement. */
export function LinkSides({ id, other }: { id: string; other: ReconciliationRow }) {
  return (
    <Confirm
      action="Link"
      title="Are these the sides of one movement?"
      about={
        <p>
          Both are settled. Where <Money amount={other.amount} /> is not the same amount, what
          differs counts towards the approval limit.
        </p>
      }
      asks={[REASON]}
      send={({ reason }) =>
        call("POST", "/reconciliation/differences/{id}/link", {
          path: { id },
          body: { other: other.id, reason },
        })
      }
      done={done}
    />
  );
}

/** Records that an arrival went back to where it came from. */
export function SendBackArrival({ id, amount }: Pick<ReconciliationRow, "id" | "amount">) {
  return (
    <Confirm
      action="Sent back"
      title="Was this arrival sent back?"
      about={
        <p>
          Send <Money amount={amount} /> back at the provider first. Nothing is credited, and it
          can&apos;t be credited afterwards. Above the approval limit, or the day&apos;s sum, a
          second person has to approve.
        </p>
      }
      asks={[{ name: "returned", label: "Number of the payment back" }, REASON]}
      send={(body) =>
        call("POST", "/reconciliation/differences/{id}/return", { path: { id }, body })
      }
      done={done}
    />
  );
}

/** Credits an arrival to the player it is from. */
export function CreditArrival({ id, amount }: Pick<ReconciliationRow, "id" | "amount">) {
  return (
    <Confirm
      action="Credit"
      look="primary"
      shortcut="a"
      title="Credit this arrival?"
      about={
        <p>
          <Money amount={amount} /> is credited under the provider&apos;s number, irrevocably, like
          a payment that staff saw arrive; above the approval limit, once a second person has done
          the same here.
        </p>
      }
      asks={[{ name: "player", label: "Player", hint: "Username or number" }]}
      send={(body) =>
        call("POST", "/reconciliation/differences/{id}/credit", { path: { id }, body })
      }
      done={({ waits }) => (waits ? SECOND_PERSON : "The arrival is credited.")}
    />
  );
}
