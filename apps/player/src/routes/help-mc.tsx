import { HelpTopics } from "../features/help/help-topics.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useText } from "../shared/language/text.ts";

/** The member centre's help, as it is shown inside something that has a header of its own. */
export function Page() {
  const t = useText("help");
  return (
    <Frame title={t("title")} narrow>
      <HelpTopics />
    </Frame>
  );
}
