import type { VoucherBatch } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { List, type Column } from "../../shared/lists/table.tsx";
import { ExportBatch } from "./export-batch.tsx";
import { MakeBatch } from "./make-batch.tsx";

const COLUMNS: readonly Column<VoucherBatch>[] = [
  { title: "For", cell: (batch) => batch.note },
  { title: "State", cell: (batch) => <Status name={batch.status} /> },
  { title: "Each", cell: (batch) => <Money amount={batch.amount} />, figures: true },
  { title: "Redeemed", cell: (batch) => `${batch.redeemed} of ${batch.count}`, figures: true },
  { title: "Valid until", cell: (batch) => <Time at={batch.expiresAt} /> },
  { title: "Made by", cell: (batch) => batch.madeBy },
  { title: "Made", cell: (batch) => <Time at={batch.madeAt} /> },
  { title: "Exported by", cell: (batch) => batch.exportedBy ?? "–" },
];
const ACTIONS: Column<VoucherBatch> = {
  title: "Actions",
  cell: (batch) => (
    <div className="flex flex-wrap gap-2">
      {batch.status === "READY" && <ExportBatch batch={batch} />}
      {batch.status !== "VOID" && <VoidBatch id={batch.id} />}
    </div>
  ),
};

/** A brand's batches of vouchers, newest first. */
export function VoucherList({ brand }: { brand: number }) {
  const { filters, set } = useFilters();
  const may = useMay()("vouchers.make");
  const query = useQuery({
    ...reading("/vouchers", { query: { brand, pageNo: filters.pageNo } }),
    placeholderData: (before) => before,
  });
  return (
    <>
      {may && query.data && (
        <div className="flex">
          <MakeBatch brand={brand} currency={query.data.currency} />
        </div>
      )}
      <List
        caption="Vouchers"
        query={query}
        columns={may ? [...COLUMNS, ACTIONS] : COLUMNS}
        keyOf={(batch) => batch.id}
        onPage={(pageNo) => set({ pageNo })}
        empty="No vouchers have been made."
      />
    </>
  );
}

function VoidBatch({ id }: { id: string }) {
  return (
    <Confirm
      action="End"
      look="danger"
      title="End this batch?"
      about="None of its vouchers can be redeemed any more. What was redeemed stays."
      asks={[{ name: "reason", label: "Reason" }]}
      send={(body) => call("POST", "/vouchers/{id}/void", { path: { id }, body })}
      done="The batch has ended."
    />
  );
}
