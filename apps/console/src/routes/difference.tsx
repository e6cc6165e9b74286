import { useParams } from "@tanstack/react-router";
import { DifferenceView } from "../features/reconciliation/difference-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function DifferencePage() {
  const { id } = useParams({ from: "/differences/$id" });
  return (
    <Page
      title="Difference"
      back={{
        to: "/reconciliation/$part",
        params: { part: "differences" },
        title: "Reconciliation",
      }}
    >
      <DifferenceView key={id} id={id} />
    </Page>
  );
}
