import { OutboxList } from "../features/outbox/outbox-list.tsx";
import { Page } from "../shared/layout/page.tsx";

export function OutboxPage() {
  return (
    <Page title="Outbox">
      <p className="max-w-prose text-soft">
        Text messages and e-mails to people. Without a carrier they stay here, with their text for a
        day; once a carrier takes a message, its text is deleted.
      </p>
      <OutboxList />
    </Page>
  );
}
