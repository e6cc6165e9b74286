import type { Vendor } from "@perya/api-client/operator";

const KEY_WORDS: Readonly<Record<Vendor["dialect"], string>> = {
  hub88: "key pair",
  softswiss: "secret",
  house: "key pair",
};

/** What a vendor signs with, in words. */
export function keyWord({ dialect }: Pick<Vendor, "dialect">): string {
  return KEY_WORDS[dialect];
}
