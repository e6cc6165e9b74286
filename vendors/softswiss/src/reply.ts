import type { Answer, DialectAnswer, OperatorPort, PortPlayer } from "@perya/wallet-protocol";
import { writeAmount } from "./amount.ts";
import { codes, messages, withBalance, type ApiCode } from "./codes.ts";

type Refusal = Extract<Answer, { ok: false }>;

const OK = 200;
const REFUSED = 400;
const FAILED = 500;

/** A successful answer. */
export function answered(value: Readonly<Record<string, unknown>>): DialectAnswer {
  return { status: OK, body: JSON.stringify(value) };
}

/** An error of the protocol: HTTP 500 for unknown faults, 400 for all others. */
export function refused(
  code: ApiCode,
  more: { readonly message?: string | undefined; readonly balance?: bigint } = {},
): DialectAnswer {
  const text = more.message === undefined ? messages[code] : `${messages[code]} ${more.message}`;
  const balance = more.balance === undefined ? {} : { balance: writeAmount(more.balance) };
  const body = {
    code: code === "500" ? "internal" : "invalid_argument",
    msg: text,
    meta: { api_code: code, api_message: text, ...balance },
  };
  return { status: code === "500" ? FAILED : REFUSED, body: JSON.stringify(body) };
}

/** The first refusal of a group; undefined when all of it was applied. */
export function firstRefusal(answers: readonly Answer[]): Refusal | undefined {
  for (const answer of answers) if (!answer.ok) return answer;
  return undefined;
}

/**
 * A refusal for the vendor. The balance is the one before the group, because nothing was applied.
 */
export async function refuseGroup(
  no: Refusal,
  player: PortPlayer,
  operator: OperatorPort,
): Promise<DialectAnswer> {
  const code = codes[no.refusal];
  const message = code === "400" ? no.refusal : no.detail;
  if (!withBalance.has(code)) return refused(code, { message });
  return refused(code, { message, balance: no.balance ?? (await operator.balance(player.id)) });
}

/**
 * The balance after a group: the stored one when the whole group is a repeat, else that of the last
 * new movement.
 */
export function balanceAfter(answers: readonly Answer[]): bigint {
  const receipts = answers.flatMap((answer) => (answer.ok ? [answer.receipt] : []));
  const last = receipts.findLast((receipt) => !receipt.replayed) ?? receipts.at(-1);
  if (!last) throw new Error("A group without a receipt has no balance");
  return last.balance;
}
