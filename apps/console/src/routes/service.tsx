import { Link } from "@tanstack/react-router";
import { Inbox } from "../features/service/inbox.tsx";
import { Page } from "../shared/layout/page.tsx";

export function ServicePage() {
  return (
    <Page
      title="Customer service"
      actions={
        <Link to="/service-answers" className="text-violet underline">
          Ready answers
        </Link>
      }
    >
      <Inbox />
    </Page>
  );
}
