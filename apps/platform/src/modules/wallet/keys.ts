import { hash } from "node:crypto";
import type { Command } from "./wallet.ts";

const KEY_CHARS = 16;

/** Vendor 0 is the house itself. */
const HOUSE = 0;

/** The 128-bit key of a movement: its vendor and the vendor's own id. House commands are vendor 0. Latin-1 text of 16 bytes, cheap as a Map key. */
function idemOf(vendor: number, transaction: string): string {
  return hash("sha256", `${vendor}:${transaction}`, "latin1").slice(0, KEY_CHARS);
}

/** A round's name among the rounds of one player. */
export function roundKeyOf(vendor: number, round: string): string {
  return `${vendor}:${round}`;
}

/** A command with its own key and the key of the movement it refers to: hashed once, asked for at every step of a decision. */
export interface Asked<Kind extends Command = Command> {
  readonly command: Kind;
  readonly idem: string;
  readonly ref: string | null;
}

/** Reads the keys of a command. */
export function ask(command: Command): Asked {
  if (!("vendor" in command)) return { command, idem: idemOf(HOUSE, command.key), ref: null };
  const { vendor, transaction, reference } = command;
  return { command, idem: idemOf(vendor, transaction), ref: reference === null ? null : idemOf(vendor, reference) };
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
