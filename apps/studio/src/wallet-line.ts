import {
  JsonNumber,
  postSigned,
  readJson,
  rsaSigner,
  type JsonValue,
} from "@perya/wallet-protocol";
import type { Config } from "./config.ts";

/**
 * A definite answer of the wallet: its status word and, if it has one, the balance in ledger
 * units.
 */
export interface WalletAnswer {
  readonly status: string;
  readonly balance: bigint | null;
  /** What the player may play for free, where it was asked. */
  readonly freeRounds?: readonly OfferedRounds[];
}

/** Free rounds that the operator offers. Ledger units. */
export interface OfferedRounds {
  /** What each of their bets is marked with. */
  readonly reward: string;
  readonly left: number;
  readonly rounds: number;
  readonly stakeUnits: bigint;
  /** Won with them so far. */
  readonly wonUnits: bigint;
  readonly until: string;
}

/** The signed line to the operator's wallet. */
export interface WalletLine {
  /**
   * Sends one call of the hub88 protocol. Undefined when there was no definite answer: the outcome
   * is unknown then.
   */
  send(path: string, body: Readonly<Record<string, unknown>>): Promise<WalletAnswer | undefined>;
}

/** Opens the line to `config.walletUrl`, signing with the studio's key. */
export function openWalletLine(
  config: Pick<Config, "walletUrl" | "privateKey" | "walletTimeoutMs">,
): WalletLine {
  const signer = rsaSigner(config.privateKey);
  return {
    send: async (path, body) => {
      try {
        const answer = await postSigned(
          `${config.walletUrl}${path}`,
          body,
          signer,
          config.walletTimeoutMs,
        );
        return answer.status === 200 ? readAnswer(answer.text) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * Anything that is not an answer of the protocol leaves the outcome unknown: a proxy's error page
 * must not decide about money.
 */
function readAnswer(text: string): WalletAnswer | undefined {
  const read = readJson(Buffer.from(text, "utf8"));
  if (!read.ok) return undefined;
  const [status, balance] = [read.value.get("status"), read.value.get("balance")];
  if (typeof status !== "string" || !status.startsWith("RS_")) return undefined;
  const units =
    balance instanceof JsonNumber && /^(0|[1-9]\d*)$/.test(balance.lexeme)
      ? BigInt(balance.lexeme)
      : null;
  const freeRounds = read.value.get("free_rounds");
  return {
    status,
    balance: units,
    ...(Array.isArray(freeRounds) && { freeRounds: freeRounds.flatMap(offeredRounds) }),
  };
}

/** One offer; nothing where it is not written as agreed. */
function offeredRounds(value: JsonValue): readonly OfferedRounds[] {
  if (!(value instanceof Map)) return [];
  const [reward, until] = [value.get("reward_uuid"), value.get("until")];
  const [left, rounds, stakeUnits, wonUnits] = ["left", "rounds", "amount", "won"].map((name) => {
    const number = value.get(name);
    return number instanceof JsonNumber && /^\d{1,18}$/.test(number.lexeme)
      ? BigInt(number.lexeme)
      : undefined;
  });
  if (typeof reward !== "string" || typeof until !== "string") return [];
  if (left === undefined || rounds === undefined) return [];
  if (stakeUnits === undefined || wonUnits === undefined) return [];
  return [{ reward, left: Number(left), rounds: Number(rounds), stakeUnits, wonUnits, until }];
}
