import type { Answer, DialectAnswer, PortPlayer } from "@perya/wallet-protocol";
import type { Call, Context } from "./context.ts";
import { codes, detailed, withBalance, type Status } from "./codes.ts";

export interface Funds {
  readonly currency: string;
  readonly balance: bigint;
}

/**
 * A business answer: HTTP 200 whatever the status. Amounts are written as integer literals, because
 * they may exceed 2^53.
 */
export function reply(status: Status, call: Call, funds?: Funds, detail?: string): DialectAnswer {
  return { status: 200, body: body(status, call, funds, detail) };
}

/** Translates the wallet's answer for the vendor. */
export async function replyWith(
  answer: Answer,
  player: PortPlayer,
  { call, vendor, operator }: Context,
): Promise<DialectAnswer> {
  const { currency } = player;
  if (answer.ok) return reply("RS_OK", call, { currency, balance: answer.receipt.balance });
  if (answer.refusal === "TRANSACTION_ROLLED_BACK" && vendor.rolledBackUnknown)
    return reply("RS_ERROR_UNKNOWN", call, undefined, answer.refusal);
  const detail = detailed.has(answer.refusal) ? answer.refusal : answer.detail;
  if (!withBalance.has(answer.refusal))
    return reply(codes[answer.refusal], call, undefined, detail);
  const balance = answer.balance ?? (await operator.balance(player.id));
  return reply(codes[answer.refusal], call, { currency, balance }, detail);
}

/** The body of an answer. */
export function body(status: Status, call: Call, funds?: Funds, detail?: string): string {
  const money = funds
    ? `,"currency":${JSON.stringify(funds.currency)},"balance":${funds.balance}`
    : "";
  const more = detail === undefined ? "" : `,"detail":${JSON.stringify(detail)}`;
  return `{"status":"${status}","request_uuid":${JSON.stringify(call.requestUuid)},"user":${JSON.stringify(call.user)}${money}${more}}`;
}

/** An answer with members of its own, as JSON. */
export function replyMore(status: Status, call: Call, members: string): DialectAnswer {
  return { status: 200, body: `${body(status, call).slice(0, -1)},${members}}` };
}
