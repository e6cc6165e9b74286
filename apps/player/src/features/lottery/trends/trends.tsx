import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/api.ts";
import { Empty, Failed, Waiting } from "../../../shared/states.tsx";
import { useText } from "../../../shared/text.ts";
import { Ball } from "../board/ball.tsx";
import { HeatGrid } from "./heat-grid.tsx";
import { tally, type Tally } from "./tally.ts";
import { TrackLine } from "./track-line.tsx";
import { tracksOf } from "./tracks.ts";

/** Draws that are counted, and those that fit on a string. */
const COUNTED = 100;
const ON_A_STRING = 30;
const LISTED = 10;

/** What the last draws of a game had in common. It tells of the past alone: every draw is independent, and the page says so. */
export function Trends({ gameCode }: { gameCode: string }) {
  const t = useText("trends");
  const { data, error, refetch } = useQuery(reading("/lottery/opened", { query: { gameCode, count: COUNTED } }));
  if (error) return <Failed fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting rows={4} />;
  if (data.length === 0) return <Empty title={t("none")} />;
  const tallies = tally(data);
  return (
    <div className="grid gap-6">
      <p className="text-soft">{t("about", { count: data.length })}</p>
      <div className="grid items-start gap-6 xl:grid-cols-[42rem_1fr]">
        <section aria-labelledby="often" className="grid gap-3">
          <h3 id="often" className="font-display text-xl font-bold">
            {t("often")}
          </h3>
          <HeatGrid tallies={tallies} />
        </section>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
          <List
            title={t("hot")}
            tallies={tallies.toSorted((a, b) => b.times - a.times).slice(0, LISTED)}
            say={({ times }) => t("came", { count: times })}
          />
          <List title={t("cold")} tallies={tallies.toSorted((a, b) => b.gap - a.gap).slice(0, LISTED)} say={({ gap }) => t("away", { count: gap })} />
        </div>
      </div>
      <section aria-labelledby="strings" className="grid gap-3">
        <h3 id="strings" className="font-display text-xl font-bold">
          {t("strings")}
        </h3>
        {tracksOf(data.slice(0, ON_A_STRING)).map((track, at) => (
          <TrackLine key={at} track={track} place={at + 1} />
        ))}
      </section>
    </div>
  );
}

function List({ title, tallies, say }: { title: string; tallies: readonly Tally[]; say: (one: Tally) => string }) {
  return (
    <section className="grid content-start gap-2 rounded-2xl border border-line bg-raised p-4">
      <h3 className="font-display text-lg font-bold">{title}</h3>
      <ol className="grid gap-1.5 sm:grid-cols-2">
        {tallies.map((one) => (
          <li key={one.number} className="flex items-center gap-2.5">
            <Ball number={one.number} small />
            <span className="text-sm text-soft">{say(one)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
