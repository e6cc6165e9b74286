import type { JackpotHit, JackpotTier } from "@perya/api-client/player";
import { useState } from "react";
import { Money, Time } from "../../shared/format/money.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { useText } from "../../shared/language/text.ts";
import { Facts } from "../../shared/layout/page.tsx";
import { checkHit } from "./check-hit.ts";

/** Hits of a jackpot that are shown. */
const SHOWN = 10;

/** The last hits of all tiers, each with all it takes to check it. */
export function Hits({ tiers }: { tiers: readonly JackpotTier[] }) {
  const t = useText("jackpots");
  const hits = tiers
    .flatMap((tier) => tier.hits.map((hit) => ({ tier, hit })))
    .toSorted((one, other) => Date.parse(other.hit.at) - Date.parse(one.hit.at))
    .slice(0, SHOWN);
  if (hits.length === 0) return <p className="text-soft">{t("noHits")}</p>;
  return (
    <div className="grid gap-2">
      <h3 className="font-display text-lg font-bold">{t("hits")}</h3>
      <ul className="grid gap-2">
        {hits.map(({ tier, hit }) => (
          <li key={`${tier.id} ${hit.cycle}`}>
            <Hit tier={tier} hit={hit} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hit({ tier, hit }: { tier: JackpotTier; hit: JackpotHit }) {
  const t = useText("jackpots");
  const { winner, prize, at, commitment, seed, hidden, round, stake } = hit;
  return (
    <details className="rounded-2xl border border-line bg-raised p-4">
      <summary className="flex min-h-6 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <bdi className="font-semibold">{winner}</bdi> · {t(`tier.${tier.name}`)}
        </span>
        <span className="font-bold tabular-nums">
          <Money amount={prize} />
        </span>
      </summary>
      <div className="mt-3 grid gap-3">
        <Facts
          facts={[
            [t("wonAt"), <Time key="at" at={at} />],
            [t("round"), <Long key="round">{round}</Long>],
            [t("stake"), <Money key="stake" amount={stake} />],
            ...(hidden ? [[t("hidden"), <Money key="hidden" amount={hidden} />] as const] : []),
            [t("commitment"), <Long key="commitment">{commitment}</Long>],
            [t("seed"), <Long key="seed">{seed}</Long>],
          ]}
        />
        <Check tier={tier} hit={hit} />
      </div>
    </details>
  );
}

function Long({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere tabular-nums">
      {children}
    </bdi>
  );
}

/** Checks a hit in this browser once it is asked for. */
function Check({ tier, hit }: { tier: JackpotTier; hit: JackpotHit }) {
  const t = useText("jackpots");
  const [found, setFound] = useState<ReturnType<typeof checkHit>>();
  return (
    <div className="grid justify-items-start gap-2">
      <Button onClick={() => setFound(checkHit(tier, hit))}>{t("check")}</Button>
      <div role="status">
        {found && (
          <ul className="grid gap-1">
            <Line good={found.committed}>
              {t(found.committed ? "isCommitted" : "notCommitted")}
            </Line>
            <Line good={found.won}>{t(found.won ? "hasWon" : "hasNotWon")}</Line>
          </ul>
        )}
      </div>
    </div>
  );
}

function Line({ good, children }: { good: boolean; children: string }) {
  return (
    <li className={`font-semibold ${good ? "text-teal" : "text-coral"}`}>
      <span aria-hidden="true">{good ? "✓" : "✕"}</span> {children}
    </li>
  );
}
