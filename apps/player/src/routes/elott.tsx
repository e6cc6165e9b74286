import { LotteryBlock } from "../features/lottery/block/lottery-block.tsx";
import { part } from "../shared/part.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useSearch } from "../shared/routing/use-location.ts";
import { useText } from "../shared/text.ts";

const LotteryVendors = part(() => import("../features/lobby/lottery-vendors.tsx"));

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
