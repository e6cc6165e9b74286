import { FeedbackList } from "../features/feedback/feedback-list.tsx";
import { Page } from "../shared/layout/page.tsx";

export function FeedbackPage() {
  return (
    <Page title="Feedback">
      <p className="max-w-prose text-soft">
        Messages from players who expect no answer. They can't be changed.
      </p>
      <FeedbackList />
    </Page>
  );
}
