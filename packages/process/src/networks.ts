import { isIP } from "node:net";
import { z } from "zod";

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Networks by their usual names. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Reads comma-separated networks and addresses; undefined when one of them is invalid or covers
 * every address.
 */
export function readNetworks(text: string): readonly string[] | undefined {
  const networks = text
    .split(",")
    .map((part) => part.trim())
    .flatMap((part) => NAMED[part] ?? [part]);
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  const [, address = "", prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = BITS[isIP(address)];
  if (bits === undefined) return false;
  return prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits);
}

const must =
  "must be networks or addresses with commas between them (such as 10.0.0.0/8, 192.168.1.5), " +
  "or loopback for this machine";

/** The environment field for a list of networks; empty by default. */
export const networks = z
  .string(must)
  .refine((text) => readNetworks(text) !== undefined, must)
  .transform((text) => readNetworks(text) ?? [])
  .default([]);
