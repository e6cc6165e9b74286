import { useParams } from "@tanstack/react-router";
import { TournamentEditor } from "../features/tournaments/tournament-editor.tsx";
import { TournamentList } from "../features/tournaments/tournament-list.tsx";
import { Page } from "../shared/layout/page.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";

export function TournamentsPage() {
  return (
    <Page title="Tournaments">
      <ForBrand label="Tournaments of">
        {(brand) => <TournamentList key={brand.id} brand={brand} />}
      </ForBrand>
    </Page>
  );
}

/** One tournament, or a new one. */
export function TournamentPage() {
  const { id = "new" } = useParams({ strict: false });
  return (
    <Page
      title={id === "new" ? "New tournament" : "Tournament"}
      back={{ to: "/tournaments", title: "Tournaments" }}
    >
      <TournamentEditor key={id} id={id} />
    </Page>
  );
}
