import type { DocumentDetails } from "@perya/api-client/operator";
import { PageButtons } from "@perya/ui/controls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { Facts } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";

type Hit = NonNullable<DocumentDetails["hits"]>[number];

/** Persons as the list has them. */
export function Persons({ persons }: { persons: readonly Hit[] }) {
  return persons.map((one) => (
    <section key={one.person} aria-label={one.name} className="border-t border-line pt-3">
      <Facts
        facts={[
          ["Name", <bdi key="name">{one.name}</bdi>],
          ["Born", one.birthDates.join(", ") || "not known"],
          ["Lists", one.datasets],
          ["Number", <code key="person">{one.person}</code>],
        ]}
      />
    </section>
  ));
}

/** The first persons, how many there are, and a way to all of them. */
export function AllHits({
  id,
  shown,
  total,
}: {
  id: string;
  shown: readonly Hit[];
  total: number | null;
}) {
  const [open, setOpen] = useState(false);
  if (open) return <Pages id={id} />;
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-2 text-bulb-ink">
        {total === null
          ? `The first ${shown.length} are shown; there may be more.`
          : `${shown.length} of ${total.toLocaleString("en")} are shown.`}
        <Button onClick={() => setOpen(true)}>Show all, page by page</Button>
      </p>
      <Persons persons={shown} />
    </>
  );
}

function Pages({ id }: { id: string }) {
  const [pageNo, setPage] = useState(1);
  const query = useQuery({
    ...reading("/documents/{id}/hits", { path: { id }, query: { pageNo } }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { content, total, totalPages } = query.data;
  const buttons = (label: string) => (
    <PageButtons
      pageNo={pageNo}
      pages={totalPages}
      onPage={setPage}
      label={label}
      before="Earlier persons"
      after="Next persons"
      className="flex-wrap justify-between"
    >
      <span className="text-soft">
        Page {pageNo} of {totalPages}
      </span>
    </PageButtons>
  );
  return (
    <>
      <p role="status" className="text-soft">
        {total.toLocaleString("en")} by the list in force now.
      </p>
      {buttons("Pages of persons")}
      <Persons persons={content} />
      {buttons("Pages of persons, below them")}
    </>
  );
}
