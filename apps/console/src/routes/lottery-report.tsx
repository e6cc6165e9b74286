import { useParams } from "@tanstack/react-router";
import { DrawReport } from "../features/lottery/draws/draw-report.tsx";
import { useFilters } from "../shared/lists/filters.ts";
import { Page } from "../shared/layout/page.tsx";

export function LotteryReportPage() {
  const { code = "", issueNo = "" } = useParams({ strict: false });
  const { filters } = useFilters();
  return (
    <Page
      title={`Report ${code} ${issueNo}`}
      back={{ to: "/lottery/$part", params: { part: "reports" }, title: "Reports" }}
    >
      <DrawReport code={code} issueNo={issueNo} brand={filters.brand} />
    </Page>
  );
}
