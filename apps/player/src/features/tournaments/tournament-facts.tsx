import type { Tournament } from "@perya/api-client/player";
import type { ReactNode } from "react";
import { Money, Time } from "../../shared/format/money.tsx";
import { PLAY_CATEGORIES } from "../../shared/games/play-categories.ts";
import { useText } from "../../shared/language/text.ts";
import { Facts } from "../../shared/layout/page.tsx";

/** The rules of a tournament: what counts, when, what it costs and what it brings. */
export function TournamentFacts({ tournament }: { tournament: Tournament }) {
  const t = useText("tournaments");
  const { score, entry, fee, minStake, startsAt, endsAt, players, total, wagerTimes } = tournament;
  const facts: (readonly [string, ReactNode])[] = [
    [t("fact.score"), t(`score.${score}`)],
    [t("fact.games"), <GamesOf key="games" tournament={tournament} />],
    ...(minStake ? [[t("fact.minStake"), <Money key="least" amount={minStake} />] as const] : []),
    [
      t("fact.entry"),
      entry === "PAID"
        ? t.rich("entry.PAID", { money: () => <Money key="fee" amount={fee} /> })
        : t(`entry.${entry}`),
    ],
    ...(startsAt === null ? [] : [[t("fact.from"), <Time key="from" at={startsAt} />] as const]),
    [t("fact.until"), <Time key="until" at={endsAt} />],
    [t("fact.players"), String(players)],
    [t("fact.total"), <Money key="total" amount={total} />],
    [t("fact.wager"), t("times", { times: wagerTimes })],
  ];
  return <Facts facts={facts} />;
}

function GamesOf({ tournament: { categories, games } }: { tournament: Tournament }) {
  const t = useText("tournaments");
  const menu = useText("menu");
  const names = categories.map((category) => menu(`item.${PLAY_CATEGORIES[category]}`));
  if (games.length === 0) return names.length === 0 ? t("allGames") : names.join(" · ");
  return games.map(({ id, name, language }, at) => (
    <span key={id}>
      {at > 0 && " · "}
      <bdi lang={language || undefined}>{name}</bdi>
    </span>
  ));
}
