import type { JackpotTier } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { percentOf } from "./percent-of.ts";

/** One tier: its pool now, how it is won, and what was committed to. */
export function Tier({ tier }: { tier: JackpotTier }) {
  const t = useText("jackpots");
  const { name, kind, pool, odds, ceiling, seed, contributionPpm, commitment, running } = tier;
  return (
    <article className="grid content-start gap-2 rounded-2xl border border-line bg-overlay p-4 sm:p-5">
      <h3 className="font-display text-lg font-extrabold text-bulb-ink">{t(`tier.${name}`)}</h3>
      <p className="text-3xl font-bold tabular-nums">
        <Money amount={pool} />
      </p>
      <p className="text-sm">
        {running &&
          kind === "RANDOM" &&
          odds &&
          t.rich("chance", { odds: () => <Money amount={odds} /> })}
        {running &&
          kind === "MUST_HIT_BY" &&
          ceiling &&
          t.rich("by", { ceiling: () => <Money amount={ceiling} /> })}
        {!running && t("over")}
      </p>
      <p className="text-sm text-soft">
        {t.rich("share", {
          percent: percentOf(contributionPpm),
          seed: () => <Money amount={seed} />,
        })}
      </p>
      {commitment && (
        <p className="text-xs text-soft">
          {t("commitment")}{" "}
          <bdi dir="ltr" className="wrap-anywhere tabular-nums">
            {commitment}
          </bdi>
        </p>
      )}
    </article>
  );
}
