import type { PromotionReport as Report } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Money } from "../../../shared/format/show.tsx";
import { Button, Field } from "../../../shared/forms/controls.tsx";
import { reading } from "../../../shared/http/api.ts";
import { Facts, Panel } from "../../../shared/layout/page.tsx";
import { toCsv } from "../../../shared/lists/csv.ts";
import { useFilters } from "../../../shared/lists/filters.ts";
import { offerFile } from "../../../shared/lists/offer-file.ts";
import { Failed, Table, Waiting } from "../../../shared/lists/table.tsx";
import { GIVEN_COLUMNS, REFUSED_COLUMNS, UPLIFT_COLUMNS } from "./report-columns.tsx";

/** What a brand's promotions gave on some days, cost and brought. */
export function PromotionReport({ brand }: { brand: number }) {
  const { filters, set } = useFilters();
  const { from, to } = filters;
  const query = useQuery({
    ...reading("/promotions/report", { query: { brand, from, to } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        {(["from", "to"] as const).map((name) => (
          <div key={name} className="w-40">
            <Field
              label={name === "from" ? "From" : "To"}
              type="date"
              value={filters[name] ?? query.data?.[name] ?? ""}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </div>
        ))}
        {query.data && query.data.promotions.length > 0 && (
          <Button onClick={() => download(query.data)}>Download CSV</Button>
        )}
      </div>
      {query.isPending ? (
        <Waiting />
      ) : query.isError ? (
        <Failed fault={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.promotions.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          No promotion was announced yet.
        </p>
      ) : (
        <Parts report={query.data} />
      )}
    </>
  );
}

function Parts({ report: { promotions, rewarded, cost } }: { report: Report }) {
  const drawn = promotions.filter(({ offered, heldOut }) => offered ?? heldOut);
  const refused = promotions.filter((one) => one.refused.length > 0);
  const keyOf = ({ id }: { id: string }) => id;
  return (
    <>
      <Facts
        facts={[
          ["Missions and other rewards", <Money key="rewarded" amount={rewarded} />],
          ["Cost in all", <Money key="cost" amount={cost} />],
        ]}
      />
      <Table
        caption="What promotions cost"
        columns={GIVEN_COLUMNS}
        rows={promotions}
        keyOf={keyOf}
      />
      <p className="text-sm text-soft">
        Bonuses that were given on these days, with all that became of them since. Net revenue is
        GGR less what went to jackpots, bonuses, rebates and points, from the day on which each
        player was first given it.
      </p>
      <Panel title="Against the control group">
        {drawn.length === 0 ? (
          <p className="text-soft">No promotion has a control group yet.</p>
        ) : (
          <Table
            caption="Uplift against the control group"
            columns={UPLIFT_COLUMNS}
            rows={drawn}
            keyOf={keyOf}
          />
        )}
        <p className="text-sm text-soft">
          From the day on which each player was drawn until the last day. An uplift is proven beyond
          1.96 of its standard error.
        </p>
      </Panel>
      <Panel title="Refused">
        {refused.length === 0 ? (
          <p className="text-soft">Nothing was refused on these days.</p>
        ) : (
          <Table
            caption="Why bonuses were refused"
            columns={REFUSED_COLUMNS}
            rows={refused}
            keyOf={keyOf}
          />
        )}
      </Panel>
    </>
  );
}

function download({ from, to, promotions }: Report): void {
  const columns = [...GIVEN_COLUMNS, ...UPLIFT_COLUMNS.slice(1), ...REFUSED_COLUMNS.slice(1)];
  const text = toCsv(columns, promotions);
  offerFile(`promotions-${from}-${to}.csv`, text, "text/csv;charset=utf-8");
}
