import { useEffect } from "react";
import { addressOf, type AddressParts } from "./address.ts";
import { go } from "./go.ts";

/** Leads elsewhere at once; Back does not come through here. */
export function Redirect({ to, search, hash }: AddressParts & { readonly to: string }) {
  const address = addressOf(to, { search, hash });
  useEffect(() => void go(address, { replace: true }), [address]);
  return null;
}
