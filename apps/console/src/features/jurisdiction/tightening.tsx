import type { Jurisdiction, ProfileTightening } from "@perya/api-client/operator";
import { Time } from "../../shared/format/show.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { Table } from "../../shared/lists/table.tsx";

/** Settings that are looser than the profiles: they stay, and the bound applies in their place. */
export function Overridden({ rows }: { rows: readonly ProfileTightening[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title="Settings overridden by profile">
      <p className="max-w-prose text-soft">
        These settings are looser than the law allows. The bound applies instead until they are
        changed.
      </p>
      <Tightenings rows={rows} />
    </Panel>
  );
}

/** What will change, and which settings it tightens. */
export function Upcoming({ upcoming }: Pick<Jurisdiction, "upcoming">) {
  if (upcoming.length === 0) return null;
  return (
    <Panel title="Still to take effect">
      {upcoming.map(({ from, codes, versions, tightens }) => (
        <section key={from} className="grid gap-2">
          <h3 className="font-medium">
            <Time at={from} /> – {codes.join(", ")} (
            {versions.map(({ code, version }) => `${code} v${version}`).join(", ")})
          </h3>
          {tightens.length > 0 ? (
            <Tightenings rows={tightens} />
          ) : (
            <p className="text-soft">It tightens no setting of this brand.</p>
          )}
        </section>
      ))}
    </Panel>
  );
}

function Tightenings({ rows }: { rows: readonly ProfileTightening[] }) {
  return (
    <Table
      caption="Settings that are tightened"
      rows={rows}
      keyOf={({ label }) => label}
      columns={[
        { title: "Setting", cell: ({ label }) => label },
        { title: "Now", cell: ({ current }) => current, figures: true },
        { title: "Bound", cell: ({ bound, unit }) => `${bound} ${unit ?? ""}`, figures: true },
        { title: "Why", cell: ({ sentence }) => sentence },
      ]}
    />
  );
}
