import { useParams } from "@tanstack/react-router";
import { ApplicationList } from "../features/promotions/application-list.tsx";
import { ApplicationView } from "../features/promotions/application-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function ApplicationsPage() {
  return (
    <Page title="Applications">
      <ApplicationList />
    </Page>
  );
}

export function ApplicationPage() {
  const { id = "" } = useParams({ strict: false });
  return (
    <Page title="Application" back={{ to: "/applications", title: "Applications" }}>
      <ApplicationView key={id} id={id} />
    </Page>
  );
}
