import { useParams } from "@tanstack/react-router";
import { OddsPage } from "../features/lottery/odds/odds-page.tsx";
import { Page } from "../shared/layout/page.tsx";

export function LotteryOddsPage() {
  const { mode = "", rules = "" } = useParams({ strict: false });
  return (
    <Page
      title={`Odds ${mode} · ${rules}`}
      back={{ to: "/lottery/$part", params: { part: "odds" }, title: "Odds" }}
    >
      <OddsPage mode={mode} rules={rules} />
    </Page>
  );
}
