import type { ScreeningList as List } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { ComingList } from "../../shared/lists/coming-list.tsx";
import { LoadList } from "./load-list.tsx";
import { StopList } from "./stop-list.tsx";

/** While a list is on its way, or documents are compared with it. */
const REFRESH_MS = 2_000;

/** The list that names on identity documents are compared with, and a newer one in its place. */
export function ScreeningList() {
  const query = useQuery({
    ...reading("/screening"),
    refetchInterval: ({ state: { data } }) => {
      const state = data?.coming?.state;
      const goesOn = state === "SENDING" || state === "READING" || data?.list?.comparedAt === null;
      return goesOn && REFRESH_MS;
    },
  });
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { list, coming } = query.data;
  return (
    <Panel title="Screening list">
      {list && <InForce list={list} />}
      {coming && (
        <ComingList
          list={coming}
          soFar={
            coming.persons > 0 ? `${coming.persons.toLocaleString("en")} persons so far` : undefined
          }
          stop={<StopList list={coming} />}
        />
      )}
      <LoadList />
    </Panel>
  );
}

function InForce({ list }: { list: List }) {
  const { compared, matched, comparedAt } = list;
  return (
    <Facts
      facts={[
        ["File", <bdi key="file">{list.file}</bdi>],
        ["Persons", list.persons.toLocaleString("en")],
        ["Names and aliases", list.names.toLocaleString("en")],
        ["Loaded by", list.loadedBy],
        ["In force since", <Time key="loaded" at={list.loadedAt} />],
        [
          "Documents compared",
          `${compared.toLocaleString("en")}${comparedAt === null ? ", going on" : ""}`,
        ],
        ["Players it may name", matched.toLocaleString("en")],
      ]}
    />
  );
}

/** Above the queue, while there is nothing that names are compared with. */
export function NoListWarning() {
  const query = useQuery(reading("/screening"));
  if (query.data?.list !== null) return null;
  return (
    <p role="status" className="rounded-xl border border-bulb bg-raised p-3 text-bulb-ink">
      <strong>No screening list is loaded.</strong> Names are compared with no list of sanctioned or
      politically exposed persons. Where the law of a brand wants that, no identity document can be
      approved.
    </p>
  );
}
