import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { BulkBar, type Bulk } from "./bulk-bar.tsx";
import type { CsvColumn } from "./csv.ts";
import { DownloadCsv, type Reading } from "./download-csv.tsx";
import { useFilters } from "./filters.ts";
import { QueueFilters, useQueue } from "./queue-filters.tsx";
import { useRowKeys } from "./row-keys.ts";
import { RowsShown } from "./rows-shown.ts";
import { SavedViews } from "./saved-views.tsx";
import { List, type Column } from "./table.tsx";

const REFRESH_MS = 5_000;

export type QueueColumn<Row> = Column<Row> & CsvColumn<Row>;
type Asked<State extends string> = ReturnType<typeof useQueue<State>>["query"];

interface QueueProps<Row, State extends string> {
  /** Names the table, its saved views and its file. */
  readonly caption: string;
  /** One of them, such as "deposit", for the sentence of an empty queue. */
  readonly item: string;
  /** What the search looks for. */
  readonly search: string;
  readonly states: readonly State[];
  /** The first column's cell is a link to the row's page. */
  readonly columns: readonly QueueColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Reads a page of what was asked for. */
  readonly read: (asked: Asked<State>) => Reading<Row>;
  /** What can be done to several rows at once, where it is safe. */
  readonly bulk?: Bulk<Row>;
  /** Whether a and r decide a row here; elsewhere a decision needs a look at the row's page. */
  readonly decidesHere?: boolean;
}

/**
 * A queue of work: what waits, oldest first, and everything else by state, search and days, all in
 * the address. j and k move, Enter opens, x ticks, a and r decide, the slash key searches. A view
 * can be saved under a name, or downloaded.
 */
export function Queue<Row, State extends string>(props: QueueProps<Row, State>) {
  const { caption, item, search, states, columns, keyOf, read, bulk, decidesHere = false } = props;
  const { query: asked, searching, waiting, toPage } = useQueue(states);
  const { filters, set } = useFilters();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  useRowKeys(box);
  const query = useQuery({
    ...read(asked),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.content ?? [];
  return (
    <>
      <QueueFilters states={states} search={search} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SavedViews queue={caption} />
        <DownloadCsv
          name={caption.toLowerCase()}
          columns={columns}
          read={(pageNo) => read({ ...asked, pageNo })}
        />
      </div>
      {rows.length > 0 && (
        <p className="text-sm text-soft max-lg:hidden">
          Keys: <kbd>J</kbd> and <kbd>K</kbd> go through the rows, <kbd>Enter</kbd> opens one;{" "}
          <kbd>A</kbd> and <kbd>R</kbd>{" "}
          {decidesHere ? "decide it here." : "open it at that decision, which needs a look."}
        </p>
      )}
      {bulk && rows.length > 0 && (
        <BulkBar
          bulk={bulk}
          ticked={rows.filter((row) => ticked.has(keyOf(row)))}
          onDone={() => setTicked(new Set())}
        />
      )}
      <div ref={box} className="min-w-0">
        <RowsShown value={rows.map(keyOf)}>
          <List
            caption={caption}
            query={query}
            columns={columns}
            keyOf={keyOf}
            onPage={toPage}
            sorting={{ sort: filters.sort, onSort: (sort) => set({ sort }) }}
            {...(bulk ? { ticking: { ticked, onTick: setTicked } } : {})}
            empty={
              searching
                ? `No ${item} matches.`
                : waiting
                  ? `No ${item} is waiting.`
                  : `No ${item} is in this state.`
            }
          />
        </RowsShown>
      </div>
    </>
  );
}
