import type { VendorRecordWhole } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Status, Time } from "../../shared/format/show.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { PAGE_UNREADABLE, PlayerOf, reasonOf } from "./record-columns.tsx";

/** One record: why it is not booked, what the vendor wrote, and what staff can do. */
export function RecordView({ id }: { id: string }) {
  const query = useQuery(reading("/vendor-records/{id}", { path: { id } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const record = query.data;
  const { status, vendor, transaction, round, why, tries, at, triedAt, written } = record;
  return (
    <>
      <Panel title={`vr_${id}`} actions={<Status name={status} />}>
        <Facts
          facts={[
            [status === "BOOKED" ? "Why it waited" : "Why it is not booked", reasonOf(why)],
            ["Vendor", vendor],
            ["Player", <PlayerOf key="player" {...record} />],
            ["Transaction at the vendor", <code key="transaction">{transaction}</code>],
            ["Round", round ?? "–"],
            ["Came", <Time key="at" at={at} />],
            ["Tried last", <Time key="triedAt" at={triedAt} />],
            ["Tried", `${tries} times`],
          ]}
        />
        {why === PAGE_UNREADABLE ? (
          status === "WAITING" && (
            <p className="text-bulb-ink">
              Only a page itself tells where the next one begins, so no record of this vendor is
              booked until it answers with one. It is asked again every minute. Please show the
              vendor what it wrote.
            </p>
          )
        ) : (
          <div className="flex flex-wrap gap-2">
            <Actions record={record} />
          </div>
        )}
      </Panel>
      <Panel title="As the vendor wrote it">
        <section
          tabIndex={0}
          aria-label="The record as the vendor wrote it"
          className="max-h-96 overflow-auto rounded-lg border border-line bg-ground p-3"
        >
          <pre className="text-xs break-all whitespace-pre-wrap">{readable(written)}</pre>
        </section>
      </Panel>
    </>
  );
}

/** One field a line. Amounts stay as they were written, also beyond what a number can hold. */
function readable(written: string): string {
  return written.replaceAll(/([{,])(?=")/g, "$1\n  ").replace(/\}$/, "\n}");
}

function Actions({ record: { id, status } }: { record: VendorRecordWhole }) {
  const may = useMay();
  if (status !== "WAITING" || !may("vendor-wallets.decide")) return null;
  const path = { id };
  return (
    <>
      <Confirm
        action="Try again"
        look="primary"
        title="Try to book this record again?"
        about="With everything that waits of its round, bets first. Nothing is ever booked twice."
        send={() => call("POST", "/vendor-records/{id}/retry", { path })}
        done={({ status: after, why }) =>
          after === "BOOKED" ? "The record is booked." : `Still not booked: ${reasonOf(why)}.`
        }
      />
      <Confirm
        action="Close"
        look="danger"
        title="Close this record for good?"
        about="It will never be booked, and no money moves. What waits behind it is tried."
        asks={[{ name: "reason", label: "Reason" }]}
        send={({ reason }) =>
          call("POST", "/vendor-records/{id}/close", { path, body: { reason } })
        }
        done="The record is closed."
      />
    </>
  );
}
