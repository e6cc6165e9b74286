import { FeedbackList } from "../features/feedback/feedback-list.tsx";
import { Page } from "../shared/page.tsx";

export function FeedbackPage() {
  return (
    <Page title="Feedback">
      <p className="max-w-prose text-soft">
        What players tell the house in a few words. Nobody can change it; answers go by customer
        service.
      </p>
      <FeedbackList />
    </Page>
  );
}
