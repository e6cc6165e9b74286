import type { Jackpot } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { JACKPOTS, EVERY_MS } from "../../shared/live/jackpots.ts";
import { useText } from "../../shared/language/text.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { percentOf } from "./percent-of.ts";
import { Hits } from "./hits.tsx";
import { Tier } from "./tier.tsx";

/** Every jackpot of the brand with its pools now, and the last hits to check. */
export function Jackpots() {
  const t = useText("jackpots");
  const { data, error, refetch } = useQuery({ ...JACKPOTS, refetchInterval: EVERY_MS });
  if (error && !data) return <Failed fault={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting rows={3} />;
  if (data.jackpots.length === 0)
    return (
      <Empty title={t("none")}>
        <p className="max-w-prose text-soft">{t("noneText")}</p>
      </Empty>
    );
  return (
    <div className="grid gap-6">
      {/* Above what grows: a hit that comes while the page is read moves nothing else. */}
      <p className="max-w-prose text-sm text-soft">{t("how")}</p>
      {data.jackpots.map((jackpot) => (
        <One key={jackpot.id} jackpot={jackpot} />
      ))}
    </div>
  );
}

function One({ jackpot }: { jackpot: Jackpot }) {
  const t = useText("jackpots");
  const { id, name, tiers, games } = jackpot;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-display text-2xl font-bold">
        <bdi>{name}</bdi>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {tiers.map((tier) => (
          <li key={tier.id} className="contents">
            <Tier tier={tier} />
          </li>
        ))}
      </ul>
      <details className="rounded-2xl border border-line bg-raised p-4">
        <summary className="min-h-6 cursor-pointer font-semibold">{t("games")}</summary>
        <ul className="mt-3 grid gap-1 text-sm text-soft">
          {games.map(({ slug, name: game, nameLanguage, statedPpm }) => (
            <li key={slug} className="flex flex-wrap justify-between gap-x-4">
              <bdi lang={nameLanguage || undefined}>{game}</bdi>
              <span>{t("stated", { percent: percentOf(statedPpm) })}</span>
            </li>
          ))}
        </ul>
      </details>
      <Hits tiers={tiers} />
    </section>
  );
}
