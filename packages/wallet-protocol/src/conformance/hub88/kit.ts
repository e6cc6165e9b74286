import { randomUUID } from "node:crypto";
import { rsaSigner } from "../../client/signer.ts";
import { Mismatch, same } from "../case.ts";
import { sendRaw, type RawReply } from "../send-raw.ts";
import type { Target, TargetPlayer } from "../target.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface Reply extends RawReply {
  readonly status: unknown;
  /** Throws when the answer has no balance. */
  readonly balance: bigint;
}

/**
 * The tools of a hub88 case. Bodies are complete and valid; a case overrides the fields it tests.
 * An undefined field is left out.
 */
export interface Hub88Kit {
  readonly target: Target;
  betBody(over?: Fields): Record<string, unknown>;
  winBody(reference: unknown, over?: Fields): Record<string, unknown>;
  rollbackBody(reference: unknown, over?: Fields): Record<string, unknown>;
  bet(over?: Fields): Promise<Reply>;
  win(reference: unknown, over?: Fields): Promise<Reply>;
  rollback(reference: unknown, over?: Fields): Promise<Reply>;
  call(path: string, body: Fields): Promise<Reply>;
  /** Signs exactly these bytes and sends them. */
  sendSigned(path: string, bytes: Buffer, privateKey?: string): Promise<Reply>;
  send(
    path: string,
    bytes: Buffer | undefined,
    headers?: Readonly<Record<string, string>>,
    method?: string,
  ): Promise<Reply>;
  sign(bytes: Buffer): Promise<string>;
  balance(player?: TargetPlayer): Promise<bigint>;
}

/** 1.00 of the currency in the protocol's unit. */
export const ONE = 100_000;

/** Makes the kit for one run. Throws when the target has no private key. */
export function hub88Kit(target: Target): Hub88Kit {
  const pem = target.privateKey;
  if (pem === undefined) throw new Error("The hub88 suite needs the vendor's private key");
  const signer = rsaSigner(pem);

  const send: Hub88Kit["send"] = async (path, bytes, headers = {}, method = "POST") =>
    replyOf(await sendRaw(`${target.baseUrl}${path}`, bytes, headers, method));
  const sendSigned: Hub88Kit["sendSigned"] = async (path, bytes, privateKey) => {
    const by = privateKey === undefined ? signer : rsaSigner(privateKey);
    return send(path, bytes, { [by.header]: await by.sign(bytes) });
  };
  const call: Hub88Kit["call"] = (path, body) =>
    sendSigned(path, Buffer.from(JSON.stringify(body)));
  const bodies = bodiesOf(target);
  return {
    target,
    ...bodies,
    bet: (over) => call("/transaction/bet", bodies.betBody(over)),
    win: (reference, over) => call("/transaction/win", bodies.winBody(reference, over)),
    rollback: (reference, over) =>
      call("/transaction/rollback", bodies.rollbackBody(reference, over)),
    call,
    send,
    sendSigned,
    sign: (bytes) => signer.sign(bytes),
    balance: async ({ user, token } = target) => {
      const reply = await call("/user/balance", {
        user,
        token,
        request_uuid: randomUUID(),
        game_code: target.game,
      });
      same(reply.status, "RS_OK", "status of /user/balance");
      return reply.balance;
    },
  };
}

function bodiesOf(target: Target) {
  const movement = () => ({
    user: target.user,
    token: target.token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    supplier_user: "conformance",
    round: `round-${randomUUID()}`,
    game_code: target.game,
  });
  const money = () => ({
    round_closed: false,
    currency: target.currency,
    amount: ONE,
    is_free: false,
  });
  return {
    betBody: (over: Fields = {}) => ({ ...movement(), ...money(), ...over }),
    winBody: (reference: unknown, over: Fields = {}) => ({
      ...movement(),
      ...money(),
      reference_transaction_uuid: reference,
      ...over,
    }),
    rollbackBody: (reference: unknown, over: Fields = {}) => ({
      ...movement(),
      reference_transaction_uuid: reference,
      ...over,
    }),
  };
}

function replyOf(raw: RawReply): Reply {
  return {
    ...raw,
    status: raw.json["status"],
    get balance() {
      const value = raw.json["balance"];
      if (typeof value !== "number")
        throw new Mismatch(`No balance in ${JSON.stringify(raw.json)}`);
      return BigInt(value);
    },
  };
}
