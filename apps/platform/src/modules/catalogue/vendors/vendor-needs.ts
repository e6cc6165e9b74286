import { createPublicKey } from "node:crypto";
import type { Platform } from "../../../platform.ts";
import type { Vendor } from "../catalogue.ts";

/** What a vendor needs to work with us; none of it is secret. */
export interface VendorNeeds {
  /** Where it calls the wallet. */
  readonly baseUrl: string;
  readonly operatorId: string;
  /** PEM of the key that signs our calls to it; null while we have none. */
  readonly operatorPublicKey: string | null;
}

/** What a vendor needs, whatever it signs with. */
export function vendorNeeds(
  { config }: Platform,
  { dialect, slug }: Pick<Vendor, "dialect" | "slug">,
): VendorNeeds {
  const { vendorUrl, operatorId, operatorPrivateKey: pem } = config;
  const operatorPublicKey =
    pem === undefined ? null : createPublicKey(pem).export({ type: "spki", format: "pem" });
  return { baseUrl: `${vendorUrl}/wallet/${dialect}/${slug}`, operatorId, operatorPublicKey };
}
