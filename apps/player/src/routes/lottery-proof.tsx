import { FindIssue } from "../features/lottery/proof/find-issue.tsx";
import { IssueProof } from "../features/lottery/proof/issue-proof.tsx";
import { Page as Frame } from "../shared/layout/page.tsx";
import { useSearch } from "../shared/routing/use-location.ts";
import { useText } from "../shared/language/text.ts";

export function Page() {
  const t = useText("proof");
  const fair = useText("fairness");
  const { gameCode = "", issueNo = "" } = useSearch();
  return (
    <Frame title={t("title")} middle back={{ to: "/fairness", title: fair("page.title") }}>
      <p className="text-soft">{t("about")}</p>
      {gameCode && issueNo ? <IssueProof gameCode={gameCode} issueNo={issueNo} /> : <FindIssue />}
    </Frame>
  );
}
