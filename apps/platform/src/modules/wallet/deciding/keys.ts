import { hash } from "node:crypto";
import type { Command } from "../wallet.ts";

const KEY_CHARS = 16;

/** Vendor 0 is the house itself. */
const HOUSE = 0;

/**
 * The 128-bit key of a movement: its vendor and the vendor's own id. House commands are vendor 0.
 * Latin-1 text of 16 bytes, cheap as a Map key.
 */
function idemOf(vendor: number, transaction: string): string {
  return hash("sha256", `${vendor}:${transaction}`, "latin1").slice(0, KEY_CHARS);
}

/**
 * A number below ten to the 14th without leading zeros, the only one before which there is none,
 * and what is around it.
 */
const COUNTED = /^(\D*)([1-9]\d{0,13})(?!\d)(.*)$/s;
const STEM_CHARS = 10;

/**
 * The same of a counted id: ten bytes of hash for the vendor and what is around the number, and the
 * number itself in six, its highest byte first. The bets of a draw stand beside each other in the
 * index of keys, and so do its wins, where hashes would be strewn over all of it. An id without
 * such a number is hashed whole.
 */
function countedIdemOf(vendor: number, transaction: string): string {
  const [, before, number, after] = COUNTED.exec(transaction) ?? [];
  // The zero takes the number's place: there is no digit before it, so that different surroundings
  // never read the same.
  return number === undefined
    ? idemOf(vendor, transaction)
    : stemKeyOf(`${vendor}:${before}0${after}`) + bytesOf(Number(number));
}

const MOST_STEMS = 1_000;
const stems = new Map<string, string>();

/**
 * The hash of a stem, remembered: there are a few of each lottery. Every counted id looks here, and
 * a plain map answers in half the time of lru-cache (35 ns against 81); a full one is begun again.
 */
function stemKeyOf(stem: string): string {
  const known = stems.get(stem);
  if (known !== undefined) return known;
  if (stems.size >= MOST_STEMS) stems.clear();
  const key = hash("sha256", stem, "latin1").slice(0, STEM_CHARS);
  stems.set(stem, key);
  return key;
}

const HALF_BITS = 24;

/** A number's six bytes: in two halves, because JavaScript shifts 32 bits at most. */
function bytesOf(number: number): string {
  const [high, low] = [Math.floor(number / 2 ** HALF_BITS), number % 2 ** HALF_BITS];
  return String.fromCharCode(
    high >>> 16,
    (high >>> 8) & 0xff,
    high & 0xff,
    low >>> 16,
    (low >>> 8) & 0xff,
    low & 0xff,
  );
}

/** A round's name among the rounds of one player. */
export function roundKeyOf(vendor: number, round: string): string {
  return `${vendor}:${round}`;
}

/**
 * A command with its own key, the key of the movement it refers to and the name of its round: made
 * once, asked for at every step of a decision.
 */
export interface Asked<Kind extends Command = Command> {
  readonly command: Kind;
  readonly idem: string;
  readonly ref: string | null;
  /** As `roundKeyOf` names it; empty for a command of the house. */
  readonly round: string;
}

/** Reads the keys of a command. */
export function ask(command: Command): Asked {
  if (!("vendor" in command))
    return {
      command,
      idem: idemOf(HOUSE, command.key),
      ref: "hold" in command ? idemOf(HOUSE, command.hold) : null,
      round: "",
    };
  const { vendor, transaction, reference, counted = false } = command;
  const keyOf = counted ? countedIdemOf : idemOf;
  return {
    command,
    idem: keyOf(vendor, transaction),
    ref: reference === null ? null : keyOf(vendor, reference),
    round: roundKeyOf(vendor, command.round),
  };
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
