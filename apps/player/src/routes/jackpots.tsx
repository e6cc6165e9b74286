import { Jackpots } from "../features/jackpots/jackpots.tsx";
import { useText } from "../shared/language/text.ts";
import { Page as Frame } from "../shared/layout/page.tsx";

/** The jackpots that can be won, and those that were. */
export function Page() {
  const t = useText("jackpots");
  return (
    <Frame title={t("title")}>
      <Jackpots />
    </Frame>
  );
}
