import { DocumentQueue } from "../features/documents/document-queue.tsx";
import { Page } from "../shared/layout/page.tsx";

export function DocumentsPage() {
  return (
    <Page title="Documents">
      <DocumentQueue />
    </Page>
  );
}
