import { useQuery } from "@tanstack/react-query";
import { read } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { Facts, Panel } from "../../shared/page.tsx";
import { useMay } from "../../shared/session.ts";
import { Status, Time } from "../../shared/show.tsx";
import { Failed, Waiting } from "../../shared/table.tsx";

interface Vendor {
  readonly id: number;
  readonly slug: string;
  readonly vassalage: string;
  readonly name: string;
  readonly dialect: string;
  readonly active: boolean;
  readonly gamesUrl: string | null;
  readonly keys: readonly {
    readonly id: string | number;
    readonly fingerprint: string;
    readonly addedAt: string;
    readonly retiredAt: string | null;
  }[];
  readonly games: number;
}

/** Who may call the wallet, in which dialect, with which keys. */
export function VendorList() {
  const query = useQuery({ queryKey: ["/vendors"], queryFn: () => read<readonly Vendor[]>("/vendors") });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {query.data.map((vendor) => (
        <VendorPanel key={vendor.id} vendor={vendor} />
      ))}
    </div>
  );
}

function VendorPanel({ vendor }: { vendor: Vendor }) {
  const may = useMay();
  return (
    <Panel title={vendor.name} actions={<Status name={vendor.active ? "ACTIVE" : "DISABLED"} />}>
      <Facts
        facts={[
          ["Slug", <code key="slug">{vendor.slug}</code>],
          ["Vassalage", vendor.vassalage],
          ["Dialect", vendor.dialect],
          ["Games", vendor.games],
          ["Games address", vendor.gamesUrl ?? "–"],
        ]}
      />
      <ul className="grid gap-1 text-xs">
        {vendor.keys.map((key) => (
          <li key={key.id}>
            <code className="break-all">{key.fingerprint}</code> since <Time at={key.addedAt} /> {key.retiredAt ? "(retired)" : ""}
          </li>
        ))}
      </ul>
      {may("vendors.write") && <VendorActions vendor={vendor} />}
    </Panel>
  );
}

function VendorActions({ vendor }: { vendor: Vendor }) {
  const path = `/vendors/${vendor.id}`;
  return (
    <div className="flex flex-wrap gap-2">
      {vendor.active ? (
        <Confirm
          action="Disable"
          look="danger"
          title={`Disable ${vendor.name}?`}
          about="New bets are refused at once; wins and rollbacks of open rounds still arrive."
          path={`${path}/disable`}
          done="Disabled."
          asks={[{ name: "reason", label: "Reason" }]}
        />
      ) : (
        <Confirm
          action="Enable"
          title={`Enable ${vendor.name}?`}
          about="Its games can be launched again."
          path={`${path}/enable`}
          done="Enabled."
          asks={[{ name: "reason", label: "Reason" }]}
        />
      )}
      {vendor.gamesUrl && (
        <Confirm
          action="Read its games"
          title="Read the vendor's list of games?"
          about="New games are added switched off; names and art of known ones are renewed."
          path={`${path}/sync`}
          done="The list of games is read."
          toBody={() => ({})}
        />
      )}
    </div>
  );
}
