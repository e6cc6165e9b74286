import { useParams } from "@tanstack/react-router";
import { RoundDetail } from "../features/records/round-detail.tsx";
import { Page as Frame } from "../shared/page.tsx";

export function Page() {
  const { id } = useParams({ from: "/records/bets/$id" });
  return (
    <Frame title="Round" narrow back={{ to: "/records/bets", title: "Betting record" }}>
      <RoundDetail id={id} />
    </Frame>
  );
}
