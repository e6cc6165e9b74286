import { randomUUID } from "node:crypto";
import type { Transfer, TransferPort } from "@perya/wallet-protocol";
import { classify, type Told } from "./classify.ts";
import { readAnswer } from "./read-answer.ts";
import { readRecords } from "./read-records.ts";

/**
 * Sends one signed call to a path of the vendor's API. Answers the text of an HTTP 200; undefined
 * for anything else, whose outcome is unknown.
 */
type Ask = (path: string, body: Readonly<Record<string, unknown>>) => Promise<string | undefined>;

/**
 * Whether the vendor can be told what bounds single bets and the pace of play. No call of this API
 * has a field for it.
 */
export function boundsBets(): boolean {
  return false;
}

const CALLS = { IN: "deposit", OUT: "withdraw" } as const;

/**
 * Hub88's TransferWallet API, called as the operator. It has no call for a movement's state: the
 * same `transaction_uuid` again is the question and the answer.
 */
export function transferWallet(ask: Ask, subPartnerId: string): TransferPort {
  const call = async (
    path: "deposit" | "withdraw" | "balance",
    body: { readonly user: string; readonly currency: string } & Readonly<Record<string, unknown>>,
  ): Promise<Told | undefined> => {
    const request_uuid = randomUUID();
    const text = await ask(`transfer_wallet/${path}`, {
      ...body,
      request_uuid,
      sub_partner_id: subPartnerId,
    });
    return text === undefined ? undefined : readAnswer(text, { ...body, request_uuid });
  };
  const move = async (transfer: Transfer, first: boolean) => {
    const { user, currency, units, transaction, direction } = transfer;
    const amount = lexeme(units);
    return classify(
      await call(CALLS[direction], { user, currency, amount, transaction_uuid: transaction }),
      first,
    );
  };
  return {
    deposit: (transfer) => move(transfer, true),
    withdraw: (transfer) => move(transfer, true),
    outcomeOf: (transfer) => move(transfer, false),
    balance: async ({ user, currency }) => {
      const told = await call("balance", { user, currency });
      return told?.status === "RS_OK" ? told.balance : undefined;
    },
    records: async (cursor) => {
      const text = await ask("transactions/list", cursor === null ? {} : { cursor });
      return text === undefined ? undefined : readRecords(text);
    },
  };
}

/** Amounts are JSON integers on this wire; beyond 2^53 a number would lose units. */
function lexeme(units: bigint): number {
  if (units <= 0n || units > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RangeError(`Amount can't be written: ${units}`);
  return Number(units);
}
