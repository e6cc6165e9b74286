import type { SettingsSection, SettingsVersion } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Time } from "../../../shared/format/show.tsx";
import { REASON, SECOND_PERSON } from "../../../shared/http/act.ts";
import { call } from "../../../shared/http/api.ts";
import { useMay } from "../../../shared/http/session.ts";
import { List, type Column } from "../../../shared/lists/table.tsx";
import type { SectionName } from "../settings.ts";
import { versionsOf } from "./versions-of.ts";

/** How soon a colleague's version is a row here. */
const REFRESH_MS = 10_000;

/** How many changed values a row shows before it says how many more there are. */
const SHOWN = 8;

interface Props {
  readonly brand: number;
  readonly section: SectionName;
  readonly about: SettingsSection;
  /** The version in force. */
  readonly version: string;
}

/** Every version of a section: who changed what and when, and a way back to each. */
export function HistoryPart({ brand, section, about, version }: Props) {
  const [pageNo, toPage] = useState(1);
  const may = useMay()("settings.write");
  const query = useQuery({
    ...versionsOf(brand, section, pageNo),
    refetchInterval: REFRESH_MS,
  });
  const restore: Column<SettingsVersion> = {
    title: "Bring back",
    cell: (row) =>
      row.version === version ? (
        "In force"
      ) : (
        <Restore {...{ brand, section, about, version }} row={row} />
      ),
  };
  return (
    <section className="grid gap-2" aria-labelledby={`versions-${section}`}>
      <h2 id={`versions-${section}`} className="font-semibold">
        Versions
      </h2>
      <List
        caption={`Versions of ${about.title}`}
        query={query}
        columns={may ? [...COLUMNS, restore] : COLUMNS}
        keyOf={(row) => row.version}
        onPage={toPage}
        empty="Nothing has been changed: every value is the default."
      />
    </section>
  );
}

const COLUMNS: readonly Column<SettingsVersion>[] = [
  { title: "Version", cell: (row) => row.version, figures: true },
  { title: "When", cell: (row) => <Time at={row.at} /> },
  { title: "Who", cell: (row) => row.changedBy ?? "Before versions were kept" },
  { title: "Changed", cell: (row) => <Changes row={row} /> },
];

function Changes({ row: { changes, restores } }: { row: SettingsVersion }) {
  return (
    <span className="grid gap-0.5 text-xs">
      {restores !== null && <span className="font-medium">Version {restores} brought back</span>}
      {changes.slice(0, SHOWN).map(({ field, label, before, after }) => (
        <span key={field}>
          <span className="text-soft">{label}</span> <del className="text-soft">{before}</del>
          {" → "}
          <ins className="font-medium no-underline">{after}</ins>
        </span>
      ))}
      {changes.length > SHOWN && (
        <span className="text-soft">and {changes.length - SHOWN} more</span>
      )}
      {changes.length === 0 && restores === null && <span className="text-soft">nothing</span>}
    </span>
  );
}

function Restore({ brand, section, about, version, row }: Props & { row: SettingsVersion }) {
  const two = about.twoPerson !== "never";
  return (
    <Confirm
      action="Bring back"
      title={`Bring version ${row.version} back?`}
      about={
        two
          ? "Its values become a new version once another person has approved."
          : "Its values become a new version. The site follows within seconds."
      }
      asks={two ? [REASON] : []}
      send={(typed: Readonly<Partial<Record<"reason", string>>>) =>
        call("POST", "/settings/{section}/restore", {
          path: { section },
          query: { brand },
          body: {
            seen: version,
            version: row.version,
            ...(typed.reason === undefined ? {} : { reason: typed.reason }),
          },
        })
      }
      done={({ approvalId }) =>
        approvalId === null ? `Version ${row.version} is back.` : SECOND_PERSON
      }
    />
  );
}
