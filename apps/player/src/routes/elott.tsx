import { LotteryBlock } from "../features/lottery/block/lottery-block.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useSearch } from "../shared/routing/use-location.ts";
import { useText } from "../shared/text.ts";

/** The lobby of the lotteries. */
export function Page() {
  const t = useText("lottery");
  const { page } = useSearch();
  return (
    <Frame title={t("lobby")}>
      <LotteryBlock place="lobby" {...(page ? { vassalage: page } : {})} />
    </Frame>
  );
}
