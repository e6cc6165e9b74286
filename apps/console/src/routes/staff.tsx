import { Navigate, useParams } from "@tanstack/react-router";
import { RoleList } from "../features/staff/role-list.tsx";
import { StaffList } from "../features/staff/staff-list.tsx";
import { Page } from "../shared/layout/page.tsx";
import { PartTabs } from "../shared/layout/part-tabs.tsx";

const PARTS = [
  ["people", "People"],
  ["roles", "Roles"],
] as const;

export function StaffPage() {
  const { part } = useParams({ strict: false });
  if (part === undefined)
    return <Navigate to="/staff/$part" params={{ part: "people" }} search={true} replace />;
  return (
    <Page title="Staff">
      <PartTabs label="Parts of staff" to="/staff/$part" parts={PARTS} />
      {part === "roles" ? <RoleList /> : <StaffList />}
    </Page>
  );
}
