import { PageButtons } from "@perya/ui/controls";
import { Skeleton } from "@perya/ui/show";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Tick, type Ticking } from "./tick.tsx";
import { SortedTitle, type Sorting } from "./sorted-title.tsx";
import { Button } from "../forms/controls.tsx";

/** One page of a list. */
export interface Page<Row> {
  readonly content: readonly Row[];
  readonly pageNo: number;
  readonly totalPages: number;
}

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand to the end of the cell, so that digits line up. */
  readonly figures?: boolean;
  /** The two orders that a press on the title chooses, the first one first. */
  readonly sorts?: readonly [first: string, second: string];
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /**
   * The cells of a row stand in the middle of it, for rows of one line with pictures and controls.
   */
  readonly level?: boolean;
  /** What comes first, and a way to change it; without it no column is sorted. */
  readonly sorting?: Sorting;
  /** Which rows are ticked; without it none can be. */
  readonly ticking?: Ticking;
}

const ROW =
  "border-b border-line last:border-0 hover:bg-overlay focus-within:bg-overlay max-lg:grid max-lg:gap-1 max-lg:px-3 max-lg:py-3";
/** On a phone a cell is a line of its row's card: the column's title, then the value. */
const CELL =
  "lg:px-3 lg:py-2 max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:text-end max-lg:first:font-semibold max-lg:before:shrink-0 max-lg:before:text-soft max-lg:before:content-[attr(data-title)]";

/**
 * A dense table on a desktop, where it scrolls sideways inside its own box when it must; on a phone
 * a card for each row.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  level = false,
  sorting,
  ticking,
}: TableProps<Row>) {
  return (
    <section
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto rounded-xl border border-line bg-raised"
    >
      <table className="w-full border-collapse text-start max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-lg:sr-only">
          <tr className="border-b border-line text-soft">
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                aria-sort={sorting && ariaSort(column, sorting)}
                className={`px-3 py-2 text-xs font-semibold whitespace-nowrap ${column.figures ? "text-end" : "text-start"}`}
              >
                {column.sorts && sorting ? (
                  <SortedTitle title={column.title} sorts={column.sorts} sorting={sorting} />
                ) : (
                  column.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={ROW}>
              {columns.map((column) => (
                <td
                  key={column.title}
                  data-title={column.title}
                  className={`${CELL} ${level ? "align-middle max-lg:items-center" : "align-top"} ${column.figures ? "text-end" : ""}`}
                >
                  <span className="min-w-0 max-lg:wrap-anywhere">
                    {ticking && column === columns[0] ? (
                      <span className="flex items-center gap-2">
                        <Tick of={keyOf(row)} ticking={ticking} />
                        {column.cell(row)}
                      </span>
                    ) : (
                      column.cell(row)
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ariaSort<Row>({ sorts }: Column<Row>, { sort }: Sorting) {
  if (!sorts || sort === undefined || !sorts.includes(sort)) return undefined;
  return UPWARDS.includes(sort) ? "ascending" : "descending";
}

/** Orders in which what is read first is the least. */
const UPWARDS: readonly string[] = ["newest", "smallest"];

interface ListProps<Row> extends Omit<TableProps<Row>, "rows"> {
  readonly query: UseQueryResult<Page<Row>>;
  readonly empty: string;
  readonly onPage: (pageNo: number) => void;
}

/** A paged list in every state it can be in: loading, failed, empty, or its rows. */
export function List<Row>({ query, empty, onPage, ...table }: ListProps<Row>) {
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { content, pageNo, totalPages } = query.data;
  if (content.length === 0)
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        {empty}
      </p>
    );
  return (
    <div className="grid gap-3">
      <Table {...table} rows={content} />
      <PageButtons
        pageNo={pageNo}
        pages={totalPages}
        onPage={onPage}
        label="Pages"
        before="Earlier page"
        after="Next page"
        className="justify-end"
      >
        <span className="text-soft">Page {pageNo}</span>
      </PageButtons>
    </div>
  );
}

/** Placeholder rows of the final size, so that nothing jumps. */
export function Waiting() {
  return <Skeleton label="Loading" rows={4} row="h-10 rounded-lg" />;
}

/** What went wrong, and a way to try again. */
export function Failed({ fault, onRetry }: { fault: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-xl border border-coral p-4">
      <p>{fault.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
