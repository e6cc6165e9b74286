import { useParams } from "@tanstack/react-router";
import { MissionEditor } from "../features/missions/mission-editor.tsx";
import { MissionList } from "../features/missions/mission-list.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

export function MissionsPage() {
  return (
    <Page title="Missions">
      <ForBrand label="Missions of">
        {(brand) => <MissionList key={brand.id} brand={brand} />}
      </ForBrand>
    </Page>
  );
}

/** One mission, or a new one. */
export function MissionPage() {
  const { id = "new" } = useParams({ strict: false });
  return (
    <Page
      title={id === "new" ? "New mission" : "Mission"}
      back={{ to: "/missions", title: "Missions" }}
    >
      <MissionEditor key={id} id={id} />
    </Page>
  );
}
