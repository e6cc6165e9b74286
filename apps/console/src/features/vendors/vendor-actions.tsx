import type { Vendor } from "@perya/api-client/operator";
import { REASON as SEEN_REASON, SECOND_PERSON } from "../../shared/act.ts";
import { call } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { OpensIn } from "./opens-in.tsx";
import { VendorNeeds } from "./vendor-needs.tsx";
import { VendorLooks } from "./vendor-looks.tsx";

const REASON = { name: "reason", label: "Reason", hint: "Kept in the audit trail." } as const;

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
          action="Read its games"
          title="Read the vendor's list of games?"
          about="New games are added; names and art of known ones are renewed."
          send={() => call("POST", "/vendors/{id}/sync", { path: { id: vendor.id } })}
          done="The list of games is read."
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
        about="Another person must approve. Its calls are taken again then and its games can be launched."
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
      about="None of its calls is taken from then on, wins and rollbacks of open rounds included. It means that the vendor itself is not trusted; to stop bets alone, disable its games. It takes two people to enable it again."
      send={(body) => call("POST", "/vendors/{id}/disable", { path: { id }, body })}
      done="Disabled."
      asks={[REASON]}
    />
  );
}

/** Some vendors know no status for a transaction that was taken back: they are told UNKNOWN, which every vendor knows. */
function RolledBack({ vendor }: { vendor: Vendor }) {
  const on = vendor.rolledBackUnknown;
  return (
    <Confirm
      action={on ? "Answer ROLLED_BACK" : "Answer UNKNOWN"}
      title={`What is ${vendor.name} told of a transaction that was taken back?`}
      about={
        on
          ? "From now on: RS_ERROR_TRANSACTION_ROLLED_BACK, which says what happened."
          : "From now on: RS_ERROR_UNKNOWN, for a vendor whose book has no status for this. The detail still says what happened."
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
