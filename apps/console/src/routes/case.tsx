import { useParams } from "@tanstack/react-router";
import { CaseView } from "../features/cases/case-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function CasePage() {
  const { id } = useParams({ from: "/cases/$id" });
  return (
    <Page title="Case" back={{ to: "/cases", title: "Cases" }}>
      <CaseView id={id} />
    </Page>
  );
}
