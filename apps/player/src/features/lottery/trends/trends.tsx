import type { LotteryTrends } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { Empty, Failed, Waiting } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { lookOf, type Look } from "../art/look-of.ts";
import { Ball } from "../board/ball.tsx";
import { HeatGrid } from "./heat-grid.tsx";
import { OriginChoice, type Origin } from "./origin-choice.tsx";
import { TrackLine } from "./track-line.tsx";
import { tracksOf } from "./tracks.ts";

type Counted = LotteryTrends["numbers"][number];

/** Draws that are counted, and those that fit on a string. */
const COUNTED = 100;
const ON_A_STRING = 30;
const LISTED = 10;

/**
 * What the last draws of a game had in common. It only describes the past: every draw is
 * independent, and the page says so.
 */
export function Trends({
  gameCode,
  origin,
  onOrigin,
}: {
  gameCode: string;
  origin: Origin | undefined;
  onOrigin: (next: Origin) => void;
}) {
  const t = useText("trends");
  const { data, error, refetch } = useQuery(
    reading("/lottery/trends/{code}", {
      path: { code: gameCode },
      query: { origin, last: COUNTED },
    }),
  );
  if (error) return <Failed fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting rows={4} />;
  const choice = <OriginChoice shown={data.origin} origins={data.origins} onChoose={onOrigin} />;
  if (data.draws === 0)
    return (
      <>
        {choice}
        <Empty title={t("none")} />
      </>
    );
  const { numbers } = data;
  return (
    <div className="grid gap-6">
      {choice}
      <p className="text-soft">{t("about", { count: data.draws })}</p>
      <div className="grid items-start gap-6 xl:grid-cols-[42rem_1fr]">
        <section aria-labelledby="often" className="grid gap-3">
          <h3 id="often" className="font-display text-xl font-bold">
            {t("often")}
          </h3>
          <HeatGrid numbers={numbers} />
        </section>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
          <List
            title={t("hot")}
            look={lookOf(gameCode)}
            numbers={numbers.toSorted((a, b) => b.times - a.times).slice(0, LISTED)}
            say={({ times }) => t("came", { count: times })}
          />
          <List
            title={t("cold")}
            look={lookOf(gameCode)}
            numbers={numbers.toSorted((a, b) => b.gapDraws - a.gapDraws).slice(0, LISTED)}
            say={({ gapDraws }) => t("away", { count: gapDraws })}
          />
        </div>
      </div>
      <Strings gameCode={gameCode} origin={data.origin} />
    </div>
  );
}

function List({
  title,
  numbers,
  look,
  say,
}: {
  title: string;
  look: Look;
  numbers: readonly Counted[];
  say: (one: Counted) => string;
}) {
  return (
    <section className="grid content-start gap-2 rounded-2xl border border-line bg-raised p-4">
      <h3 className="font-display text-lg font-bold">{title}</h3>
      <ol className="grid grid-cols-2 gap-1.5">
        {numbers.map((one) => (
          <li key={one.number} className="flex items-center gap-2.5">
            <Ball number={one.number} small look={look} />
            <span className="text-sm text-soft">{say(one)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The values at each place of the result, draw by draw. */
function Strings({ gameCode, origin }: { gameCode: string; origin: Origin }) {
  const t = useText("trends");
  const { data } = useQuery(
    reading("/lottery/history/{code}", {
      path: { code: gameCode },
      query: { origin, pageSize: ON_A_STRING },
    }),
  );
  return (
    <section aria-labelledby="strings" className="grid gap-3">
      <h3 id="strings" className="font-display text-xl font-bold">
        {t("strings")}
      </h3>
      {tracksOf(data?.content ?? []).map((track, at) => (
        <TrackLine key={at} track={track} place={at + 1} />
      ))}
    </section>
  );
}
