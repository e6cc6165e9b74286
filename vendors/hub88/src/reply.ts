import type { Answer, DialectAnswer, PortPlayer } from "@perya/wallet-protocol";
import type { Context } from "./calls.ts";
import { codes, detailed, withBalance, type Status } from "./codes.ts";

/** What is known of the call by the time it is answered. */
export interface Call {
  /** As the vendor wrote it; null while the body is not trusted or not read. */
  readonly requestUuid: string | null;
  readonly user: string | null;
}

export interface Funds {
  readonly currency: string;
  readonly balance: bigint;
}

/** A business answer: HTTP 200 whatever the status. Amounts are written as integer lexemes, since they may pass 2^53. */
export function reply(status: Status, call: Call, funds?: Funds, detail?: string): DialectAnswer {
  return { status: 200, body: body(status, call, funds, detail) };
}

/** The wallet's answer in the vendor's words. */
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
