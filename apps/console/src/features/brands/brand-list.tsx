import type { BrandAbout } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { AddHost } from "./add-host.tsx";

const ABOUT: readonly Column<BrandAbout>[] = [
  { title: "Brand", cell: ({ name }) => name },
  { title: "Hosts", cell: ({ hosts }) => <Hosts hosts={hosts} /> },
  { title: "Money", cell: ({ realMoney }) => (realMoney ? "real" : "play") },
  { title: "Currency", cell: ({ currency }) => currency },
  { title: "Country", cell: ({ country }) => country },
  { title: "Time zone", cell: ({ zone }) => zone },
  { title: "From age", cell: ({ minimumAge }) => minimumAge, figures: true },
  { title: "Profiles", cell: ({ profiles }) => profiles.join(", ") },
];

/** Every brand of the house, with what was decided when it was made and where it answers. */
export function BrandList() {
  const query = useQuery(reading("/house-brands"));
  const may = useMay();
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const columns = may("brands.write")
    ? [...ABOUT, { title: "Change", cell: (brand: BrandAbout) => <AddHost brand={brand} /> }]
    : ABOUT;
  return (
    <Table caption="Brands" columns={columns} rows={query.data} keyOf={({ id }) => String(id)} />
  );
}

/** The main one first, as links are sent with it. */
function Hosts({ hosts }: { hosts: readonly string[] }) {
  return (
    <ul className="grid gap-0.5">
      {hosts.map((host) => (
        <li key={host}>{host === "*" ? "every other host" : host}</li>
      ))}
    </ul>
  );
}
