import { z } from "zod";
import { readNetworks } from "./networks.ts";

const MOST_HOPS = 9;

const must =
  "must be how many proxies of yours stand in front (such as 1) or their networks, " +
  "with commas (such as 10.0.0.0/8, 127.0.0.1); true would let every caller choose " +
  "the address they come from";

/**
 * Which proxies may name a request's origin in X-Forwarded-For: none, a chain of this many of our
 * proxies, or those in our networks. With a number, the process must be reachable through the
 * proxies only; networks are safe even when it is reachable directly.
 */
export type TrustedProxies = false | number | readonly string[];

/**
 * The environment field for our proxies. A network that covers every address would trust everyone,
 * so it is refused, as is `true`.
 */
export const trustedProxies = z
  .string(must)
  .trim()
  .refine((text) => readProxies(text) !== undefined, must)
  .transform((text): TrustedProxies => readProxies(text) ?? false);

/**
 * The value for Fastify's `trustProxy`. Fastify trusts no proxy for a plain number, because it
 * can't know that the process is reachable through the proxies only.
 */
export function proxiesForFastify(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

function readProxies(text: string): TrustedProxies | undefined {
  if (text === "false") return false;
  if (/^\d+$/.test(text)) return hops(Number(text));
  return readNetworks(text);
}

function hops(count: number): TrustedProxies | undefined {
  if (count > MOST_HOPS) return undefined;
  return count === 0 ? false : count;
}
