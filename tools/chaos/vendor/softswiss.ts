import { randomUUID } from "node:crypto";
import { hmacSigner, type SignedAnswer } from "@perya/wallet-protocol";
import type { Dice } from "../dice.ts";
import { CURRENCY, VENDOR_GAME, type Player } from "../seed.ts";
import type { Call, Heard, Line, Movement } from "./movement.ts";
import { openLine } from "./open-line.ts";

const OK = 200;
const UNKNOWN = 500;
const REFUSALS: Readonly<Record<string, string>> = {
  "100": "NOT_ENOUGH_MONEY",
  "105": "LIMIT_REACHED",
  "110": "USER_DISABLED",
  "404": "TRANSACTION_DOES_NOT_EXIST",
  "409": "TRANSACTION_ROLLED_BACK",
};

/** The second dialect: several movements in one call, all or none, HMAC over the body. */
export function openSoftswiss(
  vendor: number,
  urls: readonly [string, ...string[]],
  secret: string,
  dice: Dice,
): Line {
  return openLine({
    vendor,
    urls,
    signer: hmacSigner(secret),
    dice,
    wire: (call) => call.body,
    read,
  });
}

function read(_call: Call, { status, json }: SignedAnswer): Heard | undefined {
  const answer = json as
    | { balance?: unknown; meta?: { api_code?: unknown; api_message?: unknown; balance?: unknown } }
    | undefined;
  if (status === OK)
    return typeof answer?.balance === "string"
      ? { ok: true, balance: unitsOf(answer.balance) }
      : undefined;
  const code = answer?.meta?.api_code;
  if (status === UNKNOWN || typeof code !== "string") return undefined;
  const closed =
    typeof answer?.meta?.api_message === "string" &&
    answer.meta.api_message.includes("ROUND_CLOSED");
  const balance = typeof answer?.meta?.balance === "string" ? unitsOf(answer.meta.balance) : null;
  return {
    ok: false,
    refusal: closed ? "ROUND_CLOSED" : (REFUSALS[code] ?? `CODE_${code}`),
    balance,
  };
}

type Part = readonly ["bet" | "win", units: bigint];

/** Bets and wins of one round in one call. */
export function betwin(
  line: Line,
  player: Player,
  [first, ...more]: readonly [Part, ...Part[]],
  options: { round?: string; finished?: boolean } = {},
): Call {
  const round = options.round ?? randomUUID();
  const made = ([kind, units]: Part) =>
    movement(line, player, { kind, units, round, reference: null });
  const movements = [made(first), ...more.map(made)] as const;
  const transactions = movements.map(({ kind, transaction, units }) => ({
    id_provider: transaction,
    type: kind,
    amount: decimal(units),
  }));
  const body = {
    ...common(player),
    game_id: VENDOR_GAME,
    round_id: round,
    finished: options.finished ?? false,
    transactions,
  };
  return { player, path: "/betwin", body, movements, heard: [], sent: 0 };
}

/** Rolls back the movements of a call, last one first. */
export function rollback(line: Line, of: Call): Call {
  const taken = of.movements.toReversed();
  const made = taken.map(({ transaction, round }) =>
    movement(line, of.player, { kind: "rollback", units: 0n, round, reference: transaction }),
  );
  const transactions = made.map(({ transaction, reference }) => ({
    id_provider: transaction,
    type: "rollback",
    original_id_provider: reference,
  }));
  const body = {
    ...common(of.player),
    game_id: VENDOR_GAME,
    round_id_provider: of.movements[0].round,
    finished: false,
    transactions,
  };
  const [first, ...more] = made;
  if (!first) throw new Error("A call without movements can't be taken back");
  return {
    player: of.player,
    path: "/rollback",
    body,
    movements: [first, ...more],
    heard: [],
    sent: 0,
  };
}

/**
 * Ends a round. The protocol gives this call no id: the wallet derives one from the player and the
 * round.
 */
export function finish(line: Line, of: Call): Call {
  const [{ round }] = of.movements;
  const made = {
    ...movement(line, of.player, { kind: "close", units: 0n, round, reference: null }),
    transaction: `finish\n${of.player.user}\n${round}`,
  };
  return {
    player: of.player,
    path: "/finish",
    body: { ...common(of.player), round_id: round },
    movements: [made],
    heard: [],
    sent: 0,
  };
}

function common(player: Player) {
  return { account_id: player.user, currency: CURRENCY, session_id: player.tokens.softswiss };
}

function movement(
  line: Line,
  player: Player,
  parts: Pick<Movement, "kind" | "units" | "round" | "reference">,
): Movement {
  return {
    vendor: line.vendor,
    player: player.id,
    transaction: randomUUID(),
    free: false,
    ...parts,
  };
}

/** Ledger units in this protocol's format: "0.90". */
function decimal(units: bigint): string {
  const digits = units.toString().padStart(6, "0");
  return `${digits.slice(0, -5)}.${digits.slice(-5)}`;
}

function unitsOf(text: string): bigint {
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(5, "0"));
}
