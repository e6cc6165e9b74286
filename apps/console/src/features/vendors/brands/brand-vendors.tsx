import type { BrandName, BrandVendor } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { Status } from "../../../shared/format/show.tsx";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";
import { BrandSwitch } from "./brand-switch.tsx";

const state = (on: boolean) => <Status name={on ? "ACTIVE" : "DISABLED"} />;

const columnsFor = ({ id, name }: BrandName): readonly Column<BrandVendor>[] => [
  { title: "Vendor", cell: (vendor) => vendor.name },
  { title: "Games", cell: (vendor) => vendor.games, figures: true },
  { title: "Everywhere", cell: (vendor) => state(vendor.everywhere) },
  { title: `At ${name}`, cell: (vendor) => state(vendor.here) },
  {
    title: "Change",
    cell: (vendor) => (
      <BrandSwitch
        name={vendor.name}
        brand={name}
        on={vendor.here}
        off={
          `Within seconds all its games leave the lobbies of ${name} and take no new bets from ` +
          "its players; wins of open rounds are still paid."
        }
        send={(change, reason) =>
          call("POST", "/brands/{brand}/vendors/{id}/{change}", {
            path: { brand: id, id: vendor.id, change },
            body: { reason },
          })
        }
      />
    ),
  },
];

/** The vendors there are, and which of them a brand has on. */
export function BrandVendors({ brand }: { brand: BrandName }) {
  const query = useQuery(reading("/brands/{brand}/vendors", { path: { brand: brand.id } }));
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Table
      caption={`Vendors at ${brand.name}`}
      columns={columnsFor(brand)}
      rows={query.data}
      keyOf={(vendor) => String(vendor.id)}
    />
  );
}
