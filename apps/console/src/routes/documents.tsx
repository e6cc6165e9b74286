import { NoListWarning, ScreeningList } from "../features/documents/screening-list.tsx";
import { DocumentQueue } from "../features/documents/document-queue.tsx";
import { Page } from "../shared/layout/page.tsx";

export function DocumentsPage() {
  return (
    <Page title="Documents">
      <NoListWarning />
      <DocumentQueue />
      <ScreeningList />
    </Page>
  );
}
