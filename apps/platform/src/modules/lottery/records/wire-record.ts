import { payoutMinor } from "@perya/lottery-kit";
import { toWire } from "@perya/money";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { boardOf } from "../games/board-of.ts";
import { iconOf } from "../games/picture-of.ts";
import { rulesOf } from "../games/rules-of.ts";
import { wireBoard } from "../menus/wire-menus.ts";
import type { LineRow, OrderRow } from "./order-records.store.ts";
import { ORDER_STATES, orderState } from "./order-state.ts";
import type { GameSign } from "./signs-of-games.ts";
import { winningPicks } from "./winning-picks.ts";

const line = z.object({
  market: z.string(),
  selection: z.string(),
  stake: wireMoney,
  odds: z
    .array(z.number().int())
    .meta({ description: "Odds × 10,000 as accepted, one for each price of the line." }),
  won: z.boolean(),
  pushed: z.boolean(),
  payout: wireMoney.nullable().meta({ description: "Null before the draw." }),
  winning: z.array(z.string()).meta({ description: "Which of its picks made it win." }),
});

/** An order and its result. */
export const lotteryRecord = z
  .object({
    id: z.string(),
    gameCode: z.string(),
    gameName: z.string(),
    nameLanguage: languageOfName("gameName"),
    tag: z.string(),
    webIconUrl: z.string(),
    issueNo: z.string(),
    at: wireTime,
    state: z.enum(ORDER_STATES),
    stake: wireMoney,
    payout: wireMoney.nullable().meta({
      description:
        "What it was paid, and given back when it is void or was taken " +
        "back; null while it is open.",
    }),
    net: wireMoney.nullable().meta({
      description: "Payout less stake; null while it is open.",
    }),
    cancelUntil: wireTime
      .nullable()
      .meta({ description: "Until when it can be taken back, if it can." }),
    lines: z.array(line),
    board: wireBoard.nullable().meta({ description: "The draw's numbers once there are any." }),
  })
  .meta({ id: "LotteryRecord" });

/**
 * An order for the wire, with its game's current name and picture. Each line's result is computed
 * here, from the draw.
 */
export function toLotteryRecord(
  order: OrderRow,
  lines: readonly LineRow[],
  sign: GameSign,
): z.infer<typeof lotteryRecord> {
  const state = orderState(order);
  const { currency, minor, stake, issueStatus, outcome, placedAt, closeAt, cancelSeconds } = order;
  const amount = (units: bigint) => toWire({ units, currency });
  const isDrawn = outcome !== null && issueStatus !== "VOIDED";
  const cancelUntil = earlier(placedAt.add({ seconds: cancelSeconds }), closeAt);
  const paid = state === "VOIDED" || state === "CANCELLED" ? stake : (order.payout ?? 0n);
  return {
    id: `lo_${order.id}`,
    gameCode: order.gameCode,
    gameName: sign.name,
    nameLanguage: sign.language,
    tag: order.tag,
    webIconUrl: iconOf(order, sign),
    issueNo: order.issueNo,
    at: placedAt.toString(),
    state,
    stake: amount(stake),
    payout: state === "OPEN" ? null : amount(paid),
    net: state === "OPEN" ? null : amount(paid - stake),
    cancelUntil:
      state === "OPEN" && issueStatus === "OPEN" && cancelSeconds > 0
        ? cancelUntil.toString()
        : null,
    lines: lines.map((one) => ({
      market: one.market,
      selection: one.selection,
      stake: amount(one.unitMinor * BigInt(one.count) * minor),
      odds: [...one.odds],
      ...(isDrawn ? settled(order, one) : { won: false, pushed: false, payout: null, winning: [] }),
    })),
    board: isDrawn ? boardOf(order.rules, outcome) : null,
  };
}

function settled({ rules: code, outcome, minor, currency }: OrderRow, line: LineRow) {
  const rules = rulesOf(code);
  const settlement = rules.settle(line, outcome);
  const units = payoutMinor(line.unitMinor, line.count, line.odds, settlement) * minor;
  return {
    won: settlement.hits.some((times) => times > 0),
    pushed: settlement.push,
    payout: toWire({ units, currency }),
    winning: winningPicks(line.selection, settlement, rules.board(outcome)),
  };
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
