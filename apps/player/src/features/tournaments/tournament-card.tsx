import type { Tournament } from "@perya/api-client/player";
import { Money, Time } from "../../shared/format/money.tsx";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { Score } from "./score.tsx";
import { TournamentState } from "./tournament-state.tsx";

/** One tournament in the list: what it is by, what it brings, until when, and one's own place. */
export function TournamentCard({ tournament }: { tournament: Tournament }) {
  const t = useText("tournaments");
  const { id, title, language, status, score, entry, fee, total, own, players } = tournament;
  const at = status === "COMING_SOON" ? tournament.startsAt : tournament.endsAt;
  return (
    <Card className={own ? "border-teal" : ""}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-display text-xl font-bold">
          <bdi lang={language}>{title}</bdi>
        </h3>
        <TournamentState status={status} />
      </header>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-soft">{t("fact.total")}</span>
        <span className="text-lg font-bold text-teal">
          <Money amount={total} />
        </span>
      </p>
      {own && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-soft">{t("yours")}</span>
          <span className="font-semibold">{t("ofPlayers", { place: own.place, players })}</span>
          <Score of={tournament} score={own.score} />
        </p>
      )}
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          <span>{t(`score.${score}`)}</span>
          <span>
            {entry === "PAID"
              ? t.rich("entry.PAID", { money: () => <Money key="fee" amount={fee} /> })
              : t(`entry.${entry}`)}
          </span>
          {at !== null && (
            <span>
              {t(status === "COMING_SOON" ? "fact.from" : "fact.until")} <Time at={at} />
            </span>
          )}
        </p>
        <Link
          to={`/member/missionLeaderboard/tournaments/${id}`}
          className={buttonClass("plain")}
          aria-label={t("openOf", { title })}
        >
          {t("open")}
        </Link>
      </div>
    </Card>
  );
}
