import { isIPv6 } from "node:net";

const GROUPS = 8;
/**
 * A household has a /64 of its own, and its devices change the rest of the address freely.
 */
const GROUPS_OF_A_HOUSEHOLD = 4;

/** The machine itself, by its IPv4 address: a browser on it may come by either. */
const LOOPBACK = "127.0.0.1";

/** What counts as one place: an IPv4 address, or the /64 an IPv6 address is in. */
export function placeOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (plain === "::1") return LOOPBACK;
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain.replace(/%.*$/, "")).slice(0, GROUPS_OF_A_HOUSEHOLD);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "").toLowerCase()).join(":")}::/64`;
}

/** All eight groups of an IPv6 address, however it was shortened. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  if (tail === undefined) return first;
  const last = tail === "" ? [] : tail.split(":");
  return [
    ...first,
    ...Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => "0"),
    ...last,
  ];
}
