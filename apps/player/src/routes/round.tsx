import { useParams } from "@tanstack/react-router";
import { RoundDetail } from "../features/records/round-detail.tsx";
import { Page as Frame } from "../shared/page.tsx";
import { useText } from "../shared/text.ts";

export function Page() {
  const t = useText("records");
  const { id } = useParams({ from: "/records/bets/$id" });
  return (
    <Frame title={t("roundTitle")} narrow back={{ to: "/records/bets", title: t("betsTitle") }}>
      <RoundDetail id={id} />
    </Frame>
  );
}
