import { useParams } from "@tanstack/react-router";
import { DrawView } from "../features/lottery/draws/draw-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function LotteryDrawPage() {
  const { code = "", issueNo = "" } = useParams({ strict: false });
  return (
    <Page
      title={`${code} ${issueNo}`}
      back={{ to: "/lottery/$part", params: { part: "draws" }, title: "Draws" }}
    >
      <DrawView code={code} issueNo={issueNo} />
    </Page>
  );
}
