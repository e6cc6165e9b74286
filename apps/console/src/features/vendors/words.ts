import type { Vendor } from "@perya/api-client/operator";

/** What a vendor signs with, in words. */
export function keyWord({ dialect }: Pick<Vendor, "dialect">): string {
  return dialect === "softswiss" ? "secret" : "key pair";
}
