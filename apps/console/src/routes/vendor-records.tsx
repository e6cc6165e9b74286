import { useParams } from "@tanstack/react-router";
import { RecordList } from "../features/vendor-wallets/record-list.tsx";
import { RecordView } from "../features/vendor-wallets/record-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function VendorRecordsPage() {
  return (
    <Page title="Vendor records" back={{ to: "/transfers", title: "Vendor wallets" }}>
      <RecordList />
    </Page>
  );
}

export function VendorRecordPage() {
  const { id } = useParams({ from: "/vendor-records/$id" });
  return (
    <Page title="Vendor record" back={{ to: "/vendor-records", title: "Vendor records" }}>
      <RecordView id={id} />
    </Page>
  );
}
