import { openAuth } from "../../../shared/session/auth-modal.ts";
import { useToken } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/language/text.ts";
import type { LotteryCounter } from "@perya/api-client/player";
import { orderLines } from "./order-lines.ts";
import { priceSlip, type PricedBy } from "./price-slip.ts";
import type { Bet } from "./slip.ts";
import { useSlip } from "./use-slip.ts";

/**
 * A game's slip with everything one can do to it; a guest is asked to sign in before a bet is sent.
 */
export function usePlacing(view: LotteryCounter, by: PricedBy) {
  const common = useText("common");
  const token = useToken();
  const { slip, step, send } = useSlip(view.gameCode);
  const { gameCode, currency, oddsVersion, issue } = view;
  const onSend = () => {
    if (token === undefined) return openAuth("login", common("notYet"));
    const lines = orderLines(slip, priceSlip(slip, by), { currency, offer: by.offer });
    send({ key: slip.key, gameCode, issueNo: slip.issueNo, oddsVersion, lines });
  };
  const add = (bet: Omit<Bet, "id">) =>
    step({ type: "add", issueNo: issue?.issueNo ?? "", ...bet });
  return { slip, step, onSend, add };
}
