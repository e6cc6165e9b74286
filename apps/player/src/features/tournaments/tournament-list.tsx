import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { TournamentCard } from "./tournament-card.tsx";

/** The brand's tournaments, what is running first. */
export function TournamentList() {
  const t = useText("tournaments");
  const query = useQuery(reading("/tournaments"));
  if (query.isPending) return <Waiting rows={3} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { tournaments } = query.data;
  if (tournaments.length === 0)
    return (
      <Empty title={t("none")}>
        <Link to="/hot" className={buttonClass("plain")}>
          {t("games")}
        </Link>
      </Empty>
    );
  return (
    <ul className="grid gap-4">
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </ul>
  );
}
