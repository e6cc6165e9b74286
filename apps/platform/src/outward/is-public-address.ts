import { BlockList, isIP } from "node:net";

/**
 * IPv4 addresses that are not public hosts': IANA's special-purpose registry, multicast and
 * reserved ranges.
 */
const SPECIAL_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/**
 * The same for IPv6 within 2000::/3, the only range for public hosts. 2002::/16 and
 * 2001::/23 wrap other addresses.
 */
const SPECIAL_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
const GIVEN_OUT_V6 = ["2000::/3"];
/**
 * IPv6 addresses whose last four bytes are an IPv4 address: mapped ones, and those of a translator
 * (RFC 6052).
 */
const WRAPPING = ["::ffff:0:0/96", "64:ff9b::/96"];

const specialV4 = listOf(SPECIAL_V4);
const specialV6 = listOf(SPECIAL_V6);
const givenOut = listOf(GIVEN_OUT_V6);
const wrapping = listOf(WRAPPING);

/** A list of networks, each in CIDR, or single addresses. */
export function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(
      address,
      prefix === undefined ? (family === "ipv6" ? 128 : 32) : Number(prefix),
      family,
    );
  }
  return list;
}

/** Whether an address is a public host's, or in an additionally allowed network. */
export function isPublicAddress(address: string, allowed: BlockList): boolean {
  const plain = address.replace(/%.*$/, "");
  if (isIP(plain) === 4) return allowed.check(plain, "ipv4") || !specialV4.check(plain, "ipv4");
  if (isIP(plain) !== 6) return false;
  if (wrapping.check(plain, "ipv6")) return isPublicAddress(innerOf(plain), allowed);
  return (
    allowed.check(plain, "ipv6") ||
    (givenOut.check(plain, "ipv6") && !specialV6.check(plain, "ipv6"))
  );
}

/** The IPv4 address in the last four bytes. */
function innerOf(address: string): string {
  const written = /(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (written !== undefined) return written;
  // A URL has the last two groups in hexadecimal, and omits zeros.
  const { hostname } = new URL(`http://[${address}]`);
  const groups = hostname.slice(1, -1).split("::").at(-1)?.split(":") ?? [];
  const [high = 0, low = 0] = ["0", "0", ...groups]
    .slice(-2)
    .map((group) => Number.parseInt(group === "" ? "0" : group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
