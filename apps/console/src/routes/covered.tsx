import { Covered } from "../features/cases/covered.tsx";
import { Page } from "../shared/layout/page.tsx";

export function CoveredPage() {
  return (
    <Page title="Covered transactions" back={{ to: "/cases", title: "Cases" }}>
      <Covered />
    </Page>
  );
}
