import type { TeamGames, TeamPlay } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { SegmentedControl } from "../../shared/forms/segmented-control.tsx";
import { reading } from "../../shared/http/api.ts";
import { textOf, useText } from "../../shared/language/text.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import type { AskedDays } from "../../shared/records/asked-days.ts";
import { categoryName } from "../../shared/records/category-name.ts";
import { CsvButton } from "../../shared/records/csv-button.tsx";
import { FilterChoice } from "../../shared/records/filter-choice.tsx";
import { GameChoice } from "../../shared/records/game-choice.tsx";
import { RecordFilter } from "../../shared/records/record-filter.tsx";
import { Totals } from "../../shared/records/totals.tsx";
import { useAskedDays } from "../../shared/records/use-asked-days.ts";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { MemberBets } from "./member-bets.tsx";
import { Members } from "./members.tsx";
import { SumsTable } from "./sums-table.tsx";

const WAYS = ["category", "game", "member"] as const;
type Way = (typeof WAYS)[number];

/** What the team bet in some days, by category, game and member, down to single bets. */
export function TeamBetting() {
  const t = useText("agentTeams");
  const days = useAskedDays();
  const search = useSearch();
  const { fromDay, toDay } = days;
  const way = WAYS.find((one) => one === search["by"]) ?? "category";
  const [member, category, gameId] = [search["member"], search["category"], search["game"]];
  const query = useQuery(reading("/agent/team/games", { query: { fromDay, toDay } }));
  const games = query.data;
  if (member !== undefined)
    return (
      <>
        <RecordFilter days={days}>
          <GameChoice games={games && playedOf(games)} />
        </RecordFilter>
        <MemberBets days={days} member={member} />
      </>
    );
  return (
    <>
      <RecordFilter days={days}>
        {way === "member" && (
          <>
            <FilterChoice
              name="category"
              label={t("category")}
              all={t("allCategories")}
              options={(games?.byCategory ?? []).map((one) => [
                one.category,
                categoryName(one.category),
              ])}
            />
            <GameChoice games={games && playedOf(games)} />
          </>
        )}
      </RecordFilter>
      <SumsOf total={games?.total} />
      <SegmentedControl
        label={t("by")}
        options={WAYS.map((one) => [one, t(one)])}
        chosen={way}
        onChoose={(by) =>
          void go(".", { search: { ...search, by, pageNo: undefined }, keepScroll: true })
        }
      />
      {way === "member" ? (
        <Members
          days={days}
          order="turnover"
          category={category || undefined}
          gameId={gameId || undefined}
        />
      ) : (
        <>
          {query.isPending && <Waiting rows={6} />}
          {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
          {games && <Played way={way} games={games} days={days} />}
        </>
      )}
    </>
  );
}

function SumsOf({ total }: { total: TeamPlay | undefined }) {
  const t = useText("agentTeams");
  const filter = useText("filter");
  return (
    <Totals
      rows={
        total && [
          [
            { name: filter("stake"), amount: total.stake },
            { name: filter("payout"), amount: total.payout },
            { name: t("turnover"), amount: total.turnover },
            { name: t("result"), amount: total.net, signed: true },
          ],
        ]
      }
    />
  );
}

/** Games that can be chosen: those that are still in the catalogue. */
const playedOf = ({ byGame }: TeamGames) =>
  byGame.flatMap(({ id, name, language }) => (id === null ? [] : [{ id, name, language }]));

interface PlayedLine extends TeamPlay {
  readonly key: string;
  readonly name: string;
  readonly language?: string;
}

function linesOf(way: Exclude<Way, "member">, games: TeamGames): PlayedLine[] {
  if (way === "category")
    return games.byCategory.map((one) => ({
      ...one,
      key: one.category,
      name: categoryName(one.category),
    }));
  const lines = games.byGame.map((one, at) => ({ ...one, key: one.id ?? String(at) }));
  const others = games.otherGames;
  const name = textOf("agentTeams")("otherGames");
  return others ? [...lines, { ...others, key: "others", name, language: "" }] : lines;
}

interface PlayedProps {
  readonly way: Exclude<Way, "member">;
  readonly games: TeamGames;
  readonly days: AskedDays;
}

/** The team's play by category or game, the most staked first. */
function Played({ way, games, days }: PlayedProps) {
  const t = useText("agentTeams");
  const filter = useText("filter");
  const lines = linesOf(way, games);
  if (lines.length === 0) return <Empty title={t("none")} />;
  return (
    <>
      <SumsTable
        label={t("by")}
        first={t(way)}
        lines={lines.map(({ key, name, language, ...play }) => ({
          key,
          name: (
            <span lang={language || undefined} dir="auto">
              {name}
            </span>
          ),
          figures: [
            { title: t("rounds"), value: play.rounds },
            { title: filter("stake"), value: play.stake },
            { title: t("turnover"), value: play.turnover },
            { title: t("result"), value: play.net, signed: true },
          ],
        }))}
      />
      <CsvButton
        name={`team-${way}`}
        days={days}
        head={[
          t(way),
          t("rounds"),
          filter("stake"),
          filter("payout"),
          t("turnover"),
          t("result"),
          filter("csvCurrency"),
        ]}
        rows={async () =>
          lines.map(({ name, rounds, stake, payout, turnover, net }) => [
            name,
            String(rounds),
            stake,
            payout,
            turnover,
            net,
            net.currency,
          ])
        }
      />
    </>
  );
}
