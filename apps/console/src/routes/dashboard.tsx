import { Today } from "../features/dashboard/today.tsx";
import { Page } from "../shared/layout/page.tsx";

export function DashboardPage() {
  return (
    <Page title="Today">
      <Today />
    </Page>
  );
}
