import { LotteryBlock } from "../features/lottery/block/lottery-block.tsx";
import { part } from "../shared/loading/part.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useSearch } from "../shared/routing/use-location.ts";
import { useText } from "../shared/language/text.ts";

const LotteryVendors = part(() => import("../features/lobby/vendor/lottery-vendors.tsx"));

/** The lobby of the lotteries. */
export function Page() {
  const t = useText("lottery");
  const { page } = useSearch();
  return (
    <Frame title={t("lobby")}>
      <LotteryBlock place="lobby" {...(page ? { vassalage: page } : {})} />
      <LotteryVendors />
    </Frame>
  );
}
