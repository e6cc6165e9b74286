import { ChatLink } from "../features/chat-link/chat-link.tsx";
import { Exclusion } from "../features/exclusion/exclusion.tsx";
import { Feedback } from "../features/feedback/feedback.tsx";
import { Account } from "../features/session/account.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("me");
  return (
    <Frame title={t("title")} narrow>
      <Account />
      <ChatLink />
      <Exclusion />
      <Feedback />
    </Frame>
  );
}
