import { OutboxList } from "../features/outbox/outbox-list.tsx";
import { Page } from "../shared/page.tsx";

export function OutboxPage() {
  return (
    <Page title="Outbox">
      <p className="max-w-prose text-soft">
        Text messages and mails to people. Without a carrier they stay here, with their text for a
        day; what a carrier took leaves no text behind.
      </p>
      <OutboxList />
    </Page>
  );
}
