import type { ShownPromotion } from "@perya/api-client/player";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { useNow } from "../../shared/live/use-now.ts";

type Offer = NonNullable<NonNullable<ShownPromotion["standing"]>["offer"]>;

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** What can still be taken for the deposit that was just made, and for how long. */
export function LateOffer({ offer }: { offer: Offer }) {
  const t = useText("promotions");
  const queries = useQueryClient();
  const left = Math.max(0, Math.ceil((Date.parse(offer.until) - useNow()) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries();
  }, [isOver, queries]);
  const minutes = Math.floor(left / MINUTE_S);
  const text = `${minutes}:${String(left % MINUTE_S).padStart(2, "0")}`;
  return (
    <div className="grid gap-1">
      <p>
        {t.rich("offer.text", {
          deposit: () => <Money key="deposit" amount={offer.deposit} />,
          bonus: () => <Money key="bonus" amount={offer.bonus} />,
        })}
      </p>
      <p className="text-soft">
        {t.rich("offer.left", {
          time: () => (
            <bdi key="time" dir="ltr" role="timer" aria-live="off" className="tabular-nums">
              {text}
            </bdi>
          ),
        })}
      </p>
    </div>
  );
}
