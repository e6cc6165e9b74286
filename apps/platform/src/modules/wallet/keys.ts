import { hash } from "node:crypto";

const KEY_BYTES = 16;

/** The 128-bit key of a movement: its vendor and the vendor's own id. House commands are vendor 0. Latin-1 text of 16 bytes, cheap as a Map key. */
export function idemOf(vendor: number, transaction: string): string {
  return digest(`${vendor}:${transaction}`);
}

/** The key of a player's part in a round: vendors may give many players the same round. */
export function roundKeyOf(vendor: number, player: bigint, round: string): string {
  return digest(`${vendor}/${player}/${round}`);
}

/** A key read from the database as hex digits with dashes. */
export function keyFromUuid(uuid: string): string {
  return Buffer.from(uuid.replaceAll("-", ""), "hex").toString("latin1");
}

/** The key as hex digits with dashes. */
export function uuidOf(key: string): string {
  return Buffer.from(key, "latin1")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** A command's keys are asked for several times while it is decided; the last few thousand are remembered, since a hash costs more than a look. */
const MAX_REMEMBERED = 8_192;
const remembered = new Map<string, string>();

function digest(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const key = hash("sha256", text, "buffer").toString("latin1", 0, KEY_BYTES);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(text, key);
  return key;
}
