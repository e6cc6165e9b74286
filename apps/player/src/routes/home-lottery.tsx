import { LotteryBlock } from "../features/lottery/block/lottery-block.tsx";
import { Row } from "../shared/layout/row.tsx";
import { useText } from "../shared/language/text.ts";

/** The lotteries on home. */
export default function HomeLottery() {
  const t = useText("lottery");
  return (
    <Row title={t("title")} to="/elott" trim="trim-lamp">
      <LotteryBlock place="home" />
    </Row>
  );
}
