import type { Vendor } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { PlaceControls } from "../../shared/forms/place-controls.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Requested } from "../../shared/editing/requested.tsx";
import { Status } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { AddVendor } from "./add-vendor.tsx";
import { OPENS_IN } from "./opens-in.tsx";
import { VendorActions } from "./vendor-actions.tsx";
import { VendorKeys } from "./keys/vendor-keys.tsx";
import { useVendorRequests, RequestedVendors } from "./vendor-requests.tsx";

const REFRESH_MS = 10_000;

/** Who may call the wallet, in which dialect, with which keys. */
export function VendorList() {
  const query = useQuery({ ...reading("/vendors"), refetchInterval: REFRESH_MS });
  const may = useMay();
  if (query.isPending) return <Waiting />;
  // The list stays when a refetch fails: a dialog showing a one-time secret may be open on it.
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {may("vendors.write") && (
        <div>
          <AddVendor />
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <RequestedVendors known={query.data.map(({ slug }) => slug)} />
        {query.data.map((vendor, at) => (
          <VendorPanel
            key={vendor.id}
            vendor={vendor}
            place={at + 1}
            of={query.data.length}
            mayChange={may("vendors.write")}
          />
        ))}
      </div>
    </>
  );
}

interface PanelProps {
  readonly vendor: Vendor;
  /** Position in the vendors' strip, and their number. */
  readonly place: number;
  readonly of: number;
  readonly mayChange: boolean;
}

function VendorPanel({ vendor, place, of, mayChange }: PanelProps) {
  const { id, name, active, logoUrl } = vendor;
  // The platform's own games have nobody who calls.
  const calls = vendor.dialect !== "house";
  const requests = useVendorRequests()(vendor.slug);
  const move = (to: number) =>
    call("POST", "/vendors/{id}/move", { path: { id }, body: { place: to } });
  return (
    <Panel title={name} actions={<Status name={active ? "ACTIVE" : "DISABLED"} />}>
      {logoUrl !== "" && (
        <img src={logoUrl} alt="" className="h-10 max-w-40 justify-self-start object-contain" />
      )}
      <Facts
        facts={[
          [
            "Position in the vendors' strip",
            mayChange ? (
              <PlaceControls key="place" name={name} place={place} of={of} move={move} />
            ) : (
              place
            ),
          ],
          ["Slug", <code key="slug">{vendor.slug}</code>],
          ["Vassalage", vendor.vassalage],
          ["Dialect", vendor.dialect],
          ["Wallet", vendor.wallet === "transfer" ? "its own" : "ours"],
          ["Games", vendor.games],
          ["Games address", vendor.gamesUrl ?? "–"],
          ["Games open", OPENS_IN[vendor.opensIn]],
          ...(calls
            ? ([
                ["Rollback is answered", <code key="rolled-back">{rolledBackAnswer(vendor)}</code>],
              ] as const)
            : []),
        ]}
      />
      {requests.map((request) => (
        <Requested key={request.approvalId} title={request.title} request={request} />
      ))}
      {calls && <VendorKeys vendor={vendor} mayChange={mayChange} />}
      {mayChange && <VendorActions vendor={vendor} />}
    </Panel>
  );
}

function rolledBackAnswer({ dialect, rolledBackUnknown }: Vendor): string {
  if (dialect === "softswiss") return "409";
  return rolledBackUnknown ? "UNKNOWN" : "ROLLED_BACK";
}
