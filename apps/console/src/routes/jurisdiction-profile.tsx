import { useParams } from "@tanstack/react-router";
import { ProfileCells } from "../features/jurisdiction/profile-cells.tsx";
import { Page } from "../shared/layout/page.tsx";

export function JurisdictionProfilePage() {
  const { code = "" } = useParams({ strict: false });
  return (
    <Page title={`Profile ${code}`} back={{ title: "Jurisdiction", to: "/jurisdiction" }}>
      <ProfileCells key={code} code={code} />
    </Page>
  );
}
