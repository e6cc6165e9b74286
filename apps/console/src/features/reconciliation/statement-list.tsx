import type { Statement } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { List, type Column } from "../../shared/lists/table.tsx";
import { UploadStatement } from "./upload-statement.tsx";
import { PROVIDER_WORDS } from "./words.ts";

const COLUMNS: readonly Column<Statement>[] = [
  { title: "File", cell: ({ file }) => <bdi>{file}</bdi> },
  { title: "Provider", cell: ({ provider }) => PROVIDER_WORDS[provider] },
  { title: "Days", cell: ({ from, to }) => (from === to ? from : `${from} to ${to}`) },
  { title: "Lines", cell: ({ lines }) => lines.toLocaleString("en"), figures: true },
  { title: "New ones", cell: ({ added }) => added.toLocaleString("en"), figures: true },
  { title: "Read by", cell: ({ uploadedBy }) => uploadedBy },
  { title: "Read", cell: ({ uploadedAt }) => <Time at={uploadedAt} /> },
];

/** A brand's statements, newest first, and reading another one. */
export function StatementList({ brand }: { brand: number }) {
  const { filters, toPage } = useFilters();
  const may = useMay()("reconciliation.upload");
  const query = useQuery({
    ...reading("/reconciliation/statements", { query: { brand, pageNo: filters.pageNo } }),
    placeholderData: (before) => before,
  });
  return (
    <>
      {may && query.data && <UploadStatement brand={brand} mappings={query.data.mappings} />}
      <List
        caption="Statements"
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty="No statement has been read."
      />
    </>
  );
}
