import { LotteryBlock } from "../features/lottery/block/lottery-block.tsx";
import { Row } from "../shared/row.tsx";
import { useText } from "../shared/text.ts";

/** The lotteries on home. */
export default function HomeLottery() {
  const t = useText("lottery");
  return (
    <Row title={t("title")} to="/elott" awning="awning-lamp">
      <LotteryBlock place="home" />
    </Row>
  );
}
