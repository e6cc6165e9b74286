import { useText } from "../shared/language/text.ts";
import { HelpTabs } from "../features/help/help-tabs.tsx";
import { WinnerBoard } from "../features/winners/winner-board.tsx";
import { Row } from "../shared/layout/row.tsx";

/** The latest winners and the help, side by side. */
export default function WinnersAndHelp() {
  const winners = useText("winners");
  const help = useText("help");
  return (
    <div className="grid gap-8 xl:grid-cols-2 xl:gap-x-4">
      <Row title={winners("title")} trim="trim-teal">
        <WinnerBoard />
      </Row>
      <Row title={help("tabs.title")} trim="trim-lamp">
        <HelpTabs />
      </Row>
    </div>
  );
}
