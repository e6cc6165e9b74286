import { z } from "zod";
import { readNetworks } from "./networks.ts";

const MOST_HOPS = 9;

const must =
  "must be how many proxies of yours stand in front (such as 1) or their networks, with commas (such as 10.0.0.0/8, 127.0.0.1); true would let every caller choose the address they come from";

/**
 * Which proxies may say in X-Forwarded-For where a request comes from: none, as many as a chain of ours is long, or those in networks of ours. Behind a number the process
 * must be reachable through the proxies alone; networks hold also when it isn't.
 */
export type TrustedProxies = false | number | readonly string[];

/** The field of an environment that names our proxies. A network of every address would be nobody's in particular, so it is refused as `true` is. */
export const trustedProxies = z
  .string(must)
  .trim()
  .refine((text) => readProxies(text) !== undefined, must)
  .transform((text): TrustedProxies => readProxies(text) ?? false);

/** The same as Fastify's `trustProxy` takes it. It trusts nobody for a plain number, because it can't know that the process is reached through the proxies alone. */
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
