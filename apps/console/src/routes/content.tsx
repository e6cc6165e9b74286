import { Navigate, useParams } from "@tanstack/react-router";
import { ContentArea } from "../features/content/content-area.tsx";
import { Page } from "../shared/layout/page.tsx";

export function ContentPage() {
  const { part } = useParams({ strict: false });
  if (part === undefined)
    return <Navigate to="/content/$part" params={{ part: "banners" }} search={true} replace />;
  return (
    <Page title="Content">
      <ContentArea part={part} />
    </Page>
  );
}
