import { createPrivateKey, createSecretKey, randomUUID, type KeyObject } from "node:crypto";
import { signHmac, signRsa } from "@perya/wallet-protocol";
import {
  CURRENCY,
  GAME,
  PLAYERS,
  publicIdOf,
  SLUGS,
  STAKE_UNITS,
  tokenOf,
  type DialectName,
} from "./setting.ts";
import type { Keys } from "./seed.ts";

const AT_ONCE = 64;

/**
 * This many complete signed HTTP requests, each one bet in a new round, over all players in turn.
 * Made before the measurement starts.
 */
export async function makeRequests(
  dialect: DialectName,
  count: number,
  keys: Pick<Keys, "softswiss" | "privateKey">,
): Promise<Buffer[]> {
  const made: Buffer[] = [];
  const rsa = createPrivateKey(keys.privateKey);
  const secret = createSecretKey(keys.softswiss, "utf8");
  for (let start = 0; start < count; start += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - start);
    const batch = Array.from({ length: size }, (_value, at) =>
      dialect === "softswiss" ? softswiss(start + at, secret) : hub88(start + at, rsa),
    );
    made.push(...(await Promise.all(batch)));
  }
  return made;
}

async function softswiss(n: number, secret: KeyObject): Promise<Buffer> {
  const transactions = [{ id_provider: randomUUID(), type: "bet", amount: "0.01" }];
  const body = Buffer.from(
    JSON.stringify({
      account_id: publicIdOf(n % PLAYERS),
      currency: CURRENCY,
      game_id: GAME,
      round_id: randomUUID(),
      finished: false,
      transactions,
    }),
  );
  return framed(
    `/wallet/softswiss/${SLUGS.softswiss}/betwin`,
    `x-request-sign: ${signHmac(secret, body)}`,
    body,
  );
}

async function hub88(n: number, key: KeyObject): Promise<Buffer> {
  const player = n % PLAYERS;
  const ids = {
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
  };
  const money = { round_closed: false, currency: CURRENCY, amount: STAKE_UNITS, is_free: false };
  const body = Buffer.from(
    JSON.stringify({
      user: publicIdOf(player),
      token: tokenOf(player),
      game_code: GAME,
      ...ids,
      ...money,
    }),
  );
  return framed(
    `/wallet/hub88/${SLUGS.hub88}/transaction/bet`,
    `x-hub88-signature: ${await signRsa(key, body)}`,
    body,
  );
}

function framed(path: string, signature: string, body: Buffer): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n${signature}\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), body]);
}
