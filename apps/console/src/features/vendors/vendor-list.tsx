import type { Vendor } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";
import { Facts, Panel } from "../../shared/page.tsx";
import { useMay } from "../../shared/session.ts";
import { Status } from "../../shared/show.tsx";
import { Failed, Waiting } from "../../shared/table.tsx";
import { AddVendor } from "./add-vendor.tsx";
import { VendorActions } from "./vendor-actions.tsx";
import { VendorKeys } from "./vendor-keys.tsx";

/** Who may call the wallet, in which dialect, with which keys. */
export function VendorList() {
  const query = useQuery(reading("/vendors"));
  const may = useMay();
  if (query.isPending) return <Waiting />;
  // What is shown stays when it can't be read again: a dialog may be open on it that shows a secret this once.
  if (query.isLoadingError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {may("vendors.write") && (
        <div>
          <AddVendor />
        </div>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        {query.data.map((vendor) => (
          <VendorPanel key={vendor.id} vendor={vendor} mayChange={may("vendors.write")} />
        ))}
      </div>
    </>
  );
}

function VendorPanel({ vendor, mayChange }: { vendor: Vendor; mayChange: boolean }) {
  return (
    <Panel title={vendor.name} actions={<Status name={vendor.active ? "ACTIVE" : "DISABLED"} />}>
      <Facts
        facts={[
          ["Slug", <code key="slug">{vendor.slug}</code>],
          ["Vassalage", vendor.vassalage],
          ["Dialect", vendor.dialect],
          ["Games", vendor.games],
          ["Games address", vendor.gamesUrl ?? "–"],
          ["Taken back is answered", <code key="rolled-back">{rolledBackAnswer(vendor)}</code>],
        ]}
      />
      <VendorKeys vendor={vendor} mayChange={mayChange} />
      {mayChange && <VendorActions vendor={vendor} />}
    </Panel>
  );
}

function rolledBackAnswer({ dialect, rolledBackUnknown }: Vendor): string {
  if (dialect === "softswiss") return "409";
  return rolledBackUnknown ? "UNKNOWN" : "ROLLED_BACK";
}
