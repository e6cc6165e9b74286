import { Confirm } from "../../shared/confirm.tsx";
import type { Vendor } from "./vendor.ts";

const REASON = { name: "reason", label: "Reason", hint: "Kept in the audit trail." } as const;

/** What staff can change about a vendor. */
export function VendorActions({ vendor }: { vendor: Vendor }) {
  const path = `/vendors/${vendor.id}`;
  return (
    <div className="flex flex-wrap gap-2">
      <Switch vendor={vendor} path={path} />
      {vendor.dialect === "hub88" && <RolledBack vendor={vendor} path={path} />}
      {vendor.gamesUrl && (
        <Confirm
          action="Read its games"
          title="Read the vendor's list of games?"
          about="New games are added; names and art of known ones are renewed."
          path={`${path}/sync`}
          done="The list of games is read."
          toBody={() => ({})}
        />
      )}
    </div>
  );
}

interface Part {
  readonly vendor: Vendor;
  readonly path: string;
}

function Switch({ vendor, path }: Part) {
  if (!vendor.active)
    return (
      <Confirm
        action="Enable"
        title={`Enable ${vendor.name}?`}
        about="Its calls are taken again and its games can be launched."
        path={`${path}/enable`}
        done="Enabled."
        asks={[REASON]}
      />
    );
  return (
    <Confirm
      action="Disable"
      look="danger"
      title={`Disable ${vendor.name}?`}
      about="None of its calls is taken from then on, wins and rollbacks of open rounds included. It means that the vendor itself is not trusted; to stop bets alone, disable its games."
      path={`${path}/disable`}
      done="Disabled."
      asks={[REASON]}
    />
  );
}

/** Some vendors know no status for a transaction that was taken back: they are told UNKNOWN, which every vendor knows. */
function RolledBack({ vendor, path }: Part) {
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
      path={path}
      method="PUT"
      done="Set."
      asks={[REASON]}
      toBody={(typed) => ({ rolledBackUnknown: !on, reason: typed["reason"] })}
    />
  );
}
