import { TournamentDetail } from "../features/tournaments/tournament-detail.tsx";
import { useBrand } from "../shared/brand/brand.ts";
import { useText } from "../shared/language/text.ts";
import { Page as Frame } from "../shared/layout/page.tsx";
import { Empty } from "../shared/layout/states.tsx";
import { useParam } from "../shared/routing/current-page.tsx";

/** One tournament with its table. */
export function Page() {
  const t = useText("tournaments");
  const centre = useText("centre");
  const { features } = useBrand();
  const id = useParam("id");
  return (
    <Frame
      title={t("title")}
      narrow
      back={{ to: "/member/missionLeaderboard/tournaments", title: t("back") }}
    >
      {features.has("MISSIONS") ? (
        <TournamentDetail key={id} id={id} />
      ) : (
        <Empty title={centre("off")} />
      )}
    </Frame>
  );
}
