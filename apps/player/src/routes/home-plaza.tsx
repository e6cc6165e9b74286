import { useText } from "../shared/text.ts";
import { HelpTabs } from "../features/help/help-tabs.tsx";
import { WinnerBoard } from "../features/winners/winner-board.tsx";
import { Row } from "../shared/row.tsx";

/** Who won last, and what is good to know, side by side. */
export default function Plaza() {
  const winners = useText("winners");
  const help = useText("help");
  return (
    <div className="grid gap-8 xl:grid-cols-2 xl:gap-x-4">
      <Row title={winners("title")} awning="awning-teal">
        <WinnerBoard />
      </Row>
      <Row title={help("tabs.title")} awning="awning-lamp">
        <HelpTabs />
      </Row>
    </div>
  );
}
