import { useText } from "../../../shared/language/text.ts";
import { oddsText } from "../play/chances.ts";
import { markName, marketName } from "../play/say.ts";
import { Amount } from "./amount.tsx";
import { changesOf, type Priced } from "./price-slip.ts";
import type { SlipEvent } from "./slip.ts";
import { UnitField } from "./unit-field.tsx";

/** Picks that are written out; more are counted. */
const SHOWN = 12;
const CHANGES_SHOWN = 4;

interface SlipBetProps {
  readonly priced: Priced;
  readonly currency: string;
  readonly open: boolean;
  readonly step: (event: SlipEvent) => void;
}

/** One bet of the slip: what was marked, its unit, what it costs, and what has changed about it. */
export function SlipBet({ priced, currency, open, step }: SlipBetProps) {
  const t = useText("slip");
  const { bet, lines, costMinor, closed } = priced;
  const name = marketName(bet.market);
  const changed = changesOf(priced).length > 0;
  return (
    <li
      className={`-mx-2 grid gap-1.5 rounded-xl px-2 py-3 ${changed || closed.length > 0 ? "bg-ground" : ""}`}
    >
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 leading-snug">
          <strong>{name}</strong>{" "}
          <bdi className="wrap-anywhere tabular-nums">
            {bet.picks.slice(0, SHOWN).map(markName).join(", ")}
            {bet.picks.length > SHOWN &&
              ` ${t("pick.others", { count: bet.picks.length - SHOWN })}`}
          </bdi>
        </p>
        <button
          type="button"
          disabled={!open}
          aria-label={t("bet.remove", { market: name, picks: bet.picks.slice(0, 3).join(" ") })}
          onClick={() => step({ type: "remove", id: bet.id })}
          className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-xl text-xl text-soft hover:text-coral disabled:opacity-50"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <UnitField
          label={t("bet.unit", { market: name })}
          currency={currency}
          minor={bet.unitMinor}
          disabled={!open}
          onChange={(unitMinor) => step({ type: "unit", id: bet.id, unitMinor })}
        />
        <span className="text-sm text-soft">{t("bet.lines", { count: lines.length })}</span>
        <span className="font-semibold">
          <Amount minor={costMinor} currency={currency} />
        </span>
      </div>
      {/* Two lines of room, so that odds that change move nothing under a finger. */}
      <div className="grid min-h-10 content-start">
        {!changed && closed.length < lines.length && (
          <p className="text-sm text-soft">
            {t.rich(priced.isEven ? "bet.hit" : "bet.hitUpTo", {
              money: () => <Amount key="money" minor={priced.winMinor} currency={currency} />,
            })}
          </p>
        )}
        <Notes priced={priced} />
      </div>
    </li>
  );
}

/** What has changed about a bet, and which of its numbers many have bet on. */
function Notes({ priced }: { priced: Priced }) {
  const t = useText("slip");
  const { bet, steps, closed } = priced;
  const name = marketName(bet.market);
  return (
    <>
      {changesOf(priced)
        .slice(0, CHANGES_SHOWN)
        .map(({ name: what, seen, now }) => (
          <p key={what} className="text-sm font-medium text-coral">
            {t("bet.changed", {
              what: what.includes(" ") ? what.slice(0, what.lastIndexOf(" ")) : name,
              seen: oddsText(seen),
              now: oddsText(now),
            })}
          </p>
        ))}
      {steps.slice(0, CHANGES_SHOWN).map(([picks, share]) => (
        <p key={picks} className="text-sm text-soft">
          {t("bet.step", { picks, share })}
        </p>
      ))}
      {closed.length > 0 && (
        <p className="text-sm font-medium wrap-anywhere text-coral">
          {t("bet.full", { picks: closed.slice(0, SHOWN).join(" · ") })}
        </p>
      )}
    </>
  );
}
