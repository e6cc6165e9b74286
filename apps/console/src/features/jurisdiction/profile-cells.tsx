import type { JurisdictionProfile } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Choice } from "../../shared/forms/controls.tsx";
import { Check, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Table, Waiting } from "../../shared/lists/table.tsx";
import { CorrectCell } from "./correct-cell.tsx";
import { NotConfirmed } from "./not-confirmed.tsx";
import { PublishVersion } from "./publish-version.tsx";
import { SignOff } from "./sign-off.tsx";
import { valueWords } from "./value-words.ts";

type Version = JurisdictionProfile["versions"][number];
type Cell = Version["cells"][number];

/** A profile, version by version: its cells with where they are from and who signed them off. */
export function ProfileCells({ code }: { code: string }) {
  const query = useQuery(reading("/profiles/{code}", { path: { code } }));
  const may = useMay()("profiles.write");
  const [chosen, choose] = useState<number>();
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { name, authority, zone, versions } = query.data;
  const shown =
    versions.find(({ version }) => version === chosen) ?? versions.find(({ inForce }) => inForce);
  if (!shown) return null;
  return (
    <>
      <Panel title={name} actions={may ? <Actions code={code} shown={shown} /> : undefined}>
        <Facts
          facts={[
            ["Authority", authority],
            ["Zone", zone === "brand" ? "the brand's" : zone],
            [
              "In effect from",
              shown.effectiveAt ? <Time at={shown.effectiveAt} /> : "the beginning",
            ],
            ["Published by", shown.publishedBy ?? "comes with the platform"],
            ["In force", shown.inForce ? "yes" : "no"],
          ]}
        />
        {versions.length > 1 && (
          <div className="max-w-56">
            <Choice
              label="Version"
              value={shown.version}
              onChange={({ target }) => choose(Number(target.value))}
            >
              {versions.map(({ version, inForce }) => (
                <option key={version} value={version}>
                  {version}
                  {inForce ? " – in force" : ""}
                </option>
              ))}
            </Choice>
          </div>
        )}
      </Panel>
      <Table
        caption={`Cells of ${code}, version ${shown.version}`}
        rows={shown.cells.filter(isKnown)}
        keyOf={({ field }) => field}
        columns={columnsOf(may ? { code, version: shown.version } : undefined)}
      />
      <Panel title="Fields without a value">
        <NotConfirmed
          labels={shown.cells.filter((cell) => !isKnown(cell)).map(({ label }) => label)}
        />
      </Panel>
    </>
  );
}

/** Whether a cell has a value, a source, or counsel's word that nothing is asked. */
function isKnown({ value, source, signedOff }: Cell): boolean {
  return value !== null || source !== "" || signedOff !== null;
}

function Actions({ code, shown }: { code: string; shown: Version }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SignOff code={code} version={shown} />
      <PublishVersion code={code} cells={shown.cells} />
    </div>
  );
}

function columnsOf(mayCorrect: { readonly code: string; readonly version: number } | undefined) {
  return [
    {
      title: "Field",
      cell: ({ field, label }: Cell) => (
        <>
          {label}
          <br />
          <code className="text-xs text-soft">{field}</code>
        </>
      ),
    },
    {
      title: "Value",
      cell: ({ value, unit }: Cell) => (
        <span className={value === null ? "text-soft" : ""}>{valueWords(value, unit)}</span>
      ),
    },
    { title: "Confidence", cell: ({ confidence }: Cell) => confidence ?? "–" },
    {
      title: "As of",
      cell: ({ asOf, undated }: Cell) => (
        <span className="whitespace-nowrap">{undated ? `${asOf}, undated` : asOf || "–"}</span>
      ),
    },
    {
      title: "Source",
      cell: (cell: Cell) => (
        <span className="grid justify-items-start gap-1 text-xs wrap-anywhere max-lg:justify-items-end">
          {cell.law && <strong>{cell.law}</strong>}
          <span>{cell.source || "–"}</span>
          {cell.note && <span className="text-soft">{cell.note}</span>}
          {mayCorrect && <CorrectCell {...mayCorrect} cell={cell} />}
        </span>
      ),
    },
    {
      title: "Signed off",
      cell: ({ signedOff }: Cell) =>
        signedOff ? (
          <span className="grid gap-1 text-xs wrap-anywhere">
            <Check green>{signedOff.reference}</Check>
            <span>{signedOff.by}</span>
            <Time at={signedOff.at} />
            <code title={signedOff.sha256}>{signedOff.sha256.slice(0, 16)}…</code>
          </span>
        ) : (
          <span className="text-soft">no</span>
        ),
    },
  ];
}
