import type { LotteryImport } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { REASON, SECOND_PERSON } from "../../shared/act.ts";
import { call, reading } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { useFilters } from "../../shared/filters.ts";
import { useMay } from "../../shared/session.ts";
import { Time } from "../../shared/show.tsx";
import { List, type Column } from "../../shared/table.tsx";

const COLUMNS: readonly Column<LotteryImport>[] = [
  { title: "Import", cell: ({ id }) => id },
  {
    title: "Lottery",
    cell: ({ gameName, gameCode }) => (
      <span className="grid">
        {gameName}
        <code className="text-xs text-soft">{gameCode}</code>
      </span>
    ),
  },
  { title: "File", cell: ({ source }) => <bdi className="wrap-anywhere">{source}</bdi> },
  { title: "Results added", cell: ({ added }) => added.toLocaleString("en"), figures: true },
  { title: "Imported", cell: ({ importedAt }) => <Time at={importedAt} /> },
  { title: "State", cell: (one) => <State {...one} /> },
];

/** Imports of published results, each of which two people can take back. */
export function ImportList() {
  const { filters, toPage } = useFilters();
  const may = useMay();
  const query = useQuery(reading("/lottery/imports", { query: { pageNo: filters.pageNo } }));
  const columns = may("lottery.results") ? [...COLUMNS, TAKE_BACK] : COLUMNS;
  return (
    <List
      caption="Imports"
      query={query}
      columns={columns}
      keyOf={({ id }) => id}
      onPage={toPage}
      empty="No published results were imported. The command lottery import adds them."
    />
  );
}

function State({ takenBack, askedBy }: LotteryImport) {
  if (takenBack)
    return (
      <span className="grid">
        <span>
          Taken back, <Time at={takenBack.at} />
        </span>
        <span className="text-xs text-soft">
          {takenBack.by}: {takenBack.reason}
        </span>
      </span>
    );
  return askedBy === null ? (
    "In use"
  ) : (
    <span className="text-bulb-ink">{askedBy} asked to take it back</span>
  );
}

const TAKE_BACK: Column<LotteryImport> = {
  title: "",
  cell: ({ id, source, added, gameName, takenBack, askedBy }) =>
    takenBack === null &&
    askedBy === null && (
      <Confirm
        action="Take back"
        look="danger"
        title={`Take back import ${id}?`}
        about={`All ${added.toLocaleString("en")} results of ${gameName} that ${source} brought disappear from history and trends once a second person approves. It is refused when bets were settled on draws of it.`}
        asks={[REASON]}
        send={({ reason }) =>
          call("POST", "/lottery/imports/{id}/take-back", { path: { id }, body: { reason } })
        }
        done={SECOND_PERSON}
      />
    ),
};
