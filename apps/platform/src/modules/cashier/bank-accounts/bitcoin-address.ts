import { Network, validate } from "bitcoin-address-validation";

/** Whether a text is an address of Bitcoin's main chain, by its checksum. */
export function isBitcoinAddress(text: string): boolean {
  return validate(text, Network.mainnet);
}

/** An address as it is kept: those of the newer kind read the same in either case. */
export function normaliseAddress(address: string): string {
  return /^bc1/i.test(address) ? address.toLowerCase() : address;
}
