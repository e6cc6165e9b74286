import { useParams } from "@tanstack/react-router";
import { ConversationView } from "../features/service/conversation-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function ServiceConversationPage() {
  const { id } = useParams({ from: "/service/$id" });
  return (
    <Page title="Conversation" back={{ to: "/service", title: "Customer service" }}>
      <ConversationView key={id} id={id} />
    </Page>
  );
}
