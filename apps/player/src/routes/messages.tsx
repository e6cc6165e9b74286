import { Inbox } from "../features/inbox/inbox.tsx";
import { MailChoice } from "../features/inbox/mail-choice.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("inbox");
  return (
    <Frame title={t("title")} narrow>
      <MailChoice />
      <Inbox />
    </Frame>
  );
}
