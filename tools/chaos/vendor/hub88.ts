import { randomUUID } from "node:crypto";
import { rsaSigner, type SignedAnswer } from "@perya/wallet-protocol";
import type { Dice } from "../dice.ts";
import { CURRENCY, VENDOR_GAME, type Player } from "../seed.ts";
import type { Call, Heard, Line, Movement } from "./movement.ts";
import { openLine } from "./open-line.ts";

const OK = 200;

/** The native protocol: one movement per call, RSA signature over the body. */
export function openHub88(
  vendor: number,
  urls: readonly [string, ...string[]],
  privateKey: string,
  dice: Dice,
): Line {
  return openLine({
    vendor,
    urls,
    signer: rsaSigner(privateKey),
    dice,
    // The request's id is new each time; the movement's id is not.
    wire: (call) => ({ ...call.body, request_uuid: randomUUID() }),
    read,
  });
}

function read(_call: Call, { status, json }: SignedAnswer): Heard | undefined {
  const answer = json as { status?: unknown; balance?: unknown; detail?: unknown } | undefined;
  if (status !== OK || typeof answer?.status !== "string") return undefined;
  const balance = typeof answer.balance === "number" ? BigInt(answer.balance) : null;
  if (answer.status === "RS_OK" && balance !== null) return { ok: true, balance };
  return {
    ok: false,
    refusal:
      answer.detail === "ROUND_CLOSED" ? "ROUND_CLOSED" : answer.status.replace("RS_ERROR_", ""),
    balance,
  };
}

type Money = Partial<Pick<Movement, "round" | "free">> & {
  readonly units: bigint;
  readonly closes?: boolean;
};

export function bet(
  line: Line,
  player: Player,
  { units, round = randomUUID(), free = false, closes = false }: Money,
): Call {
  return callOf(player, { ...movement(line, player, "bet", round), units, free }, closes);
}

export function win(of: Call, { units, closes = false }: Money): Call {
  const [stake] = of.movements;
  return callOf(
    of.player,
    {
      ...stake,
      kind: "win",
      transaction: randomUUID(),
      reference: stake.transaction,
      units,
      free: false,
    },
    closes,
  );
}

export function rollback(of: Call): Call {
  const [taken] = of.movements;
  return callOf(
    of.player,
    {
      ...taken,
      kind: "rollback",
      transaction: randomUUID(),
      reference: taken.transaction,
      units: 0n,
      free: false,
    },
    false,
  );
}

/**
 * The same call with another amount under its id: vendors may not send this, and the wallet must
 * refuse it.
 */
export function forged(of: Call): Call {
  const [original] = of.movements;
  return callOf(of.player, { ...original, units: original.units + 1_000n }, false);
}

function movement(line: Line, player: Player, kind: Movement["kind"], round: string): Movement {
  return {
    vendor: line.vendor,
    player: player.id,
    kind,
    transaction: randomUUID(),
    round,
    units: 0n,
    reference: null,
    free: false,
  };
}

function callOf(player: Player, made: Movement, closes: boolean): Call {
  const body = {
    user: player.user,
    token: player.tokens.hub88,
    transaction_uuid: made.transaction,
    supplier_transaction_id: made.transaction,
    round: made.round,
    game_code: VENDOR_GAME,
    ...(made.kind === "rollback"
      ? {}
      : {
          round_closed: closes,
          currency: CURRENCY,
          amount: Number(made.units),
          is_free: made.free,
        }),
    ...(made.reference === null ? {} : { reference_transaction_uuid: made.reference }),
  };
  return { player, path: `/transaction/${made.kind}`, body, movements: [made], heard: [], sent: 0 };
}
