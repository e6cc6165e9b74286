import type { Vendor } from "@perya/api-client/operator";
import { REASON as SEEN_REASON, SECOND_PERSON } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { OpensIn } from "./opens-in.tsx";
import { VendorNeeds } from "./keys/vendor-needs.tsx";
import { VendorLooks } from "./vendor-looks.tsx";

const REASON = { name: "reason", label: "Reason", hint: "Recorded in the audit trail." } as const;

/** What staff can change about a vendor. */
export function VendorActions({ vendor }: { vendor: Vendor }) {
  return (
    <div className="flex flex-wrap gap-2">
      <VendorLooks vendor={vendor} />
      <OpensIn vendor={vendor} />
      {vendor.dialect !== "house" && <VendorNeeds vendor={vendor} />}
      <Switch vendor={vendor} />
      {vendor.dialect === "hub88" && <RolledBack vendor={vendor} />}
      {vendor.gamesUrl && (
        <Confirm
          action="Import games"
          title="Import the vendor's list of games?"
          about="New games are added; names and art of known ones are updated."
          send={() => call("POST", "/vendors/{id}/sync", { path: { id: vendor.id } })}
          done="The list of games is imported."
        />
      )}
    </div>
  );
}

function Switch({ vendor }: { vendor: Vendor }) {
  const { id } = vendor;
  if (!vendor.active)
    return (
      <Confirm
        action="Ask to enable"
        title={`Ask to enable ${vendor.name}?`}
        about={
          "Another person must approve. Its calls are then accepted again and " +
          "its games can be launched."
        }
        send={(body) => call("POST", "/vendors/{id}/enable", { path: { id }, body })}
        done={SECOND_PERSON}
        asks={[SEEN_REASON]}
      />
    );
  return (
    <Confirm
      action="Disable"
      look="danger"
      title={`Disable ${vendor.name}?`}
      about={
        "From then on none of its calls is accepted, including wins and rollbacks of open " +
        "rounds. Use it when the vendor itself is not trusted; to stop only bets, " +
        "disable its games. Enabling it again takes two people."
      }
      send={(body) => call("POST", "/vendors/{id}/disable", { path: { id }, body })}
      done="Disabled."
      asks={[REASON]}
    />
  );
}

/**
 * Some vendors have no status for a rolled-back transaction: they are answered UNKNOWN, which every
 * vendor knows.
 */
function RolledBack({ vendor }: { vendor: Vendor }) {
  const on = vendor.rolledBackUnknown;
  return (
    <Confirm
      action={on ? "Answer ROLLED_BACK" : "Answer UNKNOWN"}
      title={`How is ${vendor.name} answered about a transaction that was rolled back?`}
      about={
        on
          ? "From now on: RS_ERROR_TRANSACTION_ROLLED_BACK, which says what happened."
          : "From now on: RS_ERROR_UNKNOWN, for a vendor that has no status for this. " +
            "The detail still says what happened."
      }
      send={({ reason }) =>
        call("PUT", "/vendors/{id}", {
          path: { id: vendor.id },
          body: { rolledBackUnknown: !on, reason },
        })
      }
      done="Set."
      asks={[REASON]}
    />
  );
}
