import type { LotteryImport } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { REASON, SECOND_PERSON } from "../../../shared/http/act.ts";
import { call, reading } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { useFilters } from "../../../shared/lists/filters.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Time } from "../../../shared/format/show.tsx";
import { List, type Column } from "../../../shared/lists/table.tsx";

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

/** Imports of published results, each of which two people can undo. */
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
      empty="No published results have been imported. The command lottery import adds them."
    />
  );
}

function State({ takenBack, askedBy }: LotteryImport) {
  if (takenBack)
    return (
      <span className="grid">
        <span>
          Undone, <Time at={takenBack.at} />
        </span>
        <span className="text-xs text-soft">
          {takenBack.by}: {takenBack.reason}
        </span>
      </span>
    );
  return askedBy === null ? (
    "In use"
  ) : (
    <span className="text-bulb-ink">{askedBy} asked to undo it</span>
  );
}

const TAKE_BACK: Column<LotteryImport> = {
  title: "",
  cell: ({ id, source, added, gameName, takenBack, askedBy }) =>
    takenBack === null &&
    askedBy === null && (
      <Confirm
        action="Cancel request"
        look="danger"
        title={`Undo import ${id}?`}
        about={
          `All ${added.toLocaleString("en")} results of ${gameName} from ${source} disappear ` +
          "from history and trends once a second person approves. It is refused when bets " +
          "were settled on draws of it."
        }
        asks={[REASON]}
        send={({ reason }) =>
          call("POST", "/lottery/imports/{id}/take-back", { path: { id }, body: { reason } })
        }
        done={SECOND_PERSON}
      />
    ),
};
