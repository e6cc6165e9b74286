import type { SharedAccount } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { HiddenNumber, LooksAreRecorded } from "../../shared/format/hidden-number.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { Time } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";

const COLUMNS: readonly Column<SharedAccount>[] = [
  {
    title: "Account",
    cell: ({ id, number, brand }) => (
      <ul>
        <HiddenNumber
          number={number}
          of={`${number} (${brand})`}
          look={() => call("POST", "/shared-accounts/{id}/show", { path: { id } })}
        >
          {(shown) => <span className="font-medium tabular-nums">{shown}</span>}
        </HiddenNumber>
      </ul>
    ),
  },
  { title: "Brand", cell: ({ brand }) => brand },
  {
    title: "Players",
    cell: ({ players }) => (
      <ul className="grid gap-1">
        {players.map(({ id, username, bound, bank, at }) => (
          <li key={`${id} ${at}`}>
            <Link
              to="/players/$id"
              params={{ id }}
              className="inline-flex min-h-6 items-center text-violet underline"
            >
              {username}
            </Link>{" "}
            <span className="text-soft">
              {bound ? `bound it at ${bank ?? "a bank"}` : "tried to bind it"}, <Time at={at} />
            </span>
          </li>
        ))}
      </ul>
    ),
  },
  { title: "Last", cell: ({ lastAt }) => <Time at={lastAt} /> },
];

/** Account numbers that several players of a brand bound, or tried to bind. */
export function SharedAccounts() {
  const { filters, toPage } = useFilters();
  const query = useQuery(reading("/shared-accounts", { query: { pageNo: filters.pageNo } }));
  return (
    <>
      <List
        caption="Shared accounts"
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty="No account number is bound or tried by more than one player."
      />
      <LooksAreRecorded />
    </>
  );
}
