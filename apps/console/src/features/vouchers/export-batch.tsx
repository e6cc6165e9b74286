import type { VoucherBatch } from "@perya/api-client/operator";
import { formatMoney, fromWire } from "@perya/money";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { call } from "../../shared/http/api.ts";

/** Makes a batch's codes and saves them as a file, which is possible once. */
export function ExportBatch({ batch }: { batch: VoucherBatch }) {
  const { id, amount, count, expiresAt } = batch;
  return (
    <Confirm
      action="Export codes"
      look="primary"
      title={`Export ${count} codes?`}
      about={
        "The codes are made now and saved as a CSV file on this device. They can't be shown " +
        "again: a lost file means ending the batch and making it again."
      }
      send={async () => {
        const { codes } = await call("POST", "/vouchers/{id}/export", { path: { id } });
        const each = formatMoney(fromWire(amount), { symbol: false }).replaceAll(",", "");
        const rows = codes.map((code) => [code, each, amount.currency, expiresAt].join(","));
        save(`${id}.csv`, ["code,amount,currency,valid until", ...rows].join("\r\n"));
      }}
      done="The codes are saved as a file."
    />
  );
}

function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
