import { Navigate, useParams } from "@tanstack/react-router";
import { SettingsArea } from "../features/settings/settings-area.tsx";
import { Page } from "../shared/layout/page.tsx";

export function SettingsPage() {
  const { part } = useParams({ strict: false });
  if (part === undefined)
    return <Navigate to="/settings/$part" params={{ part: "features" }} search={true} replace />;
  return (
    <Page title="Settings">
      <SettingsArea part={part} />
    </Page>
  );
}
