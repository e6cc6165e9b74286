import { randomUUID } from "node:crypto";
import { hmacSigner } from "../../client/signer.ts";
import { holds, Mismatch, same } from "../case.ts";
import { sendRaw, type RawReply } from "../send-raw.ts";
import type { Target } from "../target.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The tools of a softswiss case. Bodies are complete and valid; a case overrides the fields it
 * tests. An undefined field is left out.
 */
export interface SoftswissKit {
  readonly target: Target;
  /** A call of one round; each movement is [type, amount]. */
  betwinBody(movements: readonly (readonly ["bet" | "win", string])[], over?: Fields): Betwin;
  betwin(
    movements: readonly (readonly ["bet" | "win", string])[],
    over?: Fields,
  ): Promise<RawReply>;
  rollback(originals: readonly unknown[], over?: Fields): Promise<RawReply>;
  finish(round: unknown, over?: Fields): Promise<RawReply>;
  call(path: string, body: Fields): Promise<RawReply>;
  sendSigned(path: string, bytes: Buffer): Promise<RawReply>;
  send(
    path: string,
    bytes: Buffer | undefined,
    headers?: Readonly<Record<string, string>>,
  ): Promise<RawReply>;
  sign(bytes: Buffer): Promise<string>;
  /** In units of 1/100000. */
  balance(): Promise<bigint>;
}

interface Betwin extends Fields {
  readonly round_id: string;
  readonly transactions: readonly {
    readonly id_provider: string;
    readonly type: string;
    readonly amount: string;
  }[];
}

/** Makes the kit for one run. Throws when the target has no secret. */
export function softswissKit(target: Target): SoftswissKit {
  if (target.secret === undefined) throw new Error("The softswiss suite needs the vendor's secret");
  const signer = hmacSigner(target.secret);
  const send: SoftswissKit["send"] = (path, bytes, headers = {}) =>
    sendRaw(`${target.baseUrl}${path}`, bytes, headers);
  const sendSigned: SoftswissKit["sendSigned"] = async (path, bytes) =>
    send(path, bytes, { [signer.header]: await signer.sign(bytes) });
  const call: SoftswissKit["call"] = (path, body) =>
    sendSigned(path, Buffer.from(JSON.stringify(body)));
  const player = { account_id: target.user, currency: target.currency, session_id: target.token };
  const betwinBody: SoftswissKit["betwinBody"] = (movements, over) => ({
    ...player,
    game_id: target.game,
    round_id: `round-${randomUUID()}`,
    transactions: movements.map(([type, amount]) => ({ id_provider: randomUUID(), type, amount })),
    ...over,
  });
  return {
    target,
    betwinBody,
    betwin: (movements, over) => call("/betwin", betwinBody(movements, over)),
    rollback: (originals, over) => {
      const transactions = originals.map((original) => ({
        id_provider: randomUUID(),
        type: "rollback",
        original_id_provider: original,
      }));
      return call("/rollback", {
        ...player,
        game_id: target.game,
        round_id_provider: randomUUID(),
        finished: false,
        transactions,
        ...over,
      });
    },
    finish: (round, over) => call("/finish", { ...player, round_id: round, ...over }),
    call,
    send,
    sendSigned,
    sign: (bytes) => signer.sign(bytes),
    balance: async () =>
      unitsOf(
        answered(await call("/balance", { ...player, game_id: target.game })).json["balance"],
      ),
  };
}

/** Checks for HTTP 200. */
export function answered(reply: RawReply): RawReply {
  if (reply.http !== 200)
    throw new Mismatch(
      `HTTP status: expected 200, got ${reply.http} ${JSON.stringify(reply.json)}`,
    );
  return reply;
}

/** Checks for HTTP 400 with this api_code. */
export function refused(reply: RawReply, apiCode: string): Fields {
  same(reply.http, 400, "HTTP status");
  same(reply.json["code"], "invalid_argument", "code");
  const meta = reply.json["meta"] as Fields | undefined;
  same(meta?.["api_code"], apiCode, "meta.api_code");
  holds(typeof meta?.["api_message"] === "string", "meta.api_message must be there");
  return meta ?? {};
}

/** A decimal balance in units of 1/100000. */
export function unitsOf(value: unknown): bigint {
  const [, whole, fraction] =
    /^(\d+)\.(\d{2,5})$/.exec(typeof value === "string" ? value : "") ?? [];
  if (whole === undefined || fraction === undefined)
    throw new Mismatch(
      `A balance must be a decimal text with two to five decimals, not ${JSON.stringify(value)}`,
    );
  return BigInt(whole + fraction.padEnd(5, "0"));
}

/** Runs `attempt` and fails unless the player's balance changed by exactly this many units. */
export async function moves(
  kit: SoftswissKit,
  units: bigint,
  attempt: () => Promise<unknown>,
): Promise<void> {
  const before = await kit.balance();
  await attempt();
  same((await kit.balance()) - before, units, "change of the balance");
}

/** The movements of a successful /betwin or /rollback answer. */
export function movementsOf(reply: RawReply): readonly Fields[] {
  const transactions = answered(reply).json["transactions"];
  if (!Array.isArray(transactions)) throw new Mismatch("transactions must be a list");
  return transactions as Fields[];
}
