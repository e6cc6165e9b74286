import { useParams } from "@tanstack/react-router";
import { DocumentView } from "../features/documents/document-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function DocumentPage() {
  const { id } = useParams({ from: "/documents/$id" });
  return (
    <Page title="Document" back={{ to: "/documents", title: "Documents" }}>
      <DocumentView key={id} id={id} />
    </Page>
  );
}
