import type { LotteryCounter } from "@perya/api-client/player";
import { money, toMinor } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { pillClass } from "../../../shared/forms/pill-class.ts";
import { reading } from "../../../shared/http/api.ts";
import { useText } from "../../../shared/language/text.ts";
import { useToken } from "../../../shared/session/session.ts";
import { marketName } from "../play/say.ts";
import { betsAgain } from "./bets-again.ts";
import type { PricedBy } from "./price-slip.ts";
import { isOpen, MOST_BETS, type Bet, type Slip } from "./slip.ts";

export interface LastSlipProps {
  readonly view: LotteryCounter;
  readonly by: PricedBy;
  readonly slip: Slip;
  readonly onAdd: (bet: Omit<Bet, "id">) => void;
  readonly say: (words: string) => void;
}

/** Puts what the player placed last on this game on the slip once more, at today's odds. */
export function LastSlip({ view, by, slip, onAdd, say }: LastSlipProps) {
  const t = useText("marking");
  const token = useToken();
  const { data, isLoading } = useQuery({
    ...reading("/lottery/records", { query: { gameCode: view.gameCode, pageSize: 1 } }),
    enabled: token !== undefined,
  });
  const last = token === undefined ? undefined : data?.content[0];
  // What follows comes with it, and does not move when there is none.
  if (isLoading) return <span aria-hidden="true" className="awaited" />;
  if (!last) return null;
  const put = () => {
    const unit = (units: string) => toMinor(money(BigInt(units), view.currency));
    const { bets, gone, limited } = betsAgain(last.lines, by, {
      minMinor: unit(view.limits.minUnit),
      maxMinor: unit(view.limits.maxUnit),
    });
    const room = MOST_BETS - (slip.state.kind === "accepted" ? 0 : slip.bets.length);
    const fitting = bets.slice(0, Math.max(0, room));
    for (const bet of fitting) onAdd(bet);
    say(
      [
        ...(fitting.length > 0 ? [t("again.done", { count: fitting.length })] : []),
        ...(gone.length > 0 ? [t("again.gone", { markets: gone.map(marketName).join(", ") })] : []),
        ...(limited ? [t("again.limited")] : []),
        ...(fitting.length < bets.length
          ? [t("again.full", { count: bets.length - fitting.length })]
          : []),
      ].join(" "),
    );
  };
  return (
    <button
      type="button"
      onClick={put}
      disabled={!isOpen(slip) || last.stake.currency !== view.currency}
      className={`${pillClass(false)} disabled:opacity-50`}
    >
      {t("again.put")}
    </button>
  );
}
