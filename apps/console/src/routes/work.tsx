import { Work } from "../features/open-work/work.tsx";
import { Page } from "../shared/layout/page.tsx";

export function WorkPage() {
  return (
    <Page title="Work">
      <Work />
    </Page>
  );
}
