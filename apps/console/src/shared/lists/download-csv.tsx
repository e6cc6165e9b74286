import { useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { useAct } from "../http/act.ts";
import { Button } from "../forms/controls.tsx";
import { toCsv, type CsvColumn } from "./csv.ts";
import { offerFile } from "./offer-file.ts";
import type { Page } from "./table.tsx";

/** Most pages that are put into one file. */
const MOST_PAGES = 100;

interface Props<Row> {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly read: (pageNo: number) => Reading<Row>;
}

/** What reads one page of a list. */
export type Reading<Row> = Pick<
  UseQueryOptions<Page<Row>, Error, Page<Row>, readonly [string]>,
  "queryKey"
> & { readonly queryFn: () => Promise<Page<Row>> };

/** Downloads what the view shows, all its pages up to a hundred, as a CSV file. */
export function DownloadCsv<Row>({ name, columns, read }: Props<Row>) {
  const act = useAct();
  const queries = useQueryClient();
  const download = async () => {
    const rows: Row[] = [];
    let pages = 1;
    for (let pageNo = 1; pageNo <= Math.min(pages, MOST_PAGES); pageNo += 1) {
      const page = await queries.fetchQuery(read(pageNo));
      rows.push(...page.content);
      pages = page.totalPages;
    }
    offerFile(`${name}.csv`, toCsv(columns, rows), "text/csv;charset=utf-8");
    return pages > MOST_PAGES
      ? `The first ${rows.length} rows are in the file. Narrow the view for the others.`
      : `${rows.length} ${rows.length === 1 ? "row is" : "rows are"} in the file.`;
  };
  return (
    <Button busy={act.isPending} onClick={() => act.mutate(download)}>
      Download CSV
    </Button>
  );
}
