import { ReadyAnswers } from "../features/ready-answers/ready-answers.tsx";
import { Page } from "../shared/layout/page.tsx";

export function ServiceAnswersPage() {
  return (
    <Page title="Ready answers" back={{ to: "/service", title: "Customer service" }}>
      <ReadyAnswers />
    </Page>
  );
}
