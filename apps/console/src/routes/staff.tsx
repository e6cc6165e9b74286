import { StaffList } from "../features/staff/staff-list.tsx";
import { Page } from "../shared/page.tsx";

export function StaffPage() {
  return (
    <Page title="Staff">
      <StaffList />
    </Page>
  );
}
